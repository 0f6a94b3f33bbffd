import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { keyOf } from '../../../generator/store/keys.ts';
import {
  openEmptyStore,
  openStore,
  recallJson,
  type Store,
  storeFolder,
} from '../../../generator/store/store.ts';
import { makeProject } from '../emit/temporary-project.ts';
import { listPacks } from './list-packs.ts';

const kind = 'words';
let project = '';
const packs = () => listPacks(project, kind);

beforeEach(() => {
  project = makeProject();
});

const valuesOf = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name ${index}`, `value ${index}`]));

/** Puts values under the names of keys, and saves. */
function keep(values: Readonly<Record<string, string>>, store = openStore(project), prune = true) {
  for (const [name, value] of Object.entries(values)) store.bucket(kind).put(keyOf(name), Buffer.from(value));
  return store.save({ prune });
}

function find(name: string, store = openStore(project)): string | undefined {
  const bytes = store.bucket(kind).get(keyOf(name));
  return bytes && Buffer.from(bytes).toString();
}

function findAll(names: readonly string[]): readonly (string | undefined)[] {
  const store = openStore(project);
  return names.map((name) => find(name, store));
}

/** Uses entries and saves, as a run does that works out nothing new. */
function use(names: readonly string[], options: Parameters<Store['save']>[0]): void {
  const store = openStore(project);
  for (const name of names) find(name, store);
  store.save(options);
}

describe('the store', () => {
  it('gives back what was put last, before it is saved and after, and writes no file before it is saved', () => {
    const letters = ['a', 'b', 'c', 'd'];
    const values = Object.fromEntries(letters.map((letter) => [letter, letter.repeat(600 * 1024)]));
    const store = openStore(project);
    for (const [name, value] of Object.entries(values)) {
      store.bucket(kind).put(keyOf(name), Buffer.from('of before'));
      store.bucket(kind).put(keyOf(name), Buffer.from(value));
    }
    const foundBefore = letters.map((name) => find(name, store));
    expect(existsSync(join(project, storeFolder, kind))).toBe(false);
    store.save({ prune: true });
    expect([foundBefore, findAll(letters)]).toEqual([Object.values(values), Object.values(values)]);
    expect(packs()).toHaveLength(1);
  });

  it('gives back what was put into it, bytes and JSON, in this run and in the next', () => {
    const store = openStore(project);
    const check = (opened: Store) => {
      expect(find('a', opened)).toBe('one');
      expect(find('empty', opened)).toBe('');
      expect(opened.bucket('data').getJson(keyOf('a'))).toEqual({ text: 'ñ د', list: [1, null] });
      expect(opened.bucket('data').getJson(keyOf('b'))).toBeUndefined();
      expect(find('b', opened)).toBeUndefined();
    };
    store.bucket(kind).put(keyOf('a'), Buffer.from('one'));
    store.bucket(kind).put(keyOf('empty'), Buffer.from(''));
    store.bucket('data').putJson(keyOf('a'), { text: 'ñ د', list: [1, null] });
    check(store);
    expect(store.save({ prune: true })).toBeUndefined();
    check(openStore(project));
  });

  it('gives what was just made as the next run will have it', () => {
    const make = () => ({ is: 'there', absent: undefined });
    expect(Object.keys(recallJson(openStore(project).bucket(kind), keyOf('name'), make))).toEqual(['is']);
  });

  it('knows nothing of another run when it is an empty one, and leaves nothing behind', () => {
    const store = openEmptyStore();
    keep({ a: 'one' }, store);
    expect(find('a', store)).toBe('one');
    expect(find('a', openEmptyStore())).toBeUndefined();
    expect(find('a')).toBeUndefined();
  });

  it('writes nothing when nothing is new', () => {
    keep({ a: 'one', b: 'two' });
    const before = packs();
    use(['a'], { prune: true });
    expect(packs()).toEqual(before);
  });

  it('keeps hundreds of entries that came one at a time in a few files', () => {
    const values = valuesOf(300);
    for (const [name, value] of Object.entries(values)) keep({ [name]: value }, openStore(project), false);
    expect(packs().length).toBeLessThan(10);
    expect(findAll(Object.keys(values))).toEqual(Object.values(values));
  });

  it('does not copy what is much for the sake of what is little', () => {
    keep(valuesOf(100));
    const [much = ''] = packs();
    for (const name of ['a', 'b']) keep({ [name]: 'one' }, openStore(project), false);
    expect(packs()).toContain(much);
    expect(packs()).toHaveLength(2);
  });
});

describe('a store that is damaged', () => {
  const values = { a: 'one', b: 'two', c: 'three' };
  const names = Object.keys(values);

  it('gives no wrong value for any byte that changed, and is mended', () => {
    keep(values);
    const [pack = ''] = packs();
    const bytes = readFileSync(pack);
    for (const [index, byte] of bytes.entries()) {
      writeFileSync(pack, bytes.with(index, byte ^ 1));
      const found = Object.fromEntries(names.map((name) => [name, find(name)]));
      const lost = Object.entries(values).filter(([name]) => found[name] === undefined);
      expect({ ...found, ...Object.fromEntries(lost) }).toEqual(values);
      expect(lost.length, `byte ${index}`).toBeGreaterThan(0);
    }
    keep(values);
    expect(packs()).not.toContain(pack);
    expect(findAll(names)).toEqual(Object.values(values));
  });

  it('loses one entry when a byte of its value changed, and not the others', () => {
    keep(values);
    const [pack = ''] = packs();
    writeFileSync(pack, readFileSync(pack).with(0, 0));
    expect(findAll(names)).toEqual([undefined, 'two', 'three']);
    keep({ a: 'one' });
    expect(findAll(names)).toEqual(['one', 'two', 'three']);
  });

  it('gives nothing of a pack cut off anywhere, or of more than was written', () => {
    keep(values);
    const [pack = ''] = packs();
    const bytes = readFileSync(pack);
    for (let length = bytes.length - 1; length >= 0; length -= 1) {
      truncateSync(pack, length);
      expect(find('a'), `${length} bytes`).toBeUndefined();
    }
    writeFileSync(pack, bytes);
    appendFileSync(pack, 'more');
    expect(find('a')).toBeUndefined();
  });

  it.each([
    ['a foreign pack', (folder: string) => writeFileSync(join(folder, 'x.pack'), '{"records": {}}\n')],
    ['a folder for a pack', (folder: string) => mkdirSync(join(folder, 'x.pack'))],
    ['half of a pack', (folder: string) => writeFileSync(join(folder, 'x.draft'), 'one')],
  ])('does without %s', (_, harm) => {
    keep({ a: 'one' });
    harm(dirname(packs()[0] ?? ''));
    expect(find('a')).toBe('one');
    expect(keep({ b: 'two' })).toBeUndefined();
    expect(findAll(['a', 'b'])).toEqual(['one', 'two']);
  });

  it('removes what a killed process left, and not what another process is writing', () => {
    keep({ a: 'one' });
    const folder = dirname(packs()[0] ?? '');
    const [old, young] = [join(folder, 'old.draft'), join(folder, 'young.draft')];
    for (const path of [old, young]) writeFileSync(path, 'half');
    utimesSync(old, 0, 0);
    keep({ b: 'two' });
    expect(packs()).toContain(young);
    expect(packs()).not.toContain(old);
  });
});

it('a store that believes nothing of earlier runs finds nothing, and what is put takes the place of what was there', () => {
  keep({ a: 'wrong', b: 'two' });
  const store = openStore(project, { fresh: true });
  expect(find('a', store)).toBeUndefined();
  keep({ a: 'one' }, store);
  expect(findAll(['a', 'b'])).toEqual(['one', 'two']);
});

describe('two runs at once', () => {
  it('lose nothing of what the other kept', () => {
    keep({ shared: 'both' });
    const [first, second] = [openStore(project), openStore(project)];
    for (const store of [first, second]) expect(find('shared', store)).toBe('both');
    keep({ a: 'one' }, first);
    keep({ b: 'two' }, second);
    expect(findAll(['shared', 'a', 'b'])).toEqual(['both', 'one', 'two']);
  });

  it('read on in what the other has replaced, or removed', () => {
    keep({ a: 'one', b: 'two' });
    const reader = openStore(project);
    find('a', reader);
    keep(valuesOf(100));
    expect(find('b', reader)).toBe('two');
    rmSync(join(project, '.cache'), { recursive: true });
    expect(find('b', reader)).toBe('two');
    expect(keep({ c: 'three' }, reader)).toBeUndefined();
    expect(find('c')).toBe('three');
  });
});

describe('pruning', () => {
  const names = Object.keys(valuesOf(100));
  const countFound = () => findAll(names).filter((value) => value !== undefined).length;

  it('keeps what the last run used, and nothing else once that is more than as much again', () => {
    keep(valuesOf(100));
    use(names.slice(0, 40), { prune: true });
    expect(findAll(names)).toEqual([...Object.values(valuesOf(40)), ...Array(60)]);
    expect(packs()).toHaveLength(1);
  });

  it('keeps what was not used as long as it is no more than what was, so that two branches may take turns', () => {
    keep(valuesOf(100));
    use(names.slice(0, 50), { prune: true });
    expect(countFound()).toBe(100);
  });

  it('waits for a run that comes to its end', () => {
    keep(valuesOf(100));
    use(names.slice(0, 1), { prune: false });
    expect(countFound()).toBe(100);
  });

  it('leaves kinds alone that were not asked for', () => {
    keep(valuesOf(100));
    const store = openStore(project);
    store.bucket('others').put(keyOf('x'), Buffer.from('x'));
    store.save({ prune: true });
    expect(countFound()).toBe(100);
  });
});

it('a store that cannot be written says why, and the run goes on', () => {
  writeFileSync(join(project, '.cache'), 'a file in the way');
  expect(keep({ a: 'one' })).toMatchObject({ code: 'ENOTDIR' });
  expect(find('a')).toBeUndefined();
});
