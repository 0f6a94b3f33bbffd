import {
  appendFileSync,
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
import { openEmptyStore, openStore, type Store } from '../../../generator/store/store.ts';
import { makeProject } from '../emit/temporary-project.ts';
import { listPacks } from './list-packs.ts';

const mebibyte = 1024 * 1024;
const kind = 'words';
let project = '';
const packs = () => listPacks(project, kind);

beforeEach(() => {
  project = makeProject();
});

/** Puts values under the names of keys, and saves. */
function keep(values: Readonly<Record<string, string | Buffer>>, store = openStore(project)) {
  for (const [name, value] of Object.entries(values)) store.bucket(kind).put(keyOf(name), Buffer.from(value));
  return store.save({ prune: true });
}

function find(name: string, store = openStore(project)): string | undefined {
  const bytes = store.bucket(kind).get(keyOf(name));
  return bytes && Buffer.from(bytes).toString();
}

/** Uses entries and saves, as a run does that works out nothing new. */
function use(names: readonly string[], options: Parameters<Store['save']>[0]): void {
  const store = openStore(project);
  for (const name of names) find(name, store);
  store.save(options);
}

describe('the store', () => {
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
    for (let index = 0; index < 300; index += 1) keep({ [index]: `value ${index}` });
    expect(packs().length).toBeLessThan(15);
    const store = openStore(project);
    for (let index = 0; index < 300; index += 1) expect(find(String(index), store)).toBe(`value ${index}`);
  });

  it('does not copy what is large for the sake of what is small', () => {
    keep({ large: Buffer.alloc(mebibyte) });
    const [large = ''] = packs();
    keep({ a: 'one' });
    keep({ b: 'two' });
    expect(packs()).toContain(large);
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
    expect(names.map((name) => find(name))).toEqual(Object.values(values));
  });

  it('loses one entry when a byte of its value changed, and not the others', () => {
    keep(values);
    const [pack = ''] = packs();
    writeFileSync(pack, readFileSync(pack).with(0, 0));
    expect(names.map((name) => find(name))).toEqual([undefined, 'two', 'three']);
    keep({ a: 'one' });
    expect(names.map((name) => find(name))).toEqual(['one', 'two', 'three']);
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
    expect([find('a'), find('b')]).toEqual(['one', 'two']);
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

describe('a store that believes nothing of earlier runs', () => {
  it('finds nothing, and what is put takes the place of what was there', () => {
    keep({ a: 'wrong', b: 'two' });
    const store = openStore(project, { isFresh: true });
    expect(find('a', store)).toBeUndefined();
    keep({ a: 'one' }, store);
    expect([find('a'), find('b')]).toEqual(['one', 'two']);
  });
});

describe('two runs at once', () => {
  it('lose nothing of what the other kept', () => {
    keep({ shared: 'both' });
    const [first, second] = [openStore(project), openStore(project)];
    for (const store of [first, second]) expect(find('shared', store)).toBe('both');
    keep({ a: 'one' }, first);
    keep({ b: 'two' }, second);
    expect(['shared', 'a', 'b'].map((name) => find(name))).toEqual(['both', 'one', 'two']);
  });

  it('read on in what the other has replaced, or removed', () => {
    keep({ a: 'one', b: 'two' });
    const reader = openStore(project);
    find('a', reader);
    keep({ large: Buffer.alloc(mebibyte) });
    expect(find('b', reader)).toBe('two');
    rmSync(join(project, '.cache'), { recursive: true });
    expect(find('b', reader)).toBe('two');
    expect(keep({ c: 'three' }, reader)).toBeUndefined();
    expect(find('c')).toBe('three');
  });
});

describe('pruning', () => {
  const large = Buffer.alloc(3 * mebibyte);

  it('keeps what the last run used, and of the rest no more than a few megabytes', () => {
    for (const name of ['a', 'b', 'c']) keep({ [name]: Buffer.concat([large, Buffer.from(name)]) });
    use(['c'], { prune: true });
    const store = openStore(project);
    expect(['a', 'b', 'c'].map((name) => find(name, store) !== undefined)).toEqual([false, false, true]);
  });

  it('keeps what was not used as long as it is no more than what was', () => {
    keep({ a: large, b: large, c: large, d: large, e: large });
    use(['c', 'd', 'e'], { prune: true });
    expect(find('a')).toHaveLength(large.length);
  });

  it('waits for a run that comes to its end', () => {
    keep({ a: large, b: large });
    use([], { prune: false });
    expect(find('b')).toHaveLength(large.length);
  });

  it('leaves kinds alone that were not asked for', () => {
    keep({ a: large, b: large });
    const store = openStore(project);
    store.bucket('others').put(keyOf('x'), large);
    store.save({ prune: true });
    expect(find('a')).toHaveLength(large.length);
  });
});

describe('a store that cannot be written', () => {
  it('says why, and the run goes on', () => {
    writeFileSync(join(project, '.cache'), 'a file in the way');
    expect(keep({ a: 'one' })).toMatchObject({ code: 'ENOTDIR' });
    expect(find('a')).toBeUndefined();
  });
});
