/**
 * Reads generated HTML without a browser: its text, the inner HTML of an element, and the HTML without some
 * elements.
 */
export { readText, withPlainSpaces } from '../../generator/authoring/diff/read-text.ts';

/** Returns the inner HTML of the first element with an id, or undefined. */
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

const tagOrText = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gu;
const voidElements = /^(?:br|hr|img|input|link|meta|path|circle|line|use|wbr)$/u;

/** Returns the HTML without the elements whose attributes match, and without their content. */
export function withoutElements(html: string, isExcluded: (attributes: string) => boolean): string {
  let depth = 0;
  return html.replace(tagOrText, (whole, close: string, name: string | undefined, attributes: string) => {
    if (name === undefined || voidElements.test(name) || attributes.endsWith('/'))
      return depth > 0 ? '' : whole;
    const isOmitted = depth > 0 || (close === '' && isExcluded(attributes));
    if (isOmitted) depth += close === '' ? 1 : -1;
    return isOmitted ? '' : whole;
  });
}
