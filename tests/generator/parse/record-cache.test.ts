import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseFiles } from '../../../generator/parse/parse-files.ts';
import {
  emptyRecordCache,
  findRecord,
  readRecordCache,
  writeRecordCache,
} from '../../../generator/parse/record-cache.ts';

let folder = '';
const store = () => join(folder, 'records.cache');
const hashOf = (sign: string) => sign.repeat(64);
const source = (sign: string) => ({
  path: `content/en/${sign}.yaml`,
  text: `name: ${sign} ñ\n`,
  hash: hashOf(sign),
});
const cacheOf = (...signs: readonly string[]) =>
  parseFiles(signs.map(source), emptyRecordCache()).value.cache;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'record-cache-')), '.cache');
});

afterEach(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

describe('the record cache', () => {
  it('comes back as it was written', () => {
    expect(writeRecordCache(folder, cacheOf('a', 'b'))).toBeUndefined();
    const cache = readRecordCache(folder);
    expect([...cache.records.keys()]).toEqual([hashOf('a'), hashOf('b')]);
    expect(findRecord(cache, hashOf('b'))?.data).toEqual({ name: 'b ñ' });
    expect(findRecord(cache, hashOf('c'))).toBeUndefined();
  });

  it('is one file, with nothing left beside it', () => {
    writeRecordCache(folder, cacheOf('a'));
    writeRecordCache(folder, cacheOf('b'));
    expect(readdirSync(folder)).toEqual(['records.cache']);
  });

  it('comes back empty as well', () => {
    writeRecordCache(folder, cacheOf());
    expect(readRecordCache(folder)).toEqual({ records: new Map(), isStored: true });
  });

  it('is not written again when nothing changed, and is when something did', () => {
    writeRecordCache(folder, cacheOf('a', 'b'));
    const before = statSync(store()).ino;
    const same = parseFiles([source('b'), source('a')], readRecordCache(folder)).value.cache;
    writeRecordCache(folder, same);
    expect(statSync(store()).ino).toBe(before);
    const fewer = parseFiles([source('b')], readRecordCache(folder)).value.cache;
    writeRecordCache(folder, fewer);
    expect([...readRecordCache(folder).records.keys()]).toEqual([hashOf('b')]);
  });

  it('is ignored when it is missing', () => {
    expect(readRecordCache(folder)).toEqual(emptyRecordCache());
  });

  it('is ignored when any byte of it has changed', () => {
    writeRecordCache(folder, cacheOf('a', 'b'));
    const bytes = readFileSync(store());
    for (let index = 0; index < bytes.length; index += 7) {
      const damaged = Buffer.from(bytes);
      damaged[index] = (damaged[index] ?? 0) ^ 1;
      writeFileSync(store(), damaged);
      expect(readRecordCache(folder)).toEqual(emptyRecordCache());
    }
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length - 5)],
    ['longer', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x\n')])],
    ['empty', () => Buffer.alloc(0)],
    [
      'of another version',
      (bytes: Buffer) => Buffer.from(bytes.toString().replace(/^records 1 \w/u, 'records 1 -')),
    ],
    ['foreign', () => Buffer.from('{"records": {}}\n')],
  ])('is ignored when it is %s', (_, change) => {
    writeRecordCache(folder, cacheOf('a', 'b'));
    writeFileSync(store(), change(readFileSync(store())));
    expect(readRecordCache(folder)).toEqual(emptyRecordCache());
  });

  it('is ignored when a folder stands in its place, and says why it cannot be written', () => {
    mkdirSync(store(), { recursive: true });
    expect(readRecordCache(folder)).toEqual(emptyRecordCache());
    expect(writeRecordCache(folder, cacheOf('a'))).toBe('EISDIR');
    expect(readdirSync(folder)).toEqual(['records.cache']);
  });
});
