import { expect, test } from 'vitest';
import { findHeaders } from '../../../generator/hosting/static-files.ts';

function find(text: string, path: string): Readonly<Record<string, string>> {
  return Object.fromEntries(findHeaders(text, path));
}

test('joins the values of a header that several rules set', () => {
  const text = '/*\n  X-Robots-Tag: noindex\n  X-A: 1\n/a\n  x-robots-tag: nofollow\n';
  expect(find(text, '/a')).toEqual({ 'x-robots-tag': 'noindex, nofollow', 'x-a': '1' });
  expect(find(text, '/b')).toEqual({ 'x-robots-tag': 'noindex', 'x-a': '1' });
});

test('keeps colons, quotes and commas of a value', () => {
  const text = "/*\n  Content-Security-Policy:   default-src 'none'; img-src https://a.example:1, b\n";
  expect(find(text, '/')).toEqual({
    'content-security-policy': "default-src 'none'; img-src https://a.example:1, b",
  });
});

test('ignores comments and blank lines', () => {
  const text = '# a comment\n/*\n\n  X-A: 1\n';
  expect(find(text, '/')).toEqual({ 'x-a': '1' });
});
