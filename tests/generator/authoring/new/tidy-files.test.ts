import { hash } from 'node:crypto';
import { expect, it } from 'vitest';
import { planTidyFiles } from '../../../../generator/authoring/new/tidy-files.ts';
import { decodeUtf8 } from '../../../../generator/pipeline/read/decode-utf8.ts';

/** What becomes of a file with these contents; undefined when it is left alone. */
function tidy(written: string): string | undefined {
  const bytes = Buffer.from(written);
  const decoded = decodeUtf8(bytes);
  if (!('text' in decoded)) throw new Error(decoded.reason);
  const file = { path: 'content/en/faq.yaml', text: decoded.text, hash: hash('sha256', bytes) };
  return planTidyFiles([file])[0]?.text;
}

it('spaces and tabs at the end of a line are put right', () => {
  expect(tidy('title: Bail  \t\ntext: A \n  b\n')).toBe('title: Bail\ntext: A\n  b\n');
});

it.each([
  ['what is tidy', '# Words.\ntitle: Bail\n'],
  ['a space that a block keeps as a part of its text', 'title: Bail\ntext: |\n  A \n  b\n'],
  ['an escaped space at the end of a line', 'text: "A\\ \n  b"\n'],
])('%s is left alone', (_, written) => {
  expect(tidy(written)).toBeUndefined();
});

it('a file that cannot be read is left alone', () => {
  expect(planTidyFiles([{ path: 'content/en/faq.yaml', text: '', hash: '', isUnreadable: true }])).toEqual(
    [],
  );
});

it('words are not touched in a file that cannot be parsed, but for their form', () => {
  expect(tidy('title: "cafe\u0301\r\n')).toBe('title: "caf\u00e9\n');
});
