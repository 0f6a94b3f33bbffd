/** Names of languages for messages, which are in English. */

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** Returns `Arabic` for `ar`, or an unknown tag itself. Throws for a malformed tag. */
export const languageName = (tag: string): string => names.of(tag) ?? tag;
