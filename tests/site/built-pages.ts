/** The output of this project's site, built once for all tests that read it; nobody writes into it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Tag, tags } from '../browser/languages.ts';
import { listFiles } from './temporary-project.ts';

/** A page of the site. */
export type BuiltPage = {
  readonly file: string;
  readonly html: string;
  /** The HTML from the body on. */
  readonly body: string;
  /** The address that visitors know it by: `/en/services`. */
  readonly address: string;
  readonly tag: Tag;
};

/** The folder that a run of tests shares. */
export function sharedOutput(): string {
  const { TEST_SITE } = process.env;
  if (TEST_SITE === undefined) throw new Error('Only tests of the project "site" share a built site.');
  return TEST_SITE;
}

/** The text of one of its files. */
export const readOutput = (file: string) => readFileSync(path.join(sharedOutput(), file), 'utf8');

/** The files of pages in an output folder. */
export const listPages = (folder: string) => listFiles(folder).filter((file) => file.endsWith('.html'));

/** Every page, error pages too. */
export function readPages(): BuiltPage[] {
  return listPages(sharedOutput()).map((file) => {
    const html = readOutput(file);
    const body = html.slice(html.indexOf('<body'));
    return { file, html, body, address: addressOfFile(file), tag: tagOfFile(file) };
  });
}

/** The address that visitors know a file by: `/services` of `services.html`, `/en/` of `en/index.html`. */
export function addressOfFile(file: string): string {
  return `/${file.replace(/(?:(?<=^|\/)index)?\.html$/u, '')}`;
}

/** The language of a file. */
export function tagOfFile(file: string): Tag {
  return tags.find((tag) => file.startsWith(`${tag}/`)) ?? 'ar';
}
