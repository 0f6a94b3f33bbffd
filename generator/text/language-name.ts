/** Names of languages for messages, which are in English. */

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** `Arabic` for `ar`; the tag itself when it names no language. Throws for a malformed one, of which no file is. */
export const languageName = (tag: string): string => names.of(tag) ?? tag;
