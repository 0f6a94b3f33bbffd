import { describe, expect, it } from 'vitest';
import { cutFirstPaint } from '../../../../generator/pipeline/render/document.ts';
import { listRequests } from '../../../../generator/pipeline/verify/measure-site.ts';

describe('the requests of a page', () => {
  it('are its style sheet, its scripts and its pictures, each once', () => {
    const html = `<link rel="stylesheet" href="/a.css" integrity="x"><script type="module" src="/a.js"></script>
      <link rel="preload" href="/f.woff2" as="font" crossorigin><img src="/p.webp" srcset="/p.webp 1x, /q.webp 2x">
      <link rel="modulepreload" href="/b.js"><script>inline</script>`;
    expect(listRequests(html)).toEqual({
      internal: ['/a.css', '/b.js', '/a.js', '/p.webp', '/q.webp'],
      external: [],
    });
  });

  it('exclude files that a browser does not need to show the page, such as icons', () => {
    const html = `<link rel="canonical" href="https://a.example/"><link rel="alternate" hreflang="ar" href="https://a.example/">
      <link rel="icon" href="/favicon.ico"><link rel="manifest" href="/m.webmanifest"><a href="https://b.example/">b</a>`;
    expect(listRequests(html)).toEqual({ internal: [], external: [] });
  });

  it.each([
    '<script src="https://a.example/a.js"></script>',
    '<img alt="" src="//a.example/a.png">',
    '<link rel="preconnect" href="https://a.example">',
    '<link href="https://a.example/a.css" rel="stylesheet">',
    '<iframe title="map" src="https://a.example/"></iframe>',
  ])('to another site are listed separately: %s', (html) => {
    expect(listRequests(html)).toMatchObject({
      internal: [],
      external: [expect.stringContaining('a.example')],
    });
  });
});

it('the first paint needs the page up to the heading of its first section', () => {
  const first = '<nav><h2>n</h2></nav><h1>a</h1><p>b</p>';
  expect(cutFirstPaint(`${first}<h2>c</h2>`)).toBe(first);
});
