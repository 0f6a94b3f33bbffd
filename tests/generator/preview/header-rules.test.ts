import { expect, test } from 'vitest';
import { findHeaders, parseHeaderRules } from '../../../generator/preview/header-rules.ts';

function find(text: string, path: string): Readonly<Record<string, string>> {
  const headers = findHeaders(parseHeaderRules(text), path);
  return Object.fromEntries([...headers.values()].map(({ name, value }) => [name, value]));
}

test.each([
  ['/services', '/services', true],
  ['/services', '/services/x', false],
  ['/*', '/a/b/c', true],
  ['/assets/*', '/assets/fonts/a.woff2', true],
  ['/assets/*', '/assets', false],
  ['/*.css', '/a/bXcss', false],
  ['/blog/:post', '/blog/bail', true],
  ['/blog/:post', '/blog/category/dui', false],
  ['https://www.example.com/a', '/a', true],
  ['/a+(b)', '/a+(b)', true],
])('the pattern %s and %s: %s', (pattern, path, isMatch) => {
  expect(find(`${pattern}\n  X-A: 1`, path)).toEqual(isMatch ? { 'X-A': '1' } : {});
});

test('joins the values of a header that several rules set', () => {
  const text = '/*\n  X-Robots-Tag: noindex\n  X-A: 1\n/a\n  x-robots-tag: nofollow\n';
  expect(find(text, '/a')).toEqual({ 'x-robots-tag': 'noindex, nofollow', 'X-A': '1' });
  expect(find(text, '/b')).toEqual({ 'X-Robots-Tag': 'noindex', 'X-A': '1' });
});

test('takes a header away that an earlier rule set', () => {
  expect(find('/*\n  X-A: 1\n  X-B: 2\n/a\n  ! x-a\n', '/a')).toEqual({ 'X-B': '2' });
});

test('keeps colons, quotes and commas of a value, and not the spaces around it', () => {
  const text = "/*\n\tContent-Security-Policy:   default-src 'none'; img-src https://a.example:1, b  \r\n";
  expect(find(text, '/')).toEqual({
    'Content-Security-Policy': "default-src 'none'; img-src https://a.example:1, b",
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
  expect(find(text, '/')).toEqual({ 'X-A': '1' });
});

test('has no rules in an empty file', () => {
  expect(parseHeaderRules('')).toEqual([]);
});
