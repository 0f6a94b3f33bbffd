/** Finds the items by which two lists of different lengths differ, so that a message can name them. */
import { valueAt } from '../../schema/data-path.ts';
import { stringsIn } from '../validate/values-in.ts';
import { placeholderNames } from './scan-placeholders.ts';

/** Positions in the list that has the items, and how many of them it is; more positions when that is not certain. */
export type ItemRange = { readonly at: readonly number[]; readonly count: number };

/** What each list lacks of the other: by ids where all items have one, else by what they are made of, from both ends. */
export function compareItems(own: readonly unknown[], expected: readonly unknown[]) {
  const [ownIds, expectedIds] = [own.map(idOf), expected.map(idOf)];
  if (![...ownIds, ...expectedIds].includes(undefined)) {
    return { missing: absentFrom(ownIds, expectedIds), extra: absentFrom(expectedIds, ownIds) };
  }
  const [ownMakes, expectedMakes] = [own.map(makeOf), expected.map(makeOf)];
  return own.length < expected.length
    ? { missing: findSurplus(expectedMakes, ownMakes), extra: none }
    : { missing: none, extra: findSurplus(ownMakes, expectedMakes) };
}

/** What a person calls an item: its id, or its place and its first words. */
export function nameItem(items: readonly unknown[], index: number): string {
  const id = idOf(items[index]);
  if (id !== undefined) return `"${id}"`;
  const words = firstWords(items[index]);
  const start = words !== undefined && words.length > 40 ? `${words.slice(0, 39)}…` : words;
  return `item ${index + 1}${start === undefined ? '' : ` ("${start}")`}`;
}

const none: ItemRange = { at: [], count: 0 };

function idOf(item: unknown): string | undefined {
  const id = valueAt(item, ['id']);
  return typeof id === 'string' ? id : undefined;
}

function absentFrom(ids: readonly unknown[], others: readonly unknown[]): ItemRange {
  const at = [...others.keys()].filter((index) => !ids.includes(others[index]));
  return { at, count: at.length };
}

/** The part of the longer list that is left when both are alike from the start and from the end. */
function findSurplus(longer: readonly string[], shorter: readonly string[]): ItemRange {
  const before = countAlike(longer, shorter);
  const after = countAlike(longer.toReversed(), shorter.toReversed());
  const count = longer.length - shorter.length;
  const first = Math.min(before, shorter.length - after);
  const last = Math.max(before, shorter.length - after) + count;
  const at = [...longer.keys()].slice(first, last);
  return at.length === longer.length ? none : { at, count };
}

function countAlike(a: readonly string[], b: readonly string[]): number {
  const parting = b.findIndex((make, index) => make !== a[index]);
  return parting === -1 ? b.length : parting;
}

/** What an item is made of that every language keeps: fields, types, lengths, placeholders and marks. */
function makeOf(item: unknown): string {
  return JSON.stringify(item, (key, value: unknown) => {
    if (typeof value !== 'string' || key === 'type') return value;
    const marks = value.match(/\*\*|\]\([^()[\]\s]*\)/gu) ?? [];
    return [...marks, ...placeholderNames(value)].sort().join(' ');
  });
}

function firstWords(value: unknown): string | undefined {
  return stringsIn(value).find(([path]) => path.at(-1) !== 'type')?.[1];
}
