/**
 * What was read for everything that was made in a run. What many things read together is written once: a group is a list
 * of numbers, of names that were read and of other groups.
 */
import { oncePer } from '../../schema/once-per.ts';
import { keyOf } from '../store/keys.ts';
import type { Reads } from './recorder.ts';

/** The number of a name; of a group, `-1 - number`. */
type Item = number;

/** What was read for a thing, what it was given, and under which key it lies in the store. */
export type TracedThing = { readonly group: number; readonly given: string; readonly key: string };

/** A trace as it is kept. */
export type Trace = {
  /** Program, templates, styles and scripts of that run. */
  readonly sources: string;
  /** What everything depended on. */
  readonly common: string;
  /** Hashes of files, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  /** What each name had been then. */
  readonly hashes: readonly string[];
  readonly groups: readonly (readonly Item[])[];
  readonly things: Readonly<Record<string, TracedThing>>;
};

type Groups = Pick<Trace, 'names' | 'groups'>;

/** Names and groups, each once. */
export type Catalogue = Groups & {
  /** The number of the group of what was read. */
  readonly numberOf: (reads: Reads) => number;
  /** The number that a group of the last trace has here. */
  readonly adopt: (group: number) => number;
};

/** A catalogue with nothing in it, that takes over groups of the last trace. */
export function createCatalogue(last: Groups): Catalogue {
  const names = createIndex<string>((name) => name);
  const groups = createIndex<readonly Item[]>((items) => items.join());
  const byReads = new Map<Reads, number>();
  const adopted = new Map<number, number>();
  const numberOf = (reads: Reads): number => {
    const known = byReads.get(reads);
    if (known !== undefined) return known;
    const items = Array.from(reads, (read) =>
      typeof read === 'string' ? names.numberOf(read) : itemOf(numberOf(read)),
    );
    const number = groups.numberOf(items);
    byReads.set(reads, number);
    return number;
  };
  const adopt = (group: number): number => {
    const known = adopted.get(group);
    if (known !== undefined) return known;
    const items = (last.groups[group] ?? []).map((item) =>
      item >= 0 ? names.numberOf(last.names[item] ?? '') : itemOf(adopt(itemOf(item))),
    );
    const number = groups.numberOf(items);
    adopted.set(group, number);
    return number;
  };
  return { names: names.values, groups: groups.values, numberOf, adopt };
}

/** From the number of a group to the item that stands for it, and back. */
const itemOf = (number: number): number => -1 - number;

/** Values with their numbers, each value once. */
function createIndex<Value>(keyOfValue: (value: Value) => string) {
  const values: Value[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (value: Value): number => {
    const key = keyOfValue(value);
    const number = numbers.get(key) ?? values.push(value) - 1;
    numbers.set(key, number);
    return number;
  };
  return { values, numberOf };
}

/** What tells of groups how the content of today answers to them. */
export type GroupReader = {
  /** The names in a group. */
  readonly namesIn: (group: number) => readonly string[];
  /** Whether anything in a group is not as it was. */
  readonly isChanged: (group: number) => boolean;
  /** The names in a group that are not as they were. */
  readonly changedIn: (group: number) => readonly string[];
  /** A hash of all that is in a group, with what it is today. */
  readonly digest: (group: number) => string;
};

/** Reads groups of a catalogue or a trace; `hashes` are what the names had been, none when that is not known. */
export function readGroups(
  { names, groups, hashes = [] }: Groups & Partial<Pick<Trace, 'hashes'>>,
  hashOf: (name: string) => string,
): GroupReader {
  const itemsOf = (group: number) => groups[group] ?? [];
  const digest = oncePer((items: readonly Item[]): string =>
    keyOf(
      items.map((item) => {
        const name = names[item];
        return name === undefined ? digest(itemsOf(itemOf(item))) : [name, hashOf(name)];
      }),
    ),
  );
  const nameOf = (item: Item) => names[item] ?? '';
  const isOther = (item: Item) => hashes[item] !== hashOf(nameOf(item));
  const isChanged = oncePer((items: readonly Item[]): boolean =>
    items.some((item) => (item >= 0 ? isOther(item) : isChanged(itemsOf(itemOf(item))))),
  );
  const itemsIn = oncePer(
    (items: readonly Item[]): ReadonlySet<Item> =>
      new Set(items.flatMap((item) => (item >= 0 ? item : [...itemsIn(itemsOf(itemOf(item)))]))),
  );
  return {
    namesIn: (group) => Array.from(itemsIn(itemsOf(group)), nameOf),
    isChanged: (group) => isChanged(itemsOf(group)),
    changedIn: (group) => [...itemsIn(itemsOf(group))].filter(isOther).map(nameOf),
    digest: (group) => digest(itemsOf(group)),
  };
}
