/** Returns a text on one line. A plural text becomes the JSON of its forms. */
export function formatOnOneLine(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.replace(/\s+/gu, ' ').trim();
}
