/** Every page of the site as the templates make it, from the content of this repository. */
import { join } from 'node:path';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../../generator/build-site.ts';
import { htmlValidateConfig } from '../../../generator/verify/html-validate-config.ts';
import { serviceSections } from '../../../schema/index.ts';

const projectRoot = join(import.meta.dirname, '..', '..', '..');
const build = await buildSite({ projectRoot, release: false });
const pages = (build.site?.files ?? [])
  .filter(({ path }) => path.endsWith('.html'))
  .map(({ path, contents }): [string, string] => [path, String(contents)]);
const validator = new HtmlValidate(new StaticConfigLoader(htmlValidateConfig));

it('has pages in every language', () => {
  expect(pages.length).toBeGreaterThan(50);
});

describe.each(pages)('%s', (path, html) => {
  const body = html.slice(html.indexOf('<body'));

  it('is valid HTML', async () => {
    const { results } = await validator.validateString(html, path);
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
  });

  it('has one heading of the first level', () => {
    expect(body.match(/<h1[ >]/gu)).toHaveLength(1);
  });

  it('calls the main line from the bars, the hero, the closing block and the footer', () => {
    for (const part of [/<aside[\s\S]*?<\/aside>/u, /<header[\s\S]*?<\/header>/u, ...parts]) {
      expect(part.exec(body)?.[0]).toContain('href="tel:+16265550100"');
    }
  });

  it('shows the licence in the hero, the closing block and the footer', () => {
    for (const part of parts) expect(part.exec(body)?.[0]).toContain('0000000');
  });

  it('prints no bare marks of direction', () => {
    const words = body.replace(/<option[\s\S]*?<\/option>/gu, '').replace(/<[^>]*>/gu, '');
    expect(words).not.toMatch(/[\u2066-\u2069\ue000-\uf8ff]/u);
  });

  it('has no style attributes and no leftovers of rendering', () => {
    expect(body).not.toMatch(/ style=|<!--|\[object |undefined/u);
  });
});

/** Hero, closing block and footer. */
const parts = [
  /<div class="hero"[\s\S]*?(?=<dl|<nav class="strip|<section|<div class="(?:here|passage|withtoc)|<ul)/u,
  /<section class="closing"[\s\S]*?<\/section>/u,
  /<footer[\s\S]*?<\/footer>/u,
];

describe('a service page', () => {
  const [, html = ''] = pages.find(([path]) => path === 'en/services/payment-options.html') ?? [];

  it('has its blocks in their order', () => {
    const marks = [
      'class="hero"',
      'class="prose',
      'id="what-you-get"',
      'id="why-this-matters"',
      'class="drawing"',
    ];
    const order = [...marks, 'id="how-it-works"', 'id="questions"', 'id="call"'];
    const places = order.map((mark) => html.indexOf(mark));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
    for (const id of serviceSections) expect(html).toContain(` id="${id}"`);
  });

  it('shows the examples only where they belong to the service', () => {
    const [, other = ''] = pages.find(([path]) => path === 'en/services/fast-release.html') ?? [];
    expect(html).toContain('<table');
    expect(other).not.toContain('<table');
  });
});

describe('the contact form', () => {
  const [, html = ''] = pages.find(([path]) => path === 'es/contact.html') ?? [];

  const fields = html.match(/<(?:form|input) [^>]*>/gu) ?? [];
  const field = (name: string) => fields.find((tag) => tag.includes(` name="${name}"`));

  it('sends without scripts, with what the message is about', () => {
    expect(fields[0]).toBe('<form class="form" action="/api/contact" method="post">');
    expect(field('page')).toBe('<input type="hidden" name="page" value="/es/contact"/>');
    expect(field('language')).toBe('<input type="hidden" name="language" value="es"/>');
    expect(field('thankYou')).toBe('<input type="hidden" name="thankYou" value="/es/contact/thank-you"/>');
  });

  it('leaves consent to text messages unticked and optional', () => {
    expect(field('smsConsent')).toBe('<input type="checkbox" name="smsConsent" value="yes"/>');
  });

  it('helps to fill in names and numbers', () => {
    expect(field('fullName')).toMatch(/ required="" .* dir="auto" autoComplete="name"/u);
    expect(field('email')).toMatch(
      / type="email" dir="ltr" autoComplete="email" inputMode="email" spellCheck="false"/u,
    );
    expect(field('phone')).toMatch(/ required="" type="tel" dir="ltr" autoComplete="tel" inputMode="tel"/u);
  });

  it('keeps the trap away from the keyboard and from what browsers remember', () => {
    expect(field('website')).toMatch(/ tabindex="-1" autoComplete="off"/u);
  });
});

describe('the pages that do not exist', () => {
  it.each(['404.html', 'en/404.html', 'blog/404.html'])('%s has ways on and no breadcrumbs', (path) => {
    const [, html = ''] = pages.find(([name]) => name === path) ?? [];
    expect(html).toContain('id="ways"');
    expect(html).not.toContain('class="crumbs"');
  });
});
