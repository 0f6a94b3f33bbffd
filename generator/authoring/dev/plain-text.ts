/** Texts of a page and of a content file in one form, so that they can be compared. Runs in the browser, too. */

/** Signs that no reader sees: marks of direction, joiners, soft hyphens. */
const unseen = /[\u00ad\u061c\u200b-\u200f\u2060\u2066-\u2069\ufeff]/gu;

/** The text without unseen signs, with one kind of quotation mark, dash and space. */
export function plainText(text: string): string {
  return text
    .normalize()
    .replace(unseen, '')
    .replace(/["'«»‘’“”„‹›]/gu, '"')
    .replace(/[‐‑–]/gu, '-')
    .replace(/\s+/gu, ' ')
    .trim();
}
