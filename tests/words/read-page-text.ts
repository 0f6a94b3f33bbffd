/**
 * Reads the visible text of the main element of a built page: all text, its text blocks and its paragraphs.
 */
import { addressOfFile } from '../site/built-pages.ts';
import { readText, withPlainSpaces } from '../site/read-html.ts';

/** The text of a page. */
export type PageText = {
  /** The public address. */
  readonly address: string;
  /** All visible text. */
  readonly text: string;
  /** The text of each paragraph, list item, cell, heading and label. */
  readonly blocks: readonly string[];
  /** The text of each `p` element outside of tables. */
  readonly paragraphs: readonly string[];
};

const isolates = /[\u2066-\u2069]/gu;

/** Returns the texts of a page. */
export function readPageText({ path, html }: { readonly path: string; readonly html: string }): PageText {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const outsideTables = main.replace(/<table[\s\S]*?<\/table>/gu, '');
  const paragraphs = [...outsideTables.matchAll(/<p(?:\s[^>]*)?>[\s\S]*?<\/p>/gu)].map(([paragraph]) =>
    clean(readText(paragraph)),
  );
  return {
    address: addressOfFile(path),
    text: clean(readText(main)),
    blocks: readText(main).split('\n').map(clean).filter(isFilled),
    paragraphs: paragraphs.filter(isFilled),
  };
}

function clean(text: string): string {
  return withPlainSpaces(text)
    .replace(isolates, '')
    .replace(/[ \t\n]+/gu, ' ')
    .trim();
}

const isFilled = (text: string) => text !== '';
