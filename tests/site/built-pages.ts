/** Reads the built site of this project, which all tests share. No test writes to it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Tag, tags } from '../browser/languages.ts';
import { listFiles } from './temporary-project.ts';

export type BuiltPage = {
  readonly file: string;
  readonly html: string;
  /** The HTML from the body on. */
  readonly body: string;
  /** The public address: `/en/services`. */
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

/** Returns every page, including error pages. */
export function readPages(): BuiltPage[] {
  return listPages(sharedOutput()).map((file) => {
    const html = readOutput(file);
    const body = html.slice(html.indexOf('<body'));
    return { file, html, body, address: addressOfFile(file), tag: tagOfFile(file) };
  });
}

/** Returns the public address of a file: `/services` of `services.html`, `/en/` of `en/index.html`. */
export function addressOfFile(file: string): string {
  return `/${file.replace(/(?:(?<=^|\/)index)?\.html$/u, '')}`;
}

export function tagOfFile(file: string): Tag {
  return tags.find((tag) => file.startsWith(`${tag}/`)) ?? 'ar';
}
