/** Titles and descriptions fit into search results and differ from page to page. */
import { collections, type PageOptions, pages } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { plural } from '../diagnostics/format-totals.ts';
import { estimateWidth, TITLE_LIMIT, TITLE_WIDTH_LIMIT } from '../text/compose-title.ts';
import type { FileKind } from '../validate/content-file.ts';
import { type ContentText, placeOf } from './content-text.ts';
import { findRepeats } from './find-repeats.ts';
import type { Look } from './look.ts';
import { printText } from './print-text.ts';
import { countPlaceholders } from './scan-placeholders.ts';

type SeoText = {
  readonly text: ContentText;
  readonly printed: string;
  readonly noun: 'title' | 'description';
};

const nouns = new Map<string, SeoText['noun']>([
  ['seo.title', 'title'],
  ['seo.description', 'description'],
]);
const descriptionLength = { least: 70, most: 160 };

/** One warning for each title or description that is too long, too short or used before in its language. */
export function checkSeo({ texts, valuesOf }: Pick<Look, 'texts' | 'valuesOf'>): Diagnostic[] {
  const found = texts.flatMap((text): SeoText[] => {
    const noun = nouns.get(text.key);
    if (noun === undefined || !isIndexed(text.kind)) return [];
    const values = valuesOf(text.language);
    // What is filled in by a value that cannot be printed now has no length that can be told.
    if ([...countPlaceholders(text.text).keys()].some((name) => !values.has(name))) return [];
    return [{ text, noun, printed: printText(text.text, values).trim() }];
  });
  return [...found.flatMap(checkLength), ...checkDuplicates(found)];
}

/** Pages that search engines may not list have no place in their results. */
function isIndexed(kind: FileKind): boolean {
  let options: PageOptions | undefined;
  if (kind.type === 'page-words') options = pages[kind.name];
  if (kind.type === 'collection-words') options = collections[kind.name];
  return options !== undefined && options.indexed !== false;
}

function checkLength({ text, noun, printed }: SeoText): Diagnostic[] {
  const problem = noun === 'title' ? titleProblem(printed) : descriptionProblem(printed);
  return problem === undefined ? [] : [{ rule: 'text/seo-length', ...placeOf(text), ...problem }];
}

type Problem = Pick<Diagnostic, 'message' | 'fix'>;

function titleProblem(title: string): Problem | undefined {
  const width = estimateWidth(title);
  if (title.length > TITLE_LIMIT) {
    return {
      message: `The title has ${title.length} characters; search results cut it after about ${TITLE_LIMIT}.`,
      fix: `Shorten it by ${plural(title.length - TITLE_LIMIT, 'character')}.`,
    };
  }
  if (width <= TITLE_WIDTH_LIMIT) return undefined;
  return {
    message: `The title is about ${width} pixels wide; search results cut it at about ${TITLE_WIDTH_LIMIT}.`,
    fix: 'Shorten it by a word, or use narrower letters.',
  };
}

function descriptionProblem({ length }: string): Problem | undefined {
  const { least, most } = descriptionLength;
  if (length >= least && length <= most) return undefined;
  return {
    message: `The description has ${length} characters; search results show ${least} to ${most}.`,
    fix:
      length > most
        ? `Shorten it by ${plural(length - most, 'character')}.`
        : `Add ${plural(least - length, 'character')} or more.`,
  };
}

function checkDuplicates(found: readonly SeoText[]): Diagnostic[] {
  const repeats = findRepeats(found, ({ text, noun, printed }) =>
    JSON.stringify([text.language, noun, printed.toLowerCase().replace(/\s+/gu, ' ')]),
  );
  return repeats.map(({ again: { text, noun }, first: { text: other } }) => ({
    rule: 'text/seo-duplicate',
    ...placeOf(text),
    message: `Another page has this ${noun} too: ${other.file}. In search results nobody can tell them apart.`,
    fix: `Write a ${noun} that says what only this page has.`,
    related: [{ place: { file: other.file, path: other.path }, label: 'first' }],
  }));
}
