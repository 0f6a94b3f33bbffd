/** All tests share the built site, and no test writes to it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Tag, tags } from '../browser/languages.ts';
import { listFiles } from './temporary-project.ts';

export { readText, withPlainSpaces } from '../../generator/authoring/diff/read-text.ts';

export type BuiltPage = {
  readonly file: string;
  readonly html: string;
  readonly body: string;
  readonly address: string;
  readonly tag: Tag;
};

export function sharedOutput(): string {
  const { TEST_SITE } = process.env;
  if (TEST_SITE === undefined) throw new Error('Only tests of the project "site" share a built site.');
  return TEST_SITE;
}

export const readOutput = (file: string) => readFileSync(path.join(sharedOutput(), file), 'utf8');

export const listPages = (folder: string) => listFiles(folder).filter((file) => file.endsWith('.html'));

export function readPages(): BuiltPage[] {
  return listPages(sharedOutput()).map((file) => {
    const html = readOutput(file);
    const body = html.slice(html.indexOf('<body'));
    return { file, html, body, address: addressOfFile(file), tag: tagOfFile(file) };
  });
}

/** `/services` of `services.html`, `/en/` of `en/index.html`. */
export function addressOfFile(file: string): string {
  return `/${file.replace(/(?:(?<=^|\/)index)?\.html$/u, '')}`;
}

export function tagOfFile(file: string): Tag {
  return tags.find((tag) => file.startsWith(`${tag}/`)) ?? 'ar';
}

const tagOrText = /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gu;
const voidElements = /^(?:br|hr|img|input|link|meta|path|circle|line|use|wbr)$/u;

/** Without the excluded elements and their content. */
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
