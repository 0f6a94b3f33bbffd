import { expect, it } from 'vitest';
import { parseFiles } from '../../../generator/parse/parse-files.ts';
import type { SourceFile } from '../../../generator/read/source-file.ts';
import { openEmptyStore } from '../../../generator/store/store.ts';
import { watchStore } from '../store/watch-store.ts';

const file = (name: string, text: string, hash = `hash of ${text}`): SourceFile => ({
  path: `content/en/${name}.yaml`,
  text,
  hash,
});

it('takes a file whose content is known from the store without looking at its text', () => {
  const store = openEmptyStore();
  parseFiles([file('a', 'x: 1\n', 'known')], store);
  const again = parseFiles([file('moved', 'this: is: not: YAML', 'known')], store);
  expect(again.value[0]?.data).toEqual({ x: 1 });
  expect(again.diagnostics).toEqual([]);
});

it('gives the same from a warm store as from a cold one', () => {
  const text = 'a: [1, "2", 3.5, true, null, ~, "", {}]\n"2": b\n"1": a\nد: "نص\\n"\n__proto__: { a: 1 }\n';
  const store = openEmptyStore();
  const cold = parseFiles([file('a', text)], store);
  const warm = parseFiles([file('a', text)], store);
  expect(warm.value).toEqual(cold.value);
  expect(JSON.stringify(warm.value)).toBe(JSON.stringify(cold.value));
});

it('does not keep files with problems or what JSON cannot hold', () => {
  const sources = [
    file('a', 'x: 1: 2\n'),
    file('b', 'x: .inf\n'),
    file('c', 'x: .nan\n'),
    file('d', 'x: -0\n'),
  ];
  const { store, put } = watchStore();
  const { value } = parseFiles(sources, store);
  expect(value[1]?.data).toEqual({ x: Number.POSITIVE_INFINITY });
  const unread: SourceFile = { path: 'content/en/e.yaml', text: '', hash: '', isUnreadable: true };
  parseFiles([unread], store);
  expect(put('parsed')).toEqual([]);
  parseFiles([file('f', 'x: 1\n')], store);
  expect(put('parsed')).toHaveLength(1);
});

it('gives each of two equal files data of its own', () => {
  const store = openEmptyStore();
  parseFiles([file('a', 'x: [1]\n', 'one')], store);
  const { value } = parseFiles([file('a', '', 'one'), file('b', '', 'one')], store);
  expect(value[0]?.data).toEqual(value[1]?.data);
  expect(value[0]?.data).not.toBe(value[1]?.data);
});
