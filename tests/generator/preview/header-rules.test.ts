import { expect, test } from 'vitest';
import { findHeaders } from '../../../generator/preview/host-rules.ts';

/** The headers by their lower-case names. */
function find(text: string, path: string): Readonly<Record<string, string>> {
  return Object.fromEntries(findHeaders(text, path));
}

test('joins the values of a header that several rules set', () => {
  const text = '/*\n  X-Robots-Tag: noindex\n  X-A: 1\n/a\n  x-robots-tag: nofollow\n';
  expect(find(text, '/a')).toEqual({ 'x-robots-tag': 'noindex, nofollow', 'x-a': '1' });
  expect(find(text, '/b')).toEqual({ 'x-robots-tag': 'noindex', 'x-a': '1' });
});

test('takes a header away that an earlier rule set', () => {
  expect(find('/*\n  X-A: 1\n  X-B: 2\n/a\n  ! x-a\n', '/a')).toEqual({ 'x-b': '2' });
});

test('keeps colons, quotes and commas of a value, and not the spaces around it', () => {
  const text = "/*\n\tContent-Security-Policy:   default-src 'none'; img-src https://a.example:1, b  \r\n";
  expect(find(text, '/')).toEqual({
    'content-security-policy': "default-src 'none'; img-src https://a.example:1, b",
  });
});

test('passes over comments, blank lines, broken lines and headers that belong to the server', () => {
  const text = `# a comment
  X-Before-Any-Pattern: 1

/*
  # X-Comment: 1

  no header
  Bad Name: 1
  X-Control: a\u0001b
  Content-Length: 1
  Transfer-Encoding: chunked
  X-A: 1`;
  expect(find(text, '/')).toEqual({ 'x-a': '1' });
});
