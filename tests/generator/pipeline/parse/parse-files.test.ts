import { expect, it } from 'vitest';
import { openMemoryCache } from '../../../../generator/cache/cache.ts';
import type { SourceFile } from '../../../../generator/content/source-file.ts';
import { parseFiles } from '../../../../generator/pipeline/parse/parse-files.ts';

const file = (name: string, text: string, hash = `hash of ${text}`): SourceFile => ({
  path: `content/en/${name}.yaml`,
  text,
  hash,
});

it('reads a cached file without parsing its text', () => {
  const cache = openMemoryCache();
  parseFiles([file('a', 'x: 1\n', 'known')], cache);
  const cached = parseFiles([file('moved', 'this: is: not: YAML', 'known')], cache);
  expect(cached.value[0]?.data).toEqual({ x: 1 });
  expect(cached.diagnostics).toEqual([]);
});

it('returns the same with a warm cache as with a cold one', () => {
  const text = 'a: [1, "2", 3.5, true, null, ~, "", {}]\n"2": b\n"1": a\nد: "نص\\n"\n__proto__: { a: 1 }\n';
  const cache = openMemoryCache();
  const cold = parseFiles([file('a', text)], cache);
  const warm = parseFiles([file('a', text)], cache);
  expect(warm.value).toEqual(cold.value);
  expect(JSON.stringify(warm.value)).toBe(JSON.stringify(cold.value));
});

it('does not cache files with problems, and caches every value of YAML', () => {
  const cache = openMemoryCache();
  parseFiles([file('a', 'x: 1: 2\n', 'broken')], cache);
  expect(parseFiles([file('a', 'x: 1\n', 'broken')], cache).value[0]?.data).toEqual({ x: 1 });
  for (const text of ['x: .inf\n', 'x: .nan\n', 'x: -0\n']) {
    const cold = parseFiles([file('b', text)], cache);
    expect(parseFiles([file('b', text)], cache).value).toEqual(cold.value);
  }
});

it('returns separate data for two equal files', () => {
  const cache = openMemoryCache();
  parseFiles([file('a', 'x: [1]\n', 'one')], cache);
  const { value } = parseFiles([file('a', '', 'one'), file('b', '', 'one')], cache);
  expect(value[0]?.data).toEqual(value[1]?.data);
  expect(value[0]?.data).not.toBe(value[1]?.data);
});
