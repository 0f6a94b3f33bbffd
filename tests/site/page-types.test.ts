/** What pages of one type have in their HTML. */
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { serviceSections } from '../../schema/index.ts';
import { withoutIsolates } from '../browser/interface-words.ts';
import { idsOf } from '../browser/sample-pages.ts';
import { contextAt } from '../site-model.ts';
import { readPages } from './built-pages.ts';
import { readText } from './read-html.ts';

const pages = readPages();

/** The English pages of some records. */
const pagesOf = (folder: string, ids: readonly string[]) => {
  const found = pages.filter(({ file }) => ids.some((id) => file === `en/${folder}${id}.html`));
  expect(found).toHaveLength(ids.length);
  return found;
};

function expectInOrder(html: string, marks: readonly string[]) {
  const places = marks.map((mark) => html.indexOf(mark));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');

it('a page loads the style sheet of its type, and of no other', () => {
  const sheetsOf = (file: string) =>
    all(pages.find((page) => page.file === file)?.html ?? '', /href="\/assets\/([\w-]+)-\w+\.css"/gu);
  expect(sheetsOf('en/index.html')).toEqual(['index', 'print']);
  expect(sheetsOf('en/site-map.html')).toEqual(['index', 'site-map', 'print']);
  expect(sheetsOf('en/services.html')).toEqual(sheetsOf('en/services/fast-release.html'));
});

describe('every service', () => {
  const services = pagesOf('services/', idsOf('services'));

  it.each(services)('has its blocks in their order: $file', ({ html }) => {
    const marks = ['class="hero"', 'class="prose', 'id="what-you-get"', 'id="why-this-matters"'];
    expectInOrder(html, [
      ...marks,
      'class="service-diagram"',
      'id="how-it-works"',
      'id="questions"',
      'id="call"',
    ]);
    for (const id of serviceSections) expect(html).toContain(` id="${id}"`);
  });

  it('has examples only where they belong to it', () => {
    expect(new Set(services.map(({ html }) => html.includes('<table'))).size).toBe(2);
  });
});

describe.each(pagesOf('', idsOf('cities')))('the city $file', ({ html }) => {
  it('has its parts in their order, and says the number of its call once', () => {
    const ids = ['places', 'about', 'why', 'steps', 'courts', 'services', 'questions', 'office', 'call'];
    expectInOrder(html, ['<h1>', ...ids.map((id) => `id="${id}"`)]);
    const [call = ''] = /<a class="call-button"[\s\S]*?<\/a>/u.exec(html) ?? [];
    expect(call.match(/\(626\) 555-0100/gu)).toHaveLength(1);
  });

  it('shows the texts that stand in its structured data, and the way to the county guide', () => {
    const [, service = ''] = /"@type":"Service",(.*?)<\/script>/u.exec(html) ?? [];
    const texts = all(service, /"description":"([^"]+)"/gu);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(readText(html)).toContain(text);
    expect(html).toMatch(/<a class="more-link" href="\/en\/[a-z-]+">/u);
  });
});

it.each(pagesOf('blog/', idsOf('blog')))(
  '$file has its dates for machines, and ends with two posts',
  ({ html }) => {
    expect(html).toMatch(/Published <time dateTime="\d{4}-\d\d-\d\d">.*Updated <time dateTime=/u);
    expect(html).toMatch(/<p class="meta-line"><span><a href="\/en\/blog\/category\//u);
    const related = html.slice(html.indexOf('id="related"'), html.indexOf('id="call"'));
    expect(new Set(related.match(/<a href="\/en\/blog\/[^"]+"/gu)).size).toBe(2);
  },
);

it.each(pages.filter(({ file }) => /(?:^|\/)blog(?:\/category\/[^/]+)?\.html$/u.test(file)))(
  '$file shows as many posts as its filter and its heading say, and marks that filter alone',
  ({ html, address, tag }) => {
    const [list = ''] = /<section [^>]*id="posts"[\s\S]*?<\/section>/u.exec(html) ?? [];
    const filters = [
      ...list.matchAll(/<a href="([^"]+)"( aria-current="page")?>(?:(?!<\/a>).)*<small>(\d+)</gu),
    ];
    expect(filters).toHaveLength(1 + idsOf('blog-categories').length);
    const [[, href, , count] = [], ...others] = filters.filter(([, , isCurrent]) => isCurrent);
    expect([href, others]).toEqual([address, []]);
    const posts = list.slice(list.indexOf('</h2>')).match(/<article|<li/gu) ?? [];
    expect(posts).toHaveLength(Number(count));
    const [title = ''] = all(list, /<h2[^>]*>(.*?)<\/h2>/gu);
    const { found } = contextAt('/', tag).ui.blog;
    expect(readText(title)).toBe(withoutIsolates(found(Number(count))));
  },
);

it.each(pagesOf('', idsOf('legal')))('$file says first how old it is, and leads home', ({ html }) => {
  expect(html).toContain('<dl class="fact-list"><div><dt>Last updated</dt><dd><time dateTime="2');
  expect(html).toMatch(/<a class="more-link" href="\/en\/">.*?Back to Home/u);
});

describe('the locations', () => {
  const [{ html } = { html: '' }] = pagesOf('', ['locations']);
  const [{ html: area } = { html: '' }] = pagesOf('', ['service-area']);

  it('have a map that leads to every county guide by name, and a closer one that leads nowhere', () => {
    const [close = '', wide = ''] = html.match(/<figure class="area-map">[\s\S]*?<\/figure>/gu) ?? [];
    expect(wide).toContain('role="group"');
    for (const id of idsOf('counties'))
      expect(wide).toMatch(new RegExp(`<a href="/en/${id}" aria-label="[^"]+ County"><path `, 'u'));
    expect(close).toContain('role="img"');
    expect(close).not.toContain('<a ');
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

/** A map that is a picture of the places in the lists of its page, not a choice of pages. */
const picture = /<figure class="area-map">(?:(?!<\/figure>).)*(?:role="img"|href="#place-).*?<\/figure>/su;

it.each(pages.filter(({ html }) => picture.test(html)))(
  '$file numbers its places on the map as in its lists',
  ({ html }) => {
    // The panel over the lists repeats the numbers of the first jails.
    const pins = [...new Set(all(html, /<span class="pin"[^>]*>(\d+)</gu))];
    expect(pins.length).toBeGreaterThan(0);
    const drawings = html.match(new RegExp(picture, 'gsu')) ?? [];
    for (const size of [0, 1]) {
      const drawn = drawings.map((drawing) => drawing.split('class="area-map__wide"')[size]).join('');
      const labels = all(drawn, /<text [^>]*>(\d+(?:–\d+)?)<\/text>/gu);
      expect(labels.flatMap(numbersOf).toSorted()).toEqual(pins.toSorted());
    }
  },
);

/** "1–3" means three places. */
function numbersOf(label: string): string[] {
  const [first = 0, last = first] = label.split('–').map(Number);
  return Array.from({ length: last - first + 1 }, (_, index) => String(first + index));
}

it.each(pages.filter(({ html }) => html.includes('class="area-map"')))(
  '$file has maps of at most 3 KB compressed each',
  ({ html }) => {
    const maps =
      html.match(/<svg viewBox="[^"]*" role="(?:img|group)" aria-label="[^"]*" text-anchor.*?<\/svg>/gsu) ??
      [];
    expect(maps.length).toBeGreaterThan(0);
    for (const map of maps) expect(brotliCompressSync(map).length).toBeLessThanOrEqual(3_000);
  },
);

it.each(pages.filter(({ file }) => file.endsWith('404.html')))(
  '$file has ways on, leads to the homes of all languages, and has no breadcrumbs',
  ({ html }) => {
    expect(html).toContain('id="ways"');
    expect(html).not.toContain('class="breadcrumbs"');
    const homes = all(html, /<a href="([^"]+)" lang="[^"]+" dir="[^"]+" hrefLang/gu);
    expect(homes).toEqual(['/', '/en/', '/es/']);
  },
);

describe.each(pages.filter(({ file }) => file.endsWith('bail-bond/papers.html')))(
  'the papers of $file',
  ({ html, tag }) => {
    const figures = html.match(/<figure class="prose">.*?<\/figure>/gsu) ?? [];
    const links = [
      ...html.matchAll(/<li id="([\w-]+)">\s*<a href="#([\w-]+)"[^>]*><span class="pin"[^>]*>(\d+)</gu),
    ].map(([, from = '', to = '', number = '']) => ({ from, to, number }));

    it('are three, in English and marked as specimens in the language of the page', () => {
      const { specimen } = contextAt('/', tag).papers.copy;
      expect(figures).toHaveLength(3);
      for (const figure of figures) {
        expect(figure).toContain('<div class="call-sheet" lang="en" dir="ltr">');
        expect(figure).toContain(`>${specimen}</text>`);
      }
    });

    it('lead from each number on a line to its explanation, and from there back', () => {
      const lines = links.filter(({ from }) => from.endsWith('-line'));
      const explanations = links.filter(({ from }) => !from.endsWith('-line'));
      expect(lines.length).toBeGreaterThan(15);
      const back = explanations.map(({ from, to, number }) => ({ from: to, to: from, number }));
      expect(back).toEqual(lines);
    });

    it('mark one line, which can make somebody owe the whole bail amount', () => {
      const marks = all(html, /<mark>(.*?)<\/mark>/gsu);
      expect(marks).toHaveLength(1);
      expect(readText(marks[0] ?? '')).toMatch(/full amount of the bond: \$25,000$/u);
    });
  },
);
