/** Titles and descriptions fit into search results and differ from page to page. */
import { collections, type PageOptions, pages } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { estimateWidth, TITLE_LIMIT, TITLE_WIDTH_LIMIT } from '../text/compose-title.ts';
import type { FileKind } from '../validate/content-file.ts';
import { type PrintedValues, printText } from './print-text.ts';
import { countPlaceholders } from './scan-placeholders.ts';
import { placeOf, type WrittenText } from './written-text.ts';

/** What the check looks at. */
export type SeoInput = {
  readonly texts: readonly WrittenText[];
  readonly valuesOf: (language: string) => PrintedValues;
};

type SeoText = {
  readonly text: WrittenText;
  readonly printed: string;
  readonly noun: 'title' | 'description';
};

const descriptionLength = { least: 70, most: 160 };

/** One warning for each title or description that is too long, too short or used before in its language. */
export function checkSeo({ texts, valuesOf }: SeoInput): Diagnostic[] {
  const found = texts.flatMap((text): SeoText[] => {
    const noun = nounOf(text);
    if (noun === undefined || !isIndexed(text.kind)) return [];
    const values = valuesOf(text.language);
    // What is filled in by a value that cannot be printed now has no length that can be told.
    if ([...countPlaceholders(text.text).keys()].some((name) => !values.has(name))) return [];
    return [{ text, noun, printed: printText(text.text, values).trim() }];
  });
  return [...found.flatMap(checkLength), ...checkDuplicates(found)];
}

function nounOf({ key }: WrittenText): SeoText['noun'] | undefined {
  if (key === 'seo.title') return 'title';
  return key === 'seo.description' ? 'description' : undefined;
}

/** Pages that search engines may not list have no place in their results. */
function isIndexed(kind: FileKind): boolean {
  const options: PageOptions | undefined =
    kind.type === 'page-words'
      ? pages[kind.name]
      : kind.type === 'collection-words'
        ? collections[kind.name]
        : undefined;
  return options !== undefined && options.indexed !== false;
}

function checkLength(seo: SeoText): Diagnostic[] {
  const problem = seo.noun === 'title' ? titleProblem(seo.printed) : descriptionProblem(seo.printed);
  return problem === undefined ? [] : [{ rule: 'text/seo-length', ...placeOf(seo.text), ...problem }];
}

type Problem = Pick<Diagnostic, 'message' | 'fix'>;

function titleProblem(title: string): Problem | undefined {
  const width = estimateWidth(title);
  if (title.length > TITLE_LIMIT) {
    return {
      message: `The title has ${title.length} characters; search results cut it after about ${TITLE_LIMIT}.`,
      fix: shorten(title.length - TITLE_LIMIT),
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
    fix: length > most ? shorten(length - most) : `Add ${countCharacters(least - length)} or more.`,
  };
}

function shorten(count: number): string {
  return `Shorten it by ${countCharacters(count)}.`;
}

function countCharacters(count: number): string {
  return count === 1 ? '1 character' : `${count} characters`;
}

function checkDuplicates(found: readonly SeoText[]): Diagnostic[] {
  const groups = Map.groupBy(found, ({ text, noun, printed }) =>
    JSON.stringify([text.language, noun, printed.toLowerCase().replace(/\s+/gu, ' ')]),
  );
  return [...groups.values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : others.map((other) => explainDuplicate(other, first)),
  );
}

function explainDuplicate({ text, noun }: SeoText, first: SeoText): Diagnostic {
  const { file, path } = first.text;
  return {
    rule: 'text/seo-duplicate',
    ...placeOf(text),
    message: `Another page has this ${noun} too: ${file}. In search results nobody can tell them apart.`,
    fix: `Write a ${noun} that says what only this page has.`,
    related: [{ place: { file, path }, label: 'first' }],
  };
}
