/** Every page of the built site, as its HTML has it. That it is valid is asked by `npm run generate -- --verify`. */
import { describe, expect, it } from 'vitest';
import { serviceSections } from '../../schema/index.ts';
import { listFiles } from '../site/temporary-project.ts';
import { htmlOf, sharedSite } from './built-site.ts';

const site = sharedSite();
const pages = listFiles(site)
  .filter((file) => file.endsWith('.html'))
  .map((file) => [file, htmlOf(site, file)] as const);

/** Hero, closing block and footer. */
const blocks = [
  /<div class="hero"[\s\S]*?(?=<dl|<nav class="strip|<section|<div class="(?:here|passage|withtoc)|<ul)/u,
  /<section class="closing"[\s\S]*?<\/section>/u,
  /<footer[\s\S]*?<\/footer>/u,
];

describe.each(pages)('%s', (_file, html) => {
  const body = html.slice(html.indexOf('<body'));

  it('calls the main line from bars, hero, closing block and footer, with the licence beside it', () => {
    for (const part of [/<aside[\s\S]*?<\/aside>/u, /<header[\s\S]*?<\/header>/u, ...blocks])
      expect(part.exec(body)?.[0]).toContain('href="tel:+16265550100"');
    for (const part of blocks) expect(part.exec(body)?.[0]).toContain('0000000');
  });

  it('prints no bare marks of direction, no style attributes and no leftovers of rendering', () => {
    const words = body.replace(/<option[\s\S]*?<\/option>/gu, '').replace(/<[^>]*>/gu, '');
    expect(words).not.toMatch(/[\u2066-\u2069\ue000-\uf8ff]/u);
    expect(body).not.toMatch(/ style=|<!--|\[object |undefined/u);
  });

  it('shows in green no number but ours, and opens other sites without giving them a handle on this one', () => {
    for (const [link] of body.matchAll(/<a [^>]*href="tel:(?!\+1626555)[^>]*>/gu))
      expect(link).toContain(' data-variant=');
    for (const [link] of body.matchAll(/<a [^>]*href="http[^>]*>/gu))
      expect(link).toContain('rel="noopener"');
  });
});

it('has the blocks of each service in their order', () => {
  const marks = ['class="hero"', 'class="prose', 'id="what-you-get"', 'id="why-this-matters"'];
  const order = [...marks, 'class="drawing"', 'id="how-it-works"', 'id="questions"', 'id="call"'];
  const services = pages.filter(([file]) => file.startsWith('en/services/'));
  expect(services.length).toBeGreaterThan(1);
  for (const [file, html] of services) {
    const places = order.map((mark) => html.indexOf(mark));
    expect(places, file).toEqual(places.toSorted((a, b) => a - b));
    expect(places, file).not.toContain(-1);
    for (const id of serviceSections) expect(html, file).toContain(` id="${id}"`);
  }
  expect(new Set(services.map(([, html]) => html.includes('<table'))).size).toBe(2);
});

it.each(pages.filter(([file]) => file.endsWith('404.html')))(
  '%s has ways on and no breadcrumbs',
  (_, html) => {
    expect(html).toContain('id="ways"');
    expect(html).not.toContain('class="crumbs"');
  },
);
