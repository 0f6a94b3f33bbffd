/** The one bound of pieces that stay on a line, for isolated runs and for the words that the renderer keeps together. */

/** A piece with more characters than this does not fit the narrowest column and may break. */
export const longestUnbroken = 21;
