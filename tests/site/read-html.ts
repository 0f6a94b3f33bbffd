/** Reads generated HTML without a browser: its text, and the inside of an element. */
export { readText, withPlainSpaces } from '../../generator/authoring/diff/read-text.ts';

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

const part = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gu;
const isVoid = /^(?:br|hr|img|input|link|meta|path|circle|line|use|wbr)$/u;

/** The HTML without the elements whose attributes say that they are out, and without all that is in them. */
export function withoutElements(html: string, isOut: (attributes: string) => boolean): string {
  let depth = 0;
  return html.replace(part, (whole, close: string, name: string | undefined, attributes: string) => {
    if (name === undefined || isVoid.test(name) || attributes.endsWith('/')) return depth > 0 ? '' : whole;
    const isLeftOut = depth > 0 || (close === '' && isOut(attributes));
    if (isLeftOut) depth += close === '' ? 1 : -1;
    return isLeftOut ? '' : whole;
  });
}
