/** Returns a text on one line; a plural text as the JSON of its forms. */
export function printOnOneLine(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/\s+/gu, ' ').trim();
}
