/** Finds the content file and line of a text that a page shows. */
import type { ContentFile } from '../../content/content-file.ts';
import { type ContentString, listStrings } from '../../content/content-text.ts';
import { type PrintedValues, printText } from '../../content/print-shared-values.ts';
import { createFinder } from '../../diagnostics/locate.ts';
import { startOf, type TextLocation } from './editor-link.ts';
import { plainText } from './plain-text.ts';

/** The content that a page was rendered from. */
export type PageContent = {
  readonly files: readonly ContentFile[];
  /** The files and fields that the page read, such as `content/en/ui.yaml#title`. */
  readonly reads: readonly string[];
  readonly valuesOf: (language: string) => PrintedValues;
};

/** The texts of a clicked element (`part`) and of the block element that contains it. */
export type ClickedText = { readonly block: string; readonly part: string };

export function stringsOfPage({ files, reads }: PageContent): readonly ContentString[] {
  const read = new Set(reads);
  const paths = new Set(reads.map((name) => name.split('#')[0]));
  return listStrings(files.filter(({ source }) => paths.has(source.path))).filter(
    ({ file, path }) => read.has(file) || read.has(`${file}#${path[0]}`),
  );
}

/** Returns a text as the page shows it, normalized by `plainText`. */
export function shownText(text: ContentString, { valuesOf }: Pick<PageContent, 'valuesOf'>): string {
  return plainText(printText(text.text, valuesOf(text.language ?? '')));
}

/**
 * Returns the location of the content text that equals the clicked block or part. If there is none, prefers the longest
 * text in the block that contains the part, then the shortest text that contains the part, then the longest text that
 * the part contains.
 */
export function findTextLocation(clicked: ClickedText, content: PageContent): TextLocation | undefined {
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

/** Returns a pattern that matches the text as shown. Placeholders that only the template fills match any short text. */
function patternFor({ text, language }: ContentString, { valuesOf }: PageContent): RegExp {
  const values = valuesOf(language ?? '');
  const patterns = text.split(/\{\{([^{}]*)\}\}/u).map((segment, index) => {
    const value = index % 2 === 0 ? segment : values.get(segment);
    return value === undefined
      ? placeholderPattern
      : RegExp.escape(plainText(`${edgeMarker}${printText(value, values)}${edgeMarker}`));
  });
  return new RegExp(`^${patterns.join('').replaceAll(edgeMarker, '')}$`, 'u');
}

/** Matches the value of a placeholder. */
const placeholderPattern = '.{1,100}?';
/** Protects the spaces at the ends of a segment from `plainText`, which trims texts. */
const edgeMarker = '\ue000';
