/** Reads the main part of a built page as a reader does: what is shown, and which of it are paragraphs. */
import { readText, withPlainSpaces } from '../site/read-html.ts';

/** A page as read: everything that is shown, and its paragraphs. */
export type PageText = {
  readonly path: string;
  readonly text: string;
  readonly paragraphs: readonly string[];
};

/** Words in quotation marks of another tongue, codes and marks of direction are no prose. */
const unread = /[\u2066-\u2069]/gu;

/** The text of a page; paragraphs are `p` elements outside of tables. */
export function readPageText({ path, html }: { readonly path: string; readonly html: string }): PageText {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const outsideTables = main.replace(/<table[\s\S]*?<\/table>/gu, '');
  const paragraphs = [...outsideTables.matchAll(/<p(?:\s[^>]*)?>[\s\S]*?<\/p>/gu)].map(([paragraph]) =>
    clean(readText(paragraph)),
  );
  return { path, text: clean(readText(main)), paragraphs: paragraphs.filter((text) => text !== '') };
}

function clean(text: string): string {
  return withPlainSpaces(text)
    .replace(unread, '')
    .replace(/[ \t\n]+/gu, ' ')
    .trim();
}
