/** Files may have errors. */

import type { ContentIndex } from './content-index.ts';
import { completeIdsOf, isPlainObject, valueAt } from './data-path.ts';
import {
  figureNames,
  type NamedFigure,
  officePlaceholder,
  placeholderFiles,
  sharedNames,
} from './placeholder-names.ts';

type Facts = Pick<ContentIndex, 'facts'>;

/** By name; undefined when the figures cannot be read. */
export function findFigures({ facts }: Facts): ReadonlyMap<string, NamedFigure> | undefined {
  const figures = valueAt(facts('business')?.data, ['figures']);
  if (!isPlainObject(figures)) return undefined;
  return new Map(
    Object.entries(figures).map(([name, figure]) => [
      name,
      { kind: String(valueAt(figure, ['kind'])), from: valueAt(figure, ['from']) },
    ]),
  );
}

/** By name; undefined when the numbers cannot be read. */
export function findDirectoryPaths({ facts }: Facts) {
  const data = facts('directory')?.data;
  const namesIn = (list: string) => {
    const numbers = valueAt(data, [list]);
    return isPlainObject(numbers) ? Object.keys(numbers).map((name) => [list, name] as const) : undefined;
  };
  const numbers = namesIn('numbers');
  return numbers && [...numbers, ...(namesIn('shortCodes') ?? [])];
}

/** Undefined when the offices cannot be read. */
export const findOffices = ({ facts }: Facts): readonly string[] | undefined =>
  completeIdsOf(valueAt(facts('offices')?.data, ['offices']))?.map(({ id }) => id);

export type PlaceholderNames = {
  readonly shared: readonly string[];
  readonly phrases: readonly string[];
  /** The files that define names, by name; built-in names have none. */
  readonly definedIn: ReadonlyMap<string, string>;
};

/** Undefined when a file cannot be read, because an unknown name may then be valid. */
export function findPlaceholders(
  content: Pick<ContentIndex, 'facts' | 'textFiles'>,
): PlaceholderNames | undefined {
  const figures = findFigures(content);
  const phrases = findPhrases(content);
  const directory = findDirectoryPaths(content)?.map(([, name]) => name);
  const offices = findOffices(content);
  if (figures === undefined || phrases === undefined || directory === undefined || offices === undefined)
    return undefined;
  const named = { figures: Object.fromEntries(figures), directory, offices };
  const definedIn = new Map([
    ...figureNames(named).map((name) => [name, placeholderFiles.figures] as const),
    ...directory.map((name) => [name, placeholderFiles.directory] as const),
    ...offices.map((id) => [officePlaceholder(id), placeholderFiles.offices] as const),
    ...phrases.map((name) => [name, placeholderFiles.phrases] as const),
  ]);
  return { shared: sharedNames(named), phrases, definedIn };
}

/** In any language; undefined when an interface file cannot be read. */
function findPhrases({ textFiles }: Pick<ContentIndex, 'textFiles'>): string[] | undefined {
  const interfaces = textFiles('ui');
  if (interfaces.length === 0 || interfaces.some(({ data }) => data === undefined)) return undefined;
  const phrases = interfaces.map(({ data }) => valueAt(data, ['phrases']));
  return [...new Set(phrases.flatMap((block) => (isPlainObject(block) ? Object.keys(block) : [])))];
}
