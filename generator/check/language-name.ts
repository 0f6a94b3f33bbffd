/** Names of languages for messages, which are in English. */

const names = new Intl.DisplayNames(['en'], { type: 'language' });

/** `Arabic` for `ar`; the tag itself when it names no language. */
export function languageName(tag: string): string {
  try {
    return names.of(tag) ?? tag;
  } catch {
    // Intl throws for a malformed tag, which schema/value has told.
    return tag;
  }
}
