import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { listTidyFiles } from '../../../../generator/authoring/new/tidy-files.ts';
import { decodeUtf8 } from '../../../../generator/pipeline/read/read-source.ts';

/** Undefined when the contents do not change. */
function tidy(contents: string): string | undefined {
  const bytes = Buffer.from(contents);
  const decoded = decodeUtf8(bytes);
  if (!('text' in decoded)) throw new Error(decoded.reason);
  const file = { path: 'content/en/faq.yaml', text: decoded.text, hash: hash('sha256', bytes) };
  return listTidyFiles([file])[0]?.text;
}

it('removes trailing spaces and tabs', () => {
  expect(tidy('title: Bail  \t\ntext: A \n  b\n')).toBe('title: Bail\ntext: A\n  b\n');
});

it.each([
  ['a tidy file', '# Words.\ntitle: Bail\n'],
  ['a space that is part of a block text', 'title: Bail\ntext: |\n  A \n  b\n'],
  ['an escaped space at the end of a line', 'text: "A\\ \n  b"\n'],
])('does not change %s', (_, contents) => {
  expect(tidy(contents)).toBeUndefined();
});

it('does not change an unreadable file', () => {
  expect(listTidyFiles([{ path: 'content/en/faq.yaml', text: '', hash: '', isUnreadable: true }])).toEqual(
    [],
  );
});

it('normalizes only Unicode and line endings in a file that cannot be parsed', () => {
  expect(tidy('title: "cafe\u0301\r\n')).toBe('title: "caf\u00e9\n');
});
