import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  emptyPictureCache,
  type PictureCache,
  readPictureCache,
  writePictureCache,
} from '../../../generator/pictures/picture-cache.ts';

let folder = '';
const pictures = () => path.join(folder, 'pictures');
const keyOf = (sign: string) => sign.repeat(64);
const cacheOf = (...signs: readonly string[]): PictureCache => ({
  pictures: new Map(signs.map((sign) => [keyOf(sign), Buffer.from(`picture ${sign}`)])),
  stored: new Set(),
});

beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'picture-cache-')), '.cache');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true, force: true }));

describe('the picture cache', () => {
  it('comes back as it was written', () => {
    expect(writePictureCache(folder, cacheOf('a', 'b'))).toBeUndefined();
    const cache = readPictureCache(folder);
    expect([...cache.pictures.keys()].sort()).toEqual([keyOf('a'), keyOf('b')]);
    expect(String(cache.pictures.get(keyOf('b')))).toBe('picture b');
  });

  it('keeps no picture that the last run did not use', () => {
    writePictureCache(folder, cacheOf('a', 'b'));
    const { stored } = readPictureCache(folder);
    writePictureCache(folder, { ...cacheOf('b', 'c'), stored });
    expect([...readPictureCache(folder).pictures.keys()].sort()).toEqual([keyOf('b'), keyOf('c')]);
    expect(readdirSync(pictures())).toHaveLength(2);
  });

  it('writes a picture that it holds already not again', () => {
    writePictureCache(folder, cacheOf('a'));
    const [name = ''] = readdirSync(pictures());
    const before = statSync(path.join(pictures(), name)).ino;
    writePictureCache(folder, readPictureCache(folder));
    expect(statSync(path.join(pictures(), name)).ino).toBe(before);
  });

  it('forgets a damaged picture and mends it', () => {
    writePictureCache(folder, cacheOf('a', 'b'));
    const [damaged = ''] = readdirSync(pictures()).sort();
    writeFileSync(path.join(pictures(), damaged), 'half of a pict');
    const cache = readPictureCache(folder);
    expect([...cache.pictures.keys()]).toEqual([keyOf('b')]);
    writePictureCache(folder, { ...cacheOf('a', 'b'), stored: cache.stored });
    expect(readPictureCache(folder).pictures.size).toBe(2);
  });

  it('is empty when there is none, and removes what is not its own', () => {
    expect(readPictureCache(folder)).toEqual(emptyPictureCache());
    mkdirSync(pictures(), { recursive: true });
    writeFileSync(path.join(pictures(), 'draft.png'), 'x');
    expect(readPictureCache(folder)).toEqual(emptyPictureCache());
    writePictureCache(folder, cacheOf());
    expect(readdirSync(pictures())).toEqual([]);
  });

  it('tells why it cannot be written, and lets the run go on', () => {
    writeFileSync(path.join(path.dirname(folder), 'file'), '');
    expect(writePictureCache(path.join(path.dirname(folder), 'file'), cacheOf('a'))).toBe('ENOTDIR');
  });
});
