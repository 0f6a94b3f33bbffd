import { formatKey, valueAt } from '../../../schema/data-path.ts';
import type { Problem } from '../../../schema/rule.ts';
import {
  alternativeFix,
  locationOfDifference,
  type UnequalValue,
} from '../../content/compare-translations.ts';
import { stringsIn } from '../../content/content-text.ts';
import { plural } from '../../diagnostics/format-totals.ts';
import { languageName } from '../../text/languages.ts';
import { placeholderNames } from '../../text/scan-placeholders.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const i18nShape = {
  id: 'i18n/shape',
  severity: 'error',
  summary: 'Lists have the same length and ids in every language.',
  supersedes: ['schema/value'],
  runOnUnit: ({ comparisons }: Pick<UnitContext, 'comparisons'>) =>
    comparisons.flatMap(({ unequal }) =>
      unequal.map((difference) => {
        const [actual, expected] = [difference.actual.value, difference.expected.value];
        const areLists = Array.isArray(actual) && Array.isArray(expected);
        return areLists ? lengthDiagnostic(difference, { actual, expected }) : valueDiagnostic(difference);
      }),
    ),
} satisfies Rule;

function lengthDiagnostic(
  difference: UnequalValue,
  lists: Record<'actual' | 'expected', readonly unknown[]>,
): Problem {
  const { path, actual, expected, source } = difference;
  const { missing, extra } = compareItems(lists.actual, lists.expected);
  const name = languageName(actual.language);
  const add = describeItems(missing, lists.expected).map((items) => `Add ${items} of the ${source} list.`);
  const remove = describeItems(extra, lists.actual).map(
    (items) => `Remove ${items}, or add it in ${source}, too.`,
  );
  const sameItems = [`Write the same items as in ${source}, in the same order.`];
  const item = [...path, ...missing.positions.slice(0, 1)];
  const advice = add.length + remove.length === 0 ? sameItems : [...add, ...remove];
  return {
    ...locationOfDifference(difference, path, 'key'),
    message: `"${formatKey(path)}" has ${plural(lists.actual.length, 'item')} in ${name} and ${plural(lists.expected.length, 'item')} in ${source}.`,
    fix: `${advice.join(' ')}${extra.positions.length > 0 ? '' : alternativeFix(difference)}`,
    related: [{ location: { file: expected.file, path: item }, label: expected.language }],
  };
}

/** One text: the items, or `1 of the items 5 to 8` when these are uncertain; none when it may be any item. */
function describeItems({ positions, count }: ItemRange, items: readonly unknown[]): string[] {
  const [first, last] = [positions[0], positions.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (positions.length === count) return [positions.map((index) => nameItem(items, index)).join(' and ')];
  return [`${count} of the items ${first + 1} to ${last + 1}`];
}

function valueDiagnostic(difference: UnequalValue): Problem {
  const { path, actual, expected, source } = difference;
  const name = languageName(actual.language);
  return {
    ...locationOfDifference(difference, path),
    message: `"${formatKey(path)}" is ${printValue(actual.value)} in ${name} and ${printValue(expected.value)} in ${source}; it must be the same in every language.`,
    fix:
      expected.value === undefined
        ? 'Remove the line.'
        : { yaml: `${path.at(-1)}: ${String(expected.value)}` },
  };
}

const printValue = (value: unknown): string => (value === undefined ? 'left out' : JSON.stringify(value));

type ItemRange = { readonly positions: readonly number[]; readonly count: number };

/** By their ids or, when an item has no id, by comparing shapes from both ends. */
export function compareItems(actual: readonly unknown[], expected: readonly unknown[]) {
  const [actualIds, expectedIds] = [actual.map(idOf), expected.map(idOf)];
  if (![...actualIds, ...expectedIds].includes(undefined)) {
    return { missing: absentFrom(actualIds, expectedIds), extra: absentFrom(expectedIds, actualIds) };
  }
  const [actualShapes, expectedShapes] = [actual.map(shapeOf), expected.map(shapeOf)];
  return actual.length < expected.length
    ? { missing: findSurplus(expectedShapes, actualShapes), extra: noItems }
    : { missing: noItems, extra: findSurplus(actualShapes, expectedShapes) };
}

/** The id, or the position and the beginning of the text. */
export function nameItem(items: readonly unknown[], index: number): string {
  const id = idOf(items[index]);
  if (id !== undefined) return `"${id}"`;
  const text = firstTextIn(items[index]);
  const start = text !== undefined && text.length > 40 ? `${text.slice(0, 39)}…` : text;
  return `item ${index + 1}${start === undefined ? '' : ` ("${start}")`}`;
}

const noItems: ItemRange = { positions: [], count: 0 };

function idOf(item: unknown): string | undefined {
  const id = valueAt(item, ['id']);
  return typeof id === 'string' ? id : undefined;
}

function absentFrom(ids: readonly unknown[], others: readonly unknown[]): ItemRange {
  const positions = [...others.keys()].filter((index) => !ids.includes(others[index]));
  return { positions, count: positions.length };
}

/** Between the common start and the common end of the lists; none when nothing is common. */
function findSurplus(longer: readonly string[], shorter: readonly string[]): ItemRange {
  const before = countEqualAtStart(longer, shorter);
  const after = countEqualAtStart(longer.toReversed(), shorter.toReversed());
  const count = longer.length - shorter.length;
  const first = Math.min(before, shorter.length - after);
  const last = Math.max(before, shorter.length - after) + count;
  const positions = [...longer.keys()].slice(first, last);
  return positions.length === longer.length ? noItems : { positions, count };
}

function countEqualAtStart(a: readonly string[], b: readonly string[]): number {
  const first = b.findIndex((shape, index) => shape !== a[index]);
  return first === -1 ? b.length : first;
}

/** The same in every language: fields, types, lengths, placeholders and inline markup. */
const shapeOf = (item: unknown): string =>
  JSON.stringify(item, (key, value: unknown) => {
    if (typeof value !== 'string' || key === 'type') return value;
    const markup = value.match(/\*\*|\]\([^()[\]\s]*\)/gu) ?? [];
    return [...markup, ...placeholderNames(value)].sort().join(' ');
  });

const firstTextIn = (value: unknown): string | undefined =>
  stringsIn(value).find(([path]) => path.at(-1) !== 'type')?.[1];
