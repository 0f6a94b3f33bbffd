/** Finds the text of a content file that a page shows at a place. */

import type { ContentFile } from '../../content/content-file.ts';
import { type ContentString, listStrings } from '../../content/content-text.ts';
import { type PrintedValues, printText } from '../../content/print-shared-values.ts';
import { createFinder } from '../../diagnostics/index.ts';
import { startOf, type TextLocation } from './editor-link.ts';
import { plainText } from './plain-text.ts';

/** What a page was made of. */
export type PageContent = {
  readonly files: readonly ContentFile[];
  /** What was read for it, as `gatherContent` names it: files and fields of files. */
  readonly reads: readonly string[];
  /** Shared values as the language of a text prints them. */
  readonly valuesOf: (language: string) => PrintedValues;
};

/** What was pointed at: the text of the block, and of the smallest part in it. */
export type ClickedText = { readonly block: string; readonly part: string };

/** Every string that was read for a page. */
export function stringsOfPage({ files, reads }: PageContent): readonly ContentString[] {
  const read = new Set(reads);
  const paths = new Set(reads.map((name) => name.split('#')[0]));
  return listStrings(files.filter(({ source }) => paths.has(source.path))).filter(
    ({ file, path }) => read.has(file) || read.has(`${file}#${path[0]}`),
  );
}

/** The text as the page shows it. */
export function shownText(text: ContentString, { valuesOf }: Pick<PageContent, 'valuesOf'>): string {
  return plainText(printText(text.text, valuesOf(text.language ?? '')));
}

/** The text that is all of what was pointed at; else the longest that stands in it, or the shortest that it stands in. */
export function findSentence(clicked: ClickedText, content: PageContent): TextLocation | undefined {
  const [block, part] = [plainText(clicked.block), plainText(clicked.part)];
  const texts = stringsOfPage(content)
    .map((text) => ({ text, shown: shownText(text, content), pattern: patternFor(text, content) }))
    .filter(({ shown }) => shown !== '')
    .sort((a, b) => b.shown.length - a.shown.length);
  const found =
    texts.find(({ shown }) => shown === block) ??
    texts.find(({ shown }) => shown === part) ??
    texts.find(({ pattern }) => pattern.test(block)) ??
    texts.find(({ pattern }) => pattern.test(part)) ??
    texts.find(({ shown }) => block.includes(shown) && shown.includes(part)) ??
    texts.findLast(({ shown }) => part.length > 0 && shown.includes(part)) ??
    texts.find(({ shown }) => part.includes(shown));
  const find = createFinder((file) => content.files.find(({ source }) => source.path === file)?.source.text);
  return found && startOf(find(found.text));
}

/** Placeholders that only the template knows may stand for anything. */
function patternFor({ text, language }: ContentString, { valuesOf }: PageContent): RegExp {
  const values = valuesOf(language ?? '');
  const parts = text.split(/\{\{([^{}]*)\}\}/u).map((part, index) => {
    const value = index % 2 === 0 ? part : values.get(part);
    return value === undefined ? gap : RegExp.escape(plainText(`${edge}${printText(value, values)}${edge}`));
  });
  return new RegExp(`^${parts.join('').replaceAll(edge, '')}$`, 'u');
}

const gap = '.{1,100}?';
/** Keeps the spaces at the ends of a part. */
const edge = '\ue000';
