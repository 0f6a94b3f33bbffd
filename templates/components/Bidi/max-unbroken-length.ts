/** The length limit of unbreakable text, for isolated runs and for no-break spaces. */

/** Text with more characters does not fit the narrowest column and may break. */
export const maxUnbrokenLength = 21;
