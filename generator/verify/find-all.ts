/** What the first group of a global pattern finds in a text, once for each match. */
export function findAll(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found = '']) => found);
}
