/** Reads generated HTML without a browser: its text, and the inside of an element. */
export { readText, withPlainSpaces } from '../../generator/compare/read-text.ts';

/** The inner HTML of the first element with an id, or undefined. */
export function innerOf(html: string, id: string): string | undefined {
  const start = new RegExp(
    `<([a-zA-Z][\\w-]*)(?:\\s(?:"[^"]*"|[^">])*)?\\sid="${id}"(?:"[^"]*"|[^">])*>`,
    'u',
  ).exec(html);
  if (start === null) return undefined;
  const from = start.index + start[0].length;
  let depth = 1;
  for (const tag of html.slice(from).matchAll(new RegExp(`<(/?)${start[1]}(?=[\\s>])`, 'gu'))) {
    depth += tag[1] === '/' ? -1 : 1;
    if (depth === 0) return html.slice(from, from + tag.index);
  }
  return html.slice(from);
}
