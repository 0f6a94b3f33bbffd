import { expect, it } from 'vitest';
import { keepRecent } from '../../../generator/dev/keep-recent.ts';
import { openEmptyStore } from '../../../generator/store/store.ts';

it('forgets what was not asked for in two rounds, and keeps what was', () => {
  const store = keepRecent(openEmptyStore());
  const bucket = store.bucket('things');
  for (const name of ['used', 'unused']) bucket.putJson(name, { name });
  for (let round = 0; round < 2; round += 1) {
    expect(bucket.getJson('used')).toEqual({ name: 'used' });
    store.sweep();
  }
  expect(bucket.getJson('used')).toEqual({ name: 'used' });
  expect(bucket.getJson('unused')).toBe(undefined);
});

it('takes what earlier runs left, and makes one value of it', () => {
  const left = openEmptyStore();
  left.bucket('things').putJson('old', [1]);
  const bucket = keepRecent(left).bucket('things');
  expect(bucket.getJson('old')).toEqual([1]);
  expect(bucket.getJson('old')).toBe(bucket.getJson('old'));
});
