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
  /** How many groups there were when all of them were needed last. */
  readonly needed: number;
  readonly things: Readonly<Record<string, TracedThing>>;
};

type Groups = Pick<Trace, 'names' | 'groups'>;

/** Names and groups of the last run, and those of this one behind them. */
export type Catalogue = Groups & {
  /** The number of the group of what was read. */
  readonly numberOf: (reads: Reads) => number;
};

/** A catalogue that goes on where the last trace ended, so that its numbers are the same in both. */
export function createCatalogue(last: Groups): Catalogue {
  const names = createIndex<string>((name) => name, last.names);
  const groups = createIndex<readonly Item[]>((items) => items.join(), last.groups);
  const byReads = new Map<Reads, number>();
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
  return { names: names.values, groups: groups.values, numberOf };
}

/** From the number of a group to the item that stands for it, and back. */
const itemOf = (number: number): number => -1 - number;

/** Values with their numbers, each value once. */
function createIndex<Value>(keyOfValue: (value: Value) => string, known: readonly Value[] = []) {
  const values = [...known];
  let numbers: Map<string, number> | undefined;
  const numberOf = (value: Value): number => {
    // Where nothing is made, nobody asks.
    numbers ??= new Map(values.map((each, index) => [keyOfValue(each), index]));
    const key = keyOfValue(value);
    const number = numbers.get(key) ?? values.push(value) - 1;
    numbers.set(key, number);
    return number;
  };
  return { values, numberOf };
}

/** The trace without names and groups that none of its things needs, once they are many. */
export function compactTrace(trace: Trace): Trace {
  return trace.groups.length <= 2 * trace.needed + spareGroups ? trace : withoutNeedless(trace);
}

const spareGroups = 500;

function withoutNeedless(trace: Trace): Trace {
  const { names, groups, numberOf } = createCatalogue({ names: [], groups: [] });
  const readsOf = oncePer(
    (items: readonly Item[]): Reads =>
      new Set(
        items.map((item) =>
          item >= 0 ? (trace.names[item] ?? '') : readsOf(trace.groups[itemOf(item)] ?? []),
        ),
      ),
  );
  const things = Object.entries(trace.things).map(([name, thing]) => [
    name,
    { ...thing, group: numberOf(readsOf(trace.groups[thing.group] ?? [])) },
  ]);
  const hashes = new Map(trace.names.map((name, item) => [name, trace.hashes[item] ?? '']));
  return {
    ...trace,
    names,
    hashes: names.map((name) => hashes.get(name) ?? ''),
    groups,
    needed: groups.length,
    things: Object.fromEntries(things),
  };
}

/** The numbers of names of files that are not as they were, and of lists that others are in. */
export function changedNames({ files, names }: Trace, now: ReadonlyMap<string, string>): ReadonlySet<Item> {
  const changed = new Set<string>();
  for (const path of new Set([...Object.keys(files), ...now.keys()])) {
    if (files[path] === now.get(path)) continue;
    changed.add(path);
    if (files[path] === undefined || !now.has(path)) changed.add(folderOf(path));
  }
  const isChanged = (name: string) => changed.has(fileOf(name));
  return new Set(changed.size === 0 ? [] : names.flatMap((name, item) => (isChanged(name) ? item : [])));
}

/** Of the name of something that was read, see `gatherContent`: the file, or the folder. */
export function fileOf(name: string): string {
  const end = name.indexOf('#');
  return end === -1 ? name : name.slice(0, end);
}

/** With the stroke at its end, as lists are named. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
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

/** Reads groups; `hashes` are what names had been, and `hashOf` tells what one is. */
export function readGroups(
  { names, groups }: Groups,
  hashes: readonly string[],
  hashOf: (item: Item) => string,
): GroupReader {
  const itemsOf = (group: number) => groups[group] ?? [];
  const nameOf = (item: Item) => names[item] ?? '';
  const digest = oncePer((items: readonly Item[]): string =>
    keyOf(items.map((item) => (item >= 0 ? [nameOf(item), hashOf(item)] : digest(itemsOf(itemOf(item)))))),
  );
  const isOther = (item: Item) => hashes[item] !== hashOf(item);
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
