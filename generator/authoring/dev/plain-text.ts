/** Normalizes texts of pages and content files, so that they can be compared. Also runs in the browser. */

/** Invisible characters: direction marks, joiners, soft hyphens. */
const invisibleCharacters = /[\u00ad\u061c\u200b-\u200f\u2060\u2066-\u2069\ufeff]/gu;

/** With one form of quotation marks, of hyphens and en dashes, and of spaces. */
export function plainText(text: string): string {
  return text
    .normalize()
    .replace(invisibleCharacters, '')
    .replace(/["'«»‘’“”„‹›]/gu, '"')
    .replace(/[‐‑–]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}
