import { beforeEach, describe, expect, it } from 'vitest';
import { type Cache, openMemoryCache } from '../../../generator/cache/cache.ts';
import { createDependencyTracker, namesIn } from '../../../generator/cache/track-dependencies.ts';
import { openTrackedCache } from '../../../generator/cache/tracked-cache.ts';

let cache: Cache;
let versions: Record<string, string>;
beforeEach(() => {
  cache = openMemoryCache();
  versions = { a: '1', b: '1', c: '1' };
});

function run(reads: readonly string[], { inputs = 'same', common = 'same' } = {}) {
  const tracker = createDependencyTracker();
  const tracked = openTrackedCache({
    cache,
    tracker,
    versionOf: (name) => versions[name] ?? 'absent',
    common,
  });
  const value = tracked.track('page', inputs, () => {
    for (const name of reads) tracker.recordRead(name);
    return reads.join();
  });
  return { value, reason: tracked.rebuilt.get('page'), dependencies: tracked.dependenciesOf('page') };
}

describe('a tracked value', () => {
  it('is computed again only when one of its dependencies changes, and reports which', () => {
    expect(run(['a', 'b']).reason).toBe('not cached');
    versions.c = '2';
    expect(run(['none'])).toEqual({ value: 'a,b', reason: undefined, dependencies: ['a', 'b'] });
    versions.b = '2';
    expect(run(['a'])).toEqual({ value: 'a', reason: 'b', dependencies: ['a'] });
    versions.b = '3';
    expect(run(['none']).reason).toBeUndefined();
  });

  it('is computed again when content of a shared list changes, or when the list was removed from the cache', () => {
    const names = Array.from({ length: 20 }, (_, index) => `record ${index}`);
    const useList = () => {
      const tracker = createDependencyTracker();
      const versionOf = (name: string) => versions[name] ?? '1';
      const tracked = openTrackedCache({ cache, tracker, versionOf, common: '' });
      const list = tracker.memoize(() => names.forEach(tracker.recordRead));
      tracked.track('page', '', () => String(list()));
      return [tracked.rebuilt.get('page'), tracked.dependenciesOf('page')];
    };
    expect(useList()).toEqual(['not cached', names]);
    expect(useList()).toEqual([undefined, names]);
    versions['record 7'] = '2';
    expect(useList()).toEqual(['record 7', names]);
    const { get } = cache;
    cache = {
      ...cache,
      get: (namespace, key) => (namespace === 'tracked' ? get(namespace, key) : undefined),
    };
    expect(useList()[0]).toBe('dependencies that are not cached');
  });

  it('is computed again when its inputs or the common dependencies change', () => {
    run(['a']);
    expect(run(['a'], { inputs: 'other' }).reason).toBe('its inputs changed');
    expect(run(['a'], { inputs: 'other', common: 'other' }).reason).toBe('not cached');
  });
});

describe('dependencies', () => {
  it('include those of a memoized value for each of its users', () => {
    const { recordRead, collect, memoize } = createDependencyTracker();
    let computed = 0;
    const shared = memoize(() => {
      recordRead('shared');
      computed += 1;
      return computed;
    });
    const use = (name: string) =>
      collect(() => {
        recordRead(name);
        return shared();
      });
    expect(namesIn(use('a').reads)).toEqual(new Set(['a', 'shared']));
    expect(namesIn(use('b').reads)).toEqual(new Set(['b', 'shared']));
    expect(computed).toBe(1);
  });

  it('include only the properties of an object that are read', () => {
    const { recordRead, collect, lazyObject } = createDependencyTracker();
    const read = (name: string) => () => {
      recordRead(name);
      return name;
    };
    const object = lazyObject<{ one: string; two: string }>({ one: read('one'), two: read('two') });
    expect(namesIn(collect(() => object.two).reads)).toEqual(new Set(['two']));
  });

  it('include what the computation around a value has read before, because the value may use it', () => {
    const { recordRead, collect } = createDependencyTracker();
    const { value: inner } = collect(() => {
      recordRead('before');
      const { reads } = collect(() => recordRead('inside'));
      recordRead('after');
      return reads;
    });
    expect(namesIn(inner)).toEqual(new Set(['before', 'inside']));
  });

  it('are complete after a computation that throws', () => {
    const { recordRead, collect } = createDependencyTracker();
    const outer = collect(() => {
      expect(() =>
        collect(() => {
          throw new Error('no');
        }),
      ).toThrow('no');
      recordRead('after');
    });
    expect(namesIn(outer.reads)).toEqual(new Set(['after']));
  });
});
