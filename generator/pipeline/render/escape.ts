/** Escaping for the parts of a document that React does not write. */

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text for an element or a double-quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => entities[character] ?? character);
}

/** JSON for a script element: the same data, with no `<` in it, so that neither `</script` nor `<!--` can occur. */
export function formatJsonForScript(data: unknown): string {
  return JSON.stringify(data).replace(/</gu, '\\u003c');
}
