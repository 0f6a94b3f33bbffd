/** Every page of the built site, as its HTML has it. That it is valid is asked by `npm run generate -- --verify`. */
import { describe, expect, it } from 'vitest';
import { serviceSections } from '../../schema/index.ts';
import { readText } from '../site/read-html.ts';
import { listFiles } from '../site/temporary-project.ts';
import { htmlOf, sharedSite } from './built-site.ts';
import { idsOf } from './sample-pages.ts';

const site = sharedSite();
const pages = listFiles(site)
  .filter((file) => file.endsWith('.html'))
  .map((file) => [file, htmlOf(site, file)] as const);

/** Hero, closing block and footer. */
const blocks = [
  /<div class="hero[" ][\s\S]*?(?=<dl|<nav class="process-nav|<section|<div class="(?:process-position|section|with-contents)|<ul)/u,
  /<section class="closing-block"[\s\S]*?<\/section>/u,
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

/** The English pages of some records. */
const pagesOf = (folder: string, ids: readonly string[]) => {
  const found = pages.filter(([file]) => ids.some((id) => file === `en/${folder}${id}.html`));
  expect(found).toHaveLength(ids.length);
  return found;
};

function expectInOrder(html: string, marks: readonly string[]) {
  const places = marks.map((mark) => html.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

describe('every service', () => {
  const services = pagesOf('services/', idsOf('services'));

  it.each(services)('has its blocks in their order: %s', (_, html) => {
    const marks = ['class="hero"', 'class="prose', 'id="what-you-get"', 'id="why-this-matters"'];
    expectInOrder(html, [...marks, 'class="drawing"', 'id="how-it-works"', 'id="questions"', 'id="call"']);
    for (const id of serviceSections) expect(html).toContain(` id="${id}"`);
  });

  it('has examples only where they belong to it', () => {
    expect(new Set(services.map(([, html]) => html.includes('<table'))).size).toBe(2);
  });
});

describe.each(pagesOf('', idsOf('cities')))('the city %s', (_, html) => {
  it('has its parts in their order, and says the number of its call once', () => {
    const ids = ['about', 'why', 'steps', 'places', 'courts', 'services', 'questions', 'office', 'call'];
    expectInOrder(html, ['<h1>', ...ids.map((id) => `id="${id}"`)]);
    const [call = ''] = /<a class="call-button"[\s\S]*?<\/a>/u.exec(html) ?? [];
    expect(call.match(/\(626\) 555-0100/gu)).toHaveLength(1);
  });

  it('shows the texts that stand in its structured data, and the way to the county guide', () => {
    const [, service = ''] = /"@type":"Service",(.*?)<\/script>/u.exec(html) ?? [];
    const texts = [...service.matchAll(/"description":"([^"]+)"/gu)].map((match) => match[1] ?? '');
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(readText(html)).toContain(text);
    expect(html).toMatch(/<a class="more-link" href="\/en\/[a-z-]+">/u);
  });
});

it.each(pagesOf('blog/', idsOf('blog')))(
  '%s has its dates for machines, and ends with two posts',
  (_, html) => {
    expect(html).toMatch(/Published <time dateTime="\d{4}-\d\d-\d\d">.*Updated <time dateTime=/u);
    expect(html).toMatch(/<p class="meta-line"><span><a href="\/en\/blog\/category\//u);
    const related = html.slice(html.indexOf('id="related"'), html.indexOf('id="call"'));
    expect(new Set(related.match(/<a href="\/en\/blog\/[^"]+"/gu)).size).toBe(2);
  },
);

it.each(pagesOf('', idsOf('legal')))('%s says first how old it is, and leads home', (_, html) => {
  expect(html).toContain('<dl class="fact-list"><div><dt>Last updated</dt><dd><time dateTime="2');
  expect(html).toMatch(/<a class="more-link" href="\/en\/">.*?Back to Home/u);
});

describe('the locations', () => {
  const [[, html] = ['', '']] = pagesOf('', ['locations']);
  const [, area = ''] = pages.find(([file]) => file === 'en/service-area.html') ?? [];

  it('have a map that leads to every county guide by name, and a closer one that leads nowhere', () => {
    const [wide = '', close = ''] = html.match(/<figure class="area-map">[\s\S]*?<\/figure>/gu) ?? [];
    expect(wide).toContain('role="group"');
    for (const id of idsOf('counties'))
      expect(wide).toMatch(new RegExp(`<a href="/en/${id}" aria-label="[^"]+ County"><path `, 'u'));
    expect(close).toContain('role="img"');
    expect(close).not.toContain('<a ');
    expect(html.match(/<figure class="area-map"><div dir="ltr"><svg/gu)).toHaveLength(2);
    for (const page of [html, area]) expect(page).toContain('Census Bureau');
    expect([html, area].map((page) => page.includes('class="area-map__frame"'))).toEqual([true, false]);
  });

  it('offer for each office a call, directions and two maps, each link named after its office', () => {
    for (const [office, name] of html.matchAll(
      /<li><span class="pin"[^>]*>\d+<\/span><h3>([^<]+).*?<\/li>/gsu,
    )) {
      const links = office.match(/<a [\s\S]*?<\/a>/gu) ?? [];
      expect(links.map((link) => /href="([a-z]+:[^"+#?]*)/u.exec(link)?.[1])).toEqual([
        'tel:',
        'https://www.google.com/maps/dir/',
        'https://www.google.com/maps/search/',
        'https://www.openstreetmap.org/',
      ]);
      for (const link of links) expect(link).toContain(`<span class="visually-hidden">: ${name}</span>`);
    }
  });
});

it.each(pages.filter(([file]) => file.endsWith('404.html')))(
  '%s has ways on and no breadcrumbs',
  (_, html) => {
    expect(html).toContain('id="ways"');
    expect(html).not.toContain('class="breadcrumbs"');
  },
);
