import path from 'node:path';
import type { ContentFile } from '../../content/content-file.ts';
import { type ContentString, listStrings } from '../../content/content-text.ts';
import { type PrintedValues, printText } from '../../content/print-shared-values.ts';
import type { LocatedDiagnostic, SourceLocation } from '../../diagnostics/diagnostic.ts';
import { createFinder } from '../../diagnostics/locate.ts';
import { plainText } from './plain-text.ts';

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

export const shownText = (text: ContentString, { valuesOf }: Pick<PageContent, 'valuesOf'>): string =>
  plainText(printText(text.text, valuesOf(text.language ?? '')));

/**
 * Prefers the text that equals the block or part, then the longest in the block that contains the part, then
 * the shortest text that contains the part, then the longest that the part contains.
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

/** Placeholders that only the template fills match any short text. */
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

const placeholderPattern = '.{1,100}?';
/** Protects the spaces at the ends of a segment from `plainText`, which trims texts. */
const edgeMarker = '\ue000';

/** Rules about single texts, such as stale translations. */
const textRules = /^(?:i18n|text)\//u;

export function findMarkedTexts(
  problems: readonly LocatedDiagnostic[],
  content: PageContent,
): readonly string[] {
  const keysWithProblems = new Set(
    problems.filter(({ rule }) => textRules.test(rule)).map(({ file, key }) => `${file}#${key}`),
  );
  if (keysWithProblems.size === 0) return [];
  const texts = stringsOfPage(content).filter(({ file, key }) => keysWithProblems.has(`${file}#${key}`));
  return texts.map((text) => shownText(text, content)).filter((text) => text !== '');
}

/** A position in a file. Lines and columns count from 1. */
export type TextLocation = { readonly file: string; readonly line: number; readonly column: number };

export const startOf = ({ file, span: { line, column } }: SourceLocation): TextLocation => ({
  file,
  line,
  column,
});

const vsCodePattern = 'vscode://file/{file}:{line}:{column}';

/** Fills an editor's URL pattern: `{file}` is the absolute path, `{line}` and `{column}` count from 1. */
export function formatEditorLink(location: TextLocation, projectRoot: string, pattern = ''): string {
  const file = encodeURI(path.resolve(projectRoot, location.file).replaceAll('\\', '/'));
  return (pattern || vsCodePattern)
    .replace(/\/?\{file\}/u, (slot) => (slot.startsWith('/') ? `/${file.replace(/^\//u, '')}` : file))
    .replace('{line}', String(location.line))
    .replace('{column}', String(location.column));
}
