/** Escapes text for the parts of a document that React does not render. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => entities[character] ?? character);
}

/** Formats JSON for a script element, without `<`, so that neither `</script` nor `<!--` occurs. */
export function formatJsonForScript(data: unknown): string {
  return JSON.stringify(data).replace(/</gu, '\\u003c');
}
