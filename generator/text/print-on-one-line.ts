/** Returns a text on one line. A plural text is printed as the JSON of its forms. */
export function printOnOneLine(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/\s+/gu, ' ').trim();
}
