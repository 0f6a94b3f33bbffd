import { describe, expect, it } from 'vitest';
import { parseFiles } from '../../../generator/parse/parse-files.ts';
import { emptyRecordCache, type RecordCache } from '../../../generator/parse/record-cache.ts';
import type { SourceFile } from '../../../generator/read/source-file.ts';

const file = (name: string, text: string, hash = `hash of ${text}`): SourceFile => ({
  path: `content/en/${name}.yaml`,
  text,
  hash,
});

const hashesIn = (cache: RecordCache) => [...cache.records.keys()];

describe('parseFiles', () => {
  it('parses files in the order given and collects their problems', () => {
    const sources = [file('b', 'x: 1\n'), file('a', 'x: 1: 2\n'), file('c', 'x: @\n')];
    const { value, diagnostics } = parseFiles(sources, emptyRecordCache());
    expect(value.files.map(({ source, data }) => [source.path, data])).toEqual([
      ['content/en/b.yaml', { x: 1 }],
      ['content/en/a.yaml', undefined],
      ['content/en/c.yaml', undefined],
    ]);
    expect(diagnostics.map(({ place }) => place.file)).toEqual(['content/en/a.yaml', 'content/en/c.yaml']);
  });

  it('takes a file whose content is known from the cache without looking at its text', () => {
    const { cache } = parseFiles([file('a', 'x: 1\n', 'known')], emptyRecordCache()).value;
    const again = parseFiles([file('moved', 'this: is: not: YAML', 'known')], cache);
    expect(again.value.files[0]?.data).toEqual({ x: 1 });
    expect(again.diagnostics).toEqual([]);
  });

  it('gives the same from a warm cache as from a cold one', () => {
    const text = 'a: [1, "2", 3.5, true, null, ~, "", {}]\n"2": b\n"1": a\nد: "نص\\n"\n__proto__: { a: 1 }\n';
    const cold = parseFiles([file('a', text)], emptyRecordCache());
    const warm = parseFiles([file('a', text)], cold.value.cache);
    expect(warm.value.files).toEqual(cold.value.files);
    expect(JSON.stringify(warm.value.files)).toBe(JSON.stringify(cold.value.files));
  });

  it('does not keep files with problems or what JSON cannot hold', () => {
    const sources = [
      file('a', 'x: 1: 2\n'),
      file('b', 'x: .inf\n'),
      file('c', 'x: .nan\n'),
      file('d', 'x: -0\n'),
    ];
    const { value } = parseFiles(sources, emptyRecordCache());
    expect(hashesIn(value.cache)).toEqual([]);
    expect(value.files[1]?.data).toEqual({ x: Number.POSITIVE_INFINITY });
    const unread: SourceFile = { path: 'content/en/e.yaml', text: '', hash: '', isUnreadable: true };
    expect(hashesIn(parseFiles([unread], emptyRecordCache()).value.cache)).toEqual([]);
  });

  it('drops the records of files that are gone', () => {
    const first = parseFiles([file('a', 'x: 1\n', 'one'), file('b', 'x: 2\n', 'two')], emptyRecordCache());
    const second = parseFiles([file('b', 'x: 2\n', 'two')], first.value.cache);
    expect(hashesIn(second.value.cache)).toEqual(['two']);
  });

  it('gives each of two equal files data of its own', () => {
    const { cache } = parseFiles([file('a', 'x: [1]\n', 'one')], emptyRecordCache()).value;
    const { files } = parseFiles([file('a', '', 'one'), file('b', '', 'one')], cache).value;
    expect(files[0]?.data).toEqual(files[1]?.data);
    expect(files[0]?.data).not.toBe(files[1]?.data);
  });
});
