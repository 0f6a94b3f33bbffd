import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { cacheFile, noCache, openCache, openMemoryCache } from '../../../generator/cache/cache.ts';
import { makeProject } from '../pipeline/emit/temporary-project.ts';

let project: string;
beforeEach(() => {
  project = makeProject();
});

const open = (options = {}) => openCache(project, { sources: 'same', ...options });

/** The reason when saving fails. */
function store(values: Readonly<Record<string, unknown>>, cache = open(), prune = false): string | undefined {
  for (const [name, value] of Object.entries(values)) cache.set('test', name, value);
  return cache.save({ prune });
}

const find = (name: string, cache = open()): unknown => cache.get('test', name);
function findAll(names: readonly string[]): readonly unknown[] {
  const cache = open();
  return names.map((name) => find(name, cache));
}
const manyValues = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name ${index}`, `value ${index}`]));
const database = () => join(project, cacheFile);

describe('the cache', () => {
  it('computes a value once for the same inputs, in this run and in later ones', () => {
    const computed: string[] = [];
    const get = (cache = open()) =>
      cache.getOrCompute('test', ['a', 1], () => {
        computed.push('a');
        return { text: 'ñ د', bytes: Buffer.from('x'), list: [1, null, undefined, -0] };
      });
    const cache = open();
    const first = get(cache);
    expect(get(cache)).toEqual(first);
    cache.save({ prune: true });
    expect(get()).toEqual(first);
    expect(computed).toEqual(['a']);
  });

  it('finds no value for other inputs, in another namespace or for other sources', async () => {
    store({ a: 'one' });
    const cache = open();
    expect(cache.getOrCompute('test', 'a', () => 'two')).toBe('one');
    expect(cache.getOrCompute('test', 'b', () => 'two')).toBe('two');
    expect(await cache.getOrComputeAsync('test', 'c', async () => 'three')).toBe('three');
    expect(await cache.getOrComputeAsync('test', 'd', async () => 'four')).toBe('four');
    expect(find('b')).toBeUndefined();
    expect(open().get('other', 'a')).toBeUndefined();
    expect(find('a', open({ sources: 'changed' }))).toBeUndefined();
  });

  it('keeps values that depend on a part of the sources when other sources change', () => {
    const openPart = (sources: string, hash: string) => open({ sources }).withSources('part', () => hash);
    const cache = open();
    cache.withSources('part', () => 'a hash').set('test', 'a', 'one');
    cache.save({ prune: false });
    expect(openPart('changed', 'a hash').get('test', 'a')).toBe('one');
    expect(openPart('changed too', 'another').get('test', 'a')).toBeUndefined();
  });

  it('ignores stored values when the option `ignore` is set, and replaces those that are stored again', () => {
    store({ a: 'wrong', b: 'two' });
    const cache = open({ ignore: true });
    expect(find('a', cache)).toBeUndefined();
    expect(store({ a: 'one' }, cache)).toBeUndefined();
    expect(findAll(['a', 'b'])).toEqual(['one', 'two']);
  });

  it('returns the same object with the option `keepValues`, until the object is unused between two saves', () => {
    const cache = open({ keepValues: true });
    const value = { x: 1 };
    cache.set('test', 'a', value);
    cache.save({ prune: false });
    expect(find('a', cache)).toBe(value);
    cache.save({ prune: false });
    cache.save({ prune: false });
    expect(find('a', cache)).not.toBe(value);
    expect(find('a', cache)).toEqual(value);
  });

  it('creates no file when nothing is stored or when it is in memory', () => {
    noCache.set('test', 'a', 'one');
    const cache = openMemoryCache();
    expect(store({ a: 'one' }, cache)).toBeUndefined();
    expect(find('a', cache)).toBe('one');
    expect(open().save({ prune: true })).toBeUndefined();
    expect(() => readFileSync(database())).toThrow('ENOENT');
  });
});

describe('a database that cannot be used', () => {
  const damages: readonly (readonly [string, () => void])[] = [
    [
      'that contains other text',
      () => writeFileSync(database(), 'a foreign file that is longer than a header'.repeat(50)),
    ],
    ['that is cut off', () => truncateSync(database(), 5000)],
    ['that is overwritten', () => writeFileSync(database(), readFileSync(database()).fill(7, 100))],
    [
      'of another program',
      () => {
        rmSync(database());
        const other = new DatabaseSync(database());
        other.exec('CREATE TABLE entries (id INTEGER)');
        other.close();
      },
    ],
  ];
  it.each(damages)(
    '%s is reported once, does not change values, and is replaced by the next run',
    (_, damage) => {
      store(manyValues(200));
      damage();
      const cache = open();
      expect(cache.getOrCompute('test', 'name 1', () => 'computed')).toMatch(/^(?:computed|value 1)$/u);
      expect(store({ a: 'one' }, cache)).toMatch(/\w/u);
      expect(store({ a: 'one' })).toBeUndefined();
      expect(find('a')).toBe('one');
    },
  );
});

it('two runs at once keep the values that the other run stores', () => {
  store({ shared: 'both' });
  const [first, second] = [open(), open()];
  for (const cache of [first, second]) expect(find('shared', cache)).toBe('both');
  store({ a: 'one' }, first);
  store({ b: 'two' }, second);
  expect(findAll(['shared', 'a', 'b'])).toEqual(['both', 'one', 'two']);
});

describe('pruning', () => {
  const names = Object.keys(manyValues(300));
  const countFound = () => findAll(names).filter((value) => value !== undefined).length;
  const use = (count: number, prune: boolean) => {
    const cache = open();
    for (const name of names.slice(0, count)) find(name, cache);
    return cache.save({ prune });
  };

  it('removes unused entries once they outnumber the used ones', () => {
    store(manyValues(300));
    expect(use(100, true)).toBeUndefined();
    expect(countFound()).toBe(100);
  });

  it('keeps as many unused entries as there are used ones, for work that alternates between two branches', () => {
    store(manyValues(300));
    use(150, true);
    expect(countFound()).toBe(300);
  });
});
