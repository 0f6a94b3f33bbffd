import { expect, it } from 'vitest';
import { findRedirect } from '../../../generator/preview/host-rules.ts';

it.each([
  ['/old /new', '/old', { to: '/new', status: 301 }],
  ['/old /new 308', '/old/', { to: '/new', status: 308 }],
  ['/old /new 302', '/older', undefined],
  ['/blog/* /blog/404.html 404', '/blog/a/b', { to: '/blog/404.html', status: 404 }],
  ['/blog/* /blog/404.html 404', '/blog', { to: '/blog/404.html', status: 404 }],
  ['/blog/* /blog/404.html 404', '/blogger', undefined],
  ['/posts/* /blog/:splat 301', '/posts/a/b', { to: '/blog/a/b', status: 301 }],
  ['/a.b /c', '/axb', undefined],
])('reads %j for %s', (text, path, expected) => {
  expect(findRedirect(text, path)).toEqual(expected);
});

it('takes the first rule that matches', () => {
  expect(findRedirect('/en/blog/* /en/blog/404.html 404\n/en/* /en/404.html 404', '/en/blog/x')?.to).toBe(
    '/en/blog/404.html',
  );
});

it.each([
  ['# comment', '#'],
  ['', ''],
  ['no-slash /a', 'no-slash'],
  ['/a https://elsewhere.example/', '/a'],
  ['/a /b 200', '/a'],
  ['/a /b 301!', '/a'],
  ['/only', '/only'],
])('passes over %j', (line, path) => {
  expect(findRedirect(line, path)).toBeUndefined();
});
