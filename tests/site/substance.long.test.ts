/** What the pages say: every section, enough words, one truth, no foreign sentences. */
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { innerOf, type OpenTag, readText, withPlainSpaces, wordsOf } from './read-html.ts';
import { fixedRoutes, type RequiredSections } from './required-sections.ts';
import { createProject, edit, listFiles, projectRoot, runSite } from './temporary-project.ts';

/** For tests that build the site more than once. */
const LONG = 240_000;
const tags = ['ar', 'en', 'es'] as const;
type Tag = (typeof tags)[number];

let folder: string;
let dist: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'substance-'));
  dist = path.join(folder, 'dist');
  const run = runSite(projectRoot, ['generate', '--out', dist]);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (file: string, from = dist) => withPlainSpaces(readFileSync(path.join(from, file), 'utf8'));
const fileOf = (route: string, tag: Tag) =>
  `${tag === 'ar' ? '' : `${tag}/`}${route === '/' ? 'index' : route.slice(1)}.html`;
const idsIn = (name: string) =>
  readdirSync(path.join(projectRoot, 'content/shared', name)).map((file) => file.replace(/\.yaml$/u, ''));
const mainOf = (html: string) => innerOf(html, 'main') ?? '';
const wordCount = (html: string) => wordsOf(readText(html)).length;

describe('every page', () => {
  const posts = idsIn('blog').map(
    (id): RequiredSections => ({
      route: `/blog/${id}`,
      sections: ['related', 'call'],
    }),
  );

  it('is in the table of this test', () => {
    const expected = [...fixedRoutes, ...posts].flatMap(({ route }) => tags.map((tag) => fileOf(route, tag)));
    expect(htmlIn(dist)).toEqual(expected.toSorted());
    expect(posts.length).toBeGreaterThanOrEqual(10);
  });

  it.each(tags)('has its sections, and words in each, in %s', (tag) => {
    const missing = [...fixedRoutes, ...posts].flatMap(({ route, sections }) => {
      const html = mainOf(read(fileOf(route, tag)));
      return sections
        .filter((id) => wordsOf(readText(innerOf(html, id) ?? '', isHeading)).length === 0)
        .map((id) => `${route}#${id}`);
    });
    expect(missing).toEqual([]);
  });

  it.each(tags)('says something under every heading, in %s', (tag) => {
    const bare = pagesIn(tag).flatMap((file) => {
      const found = mainOf(read(file)).matchAll(
        /<h([2-4])[^>]*>((?:(?!<h[1-6]).)*?)<\/h\1>\s*(?=<h([2-4])|<\/section>)/gsu,
      );
      return [...found]
        .filter(([, level, , next]) => next === undefined || Number(next) <= Number(level))
        .map(([, , title = '']) => `${file}: ${readText(title)}`);
    });
    expect(bare).toEqual([]);
  });
});

const isHeading = ({ name }: OpenTag) => /^h[1-6]$/u.test(name);

describe('the words of the site', () => {
  it('are the contents of the Los Angeles guide, in its order', () => {
    const contents = /<nav class="toc"[\s\S]*?<\/nav>/u.exec(read('en/los-angeles.html'))?.[0] ?? '';
    expect([...contents.matchAll(/href="#([^"]+)"/gu)].map(([, id]) => id)).toEqual([
      'bail-process',
      'typical-amounts',
      'services',
      'posting-bail',
      'jails-and-courts',
      'choosing-a-bondsman',
      'county-information',
    ]);
  });

  it.each([
    ['pasadena', ['Pasadena', 'Altadena', 'San Marino', 'South Pasadena', 'Arcadia', 'Monrovia']],
    ['alhambra', ['Alhambra', 'San Gabriel', 'Monterey Park', 'Rosemead', 'Temple City', 'El Monte']],
  ])('name the places that %s serves', (id, places) => {
    const hero = read(`en/${id}.html`).split('<section')[0] ?? '';
    for (const place of places) expect(hero).toContain(place);
  });

  it('offer a call, directions and a larger map at each of four offices', () => {
    for (const tag of tags) {
      const offices = innerOf(read(fileOf('/locations', tag)), 'offices') ?? '';
      expect(offices.match(/href="tel:/gu)).toHaveLength(4);
      expect(offices.match(/maps\/dir\/\?api=1&amp;destination=/gu)).toHaveLength(4);
      expect(offices.match(/maps\/search\/\?api=1&amp;query=/gu)).toHaveLength(4);
    }
  });

  it('lead home and to a call on each legal page, and say when it changed', () => {
    const months: Readonly<Record<string, string>> = {
      '/terms-of-service': '2024-12',
      '/disclaimer': '2025-10',
    };
    for (const route of ['/privacy-policy', '/terms-of-service', '/disclaimer']) {
      for (const tag of tags) {
        const main = mainOf(read(fileOf(route, tag)));
        expect(main).toContain(`href="${tag === 'ar' ? '/' : `/${tag}/`}"`);
        expect(main).toMatch(/href="tel:\+\d+"/u);
        expect(main).toMatch(new RegExp(`<time datetime="${months[route] ?? '\\d{4}-\\d{2}'}"`, 'iu'));
      }
    }
  });

  it('count the posts of the blog and of each category', () => {
    const posts = idsIn('blog').length;
    expect(readText(innerOf(read('en/blog.html'), 'posts') ?? '')).toContain(`${posts} articles found`);
    const shown = idsIn('blog-categories').map((id) =>
      Number(/(\d+) articles? found/u.exec(readText(mainOf(read(`en/blog/category/${id}.html`))))?.[1] ?? 0),
    );
    expect(shown.reduce((sum, count) => sum + count, 0)).toBe(posts);
  });
});

describe('the English pages', () => {
  it.each([
    ['county guide', 1200, idsIn('counties').map((id) => `/${id}`)],
    ['city page', 700, idsIn('cities').map((id) => `/${id}`)],
    ['service page', 500, idsIn('services').map((id) => `/services/${id}`)],
  ])('have enough words: each %s at least %i', (_, least, routes) => {
    const short = routes
      .map((route) => ({ route, words: wordCount(mainOf(read(fileOf(route, 'en')))) }))
      .filter(({ words }) => words < least);
    expect(short).toEqual([]);
  });

  it('have 200 to 240 words for each minute of a post', () => {
    const wrong = idsIn('blog')
      .map((id) => {
        const article = /<article[\s\S]*?<\/article>/u.exec(read(`en/blog/${id}.html`))?.[0] ?? '';
        const minutes = Number(/(\d+) min read/u.exec(article)?.[1]);
        const text = readText(
          article,
          ({ name, attributes }) => name === 'nav' || isPrinted.test(attributes),
        );
        return { id, pace: Math.round(wordsOf(text).length / minutes) };
      })
      .filter(({ pace }) => !(pace >= 200 && pace <= 240));
    expect(wrong).toEqual([]);
  });

  /** Parts of a post that are printed from data or stand on every post: they take no time of their own. */
  const isPrinted = /class="(?:meta|source|hero__urgent|passage__number|index|chips|license)"/u;
});

describe('a shared value', () => {
  it(
    'stands once: a changed line and release time reach every page, and nothing else changes',
    () => {
      const [before, after] = buildTwice((project) => {
        edit(project, 'content/shared/site.yaml', '+16265550100', '+12135550123');
        edit(
          project,
          'content/shared/business.yaml',
          /(releaseTime: \{ kind: duration, from:) 2, to: 4/u,
          '$1 3, to: 5',
        );
      });
      const times: Readonly<Record<Tag, readonly [string, string]>> = {
        ar: ['من ساعتين إلى 4 ساعات', 'من 3 إلى 5 ساعات'],
        en: ['2 to 4 hours', '3 to 5 hours'],
        es: ['de 2 a 4 horas', 'de 3 a 5 horas'],
      };
      const pagesWithTime = { ar: 0, en: 0, es: 0 };
      for (const file of htmlIn(before)) {
        const [time, newTime] = times[tagOf(file)];
        const html = withoutHashes(read(file, before));
        if (html.includes(time)) pagesWithTime[tagOf(file)] += 1;
        expect(html, file).toContain('tel:+16265550100');
        expect(withoutHashes(read(file, after)), file).toBe(
          html
            .replaceAll('(626) 555-0100', '(213) 555-0123')
            .replaceAll('6265550100', '2135550123')
            .replaceAll(time, newTime),
        );
      }
      expect(Math.min(...Object.values(pagesWithTime))).toBeGreaterThan(4);
      expect(filesWith(after, /626\D{0,3}555\D?0100/u)).toEqual([]);
      for (const tag of tags) expect(filesWith(after, new RegExp(times[tag][0], 'u'))).toEqual([]);
    },
    LONG,
  );

  it(
    'stands once: a changed premium rate reaches every page and every computed fee',
    () => {
      const [before, after] = buildTwice((project) =>
        edit(project, 'content/shared/business.yaml', /(premiumRate: \{ kind: percent, value:) 10/u, '$1 12'),
      );
      // "%20" after a digit is a space in an address.
      const count = (html: string, rate: number) =>
        html.match(new RegExp(`(?<!\\d)${rate}%(?!\\d)`, 'gu'))?.length ?? 0;
      for (const file of htmlIn(before)) {
        expect(count(read(file, after), 12), file).toBe(count(read(file, before), 10));
      }
      expect(filesWith(after, /(?<!\d)10\s?%(?!\d)/u)).toEqual([]);
      for (const tag of tags) {
        const guide = readText(mainOf(read(fileOf('/bail-bonds-guide', tag), after)));
        // Premiums of $5,000, $10,000, $25,000 and $75,000.
        for (const fee of ['$600', '$1,200', '$3,000', '$9,000']) expect(guide, tag).toContain(fee);
      }
    },
    LONG,
  );

  /** The chat and the pictures for previews carry shared values too, so the names of their files change. */
  const withoutHashes = (html: string) =>
    html.replace(/-[A-Za-z0-9]{8}(?=\.(?:css|js|png)")/gu, '').replace(/ integrity="[^"]*"/gu, '');

  /** Output folders of a project before and after a change of its content. */
  function buildTwice(change: (project: string) => void): readonly [before: string, after: string] {
    const project = createProject();
    const before = path.join(project, 'before');
    renameSync(generate(project), before);
    change(project);
    return [before, generate(project)];
  }
});

describe('languages', () => {
  const names = officialNames();

  it('hold no English sentence on an Arabic page', () => {
    const found = pagesIn('ar').flatMap((file) =>
      foreignText(file).flatMap((line) =>
        [
          ...line.matchAll(
            /\p{Script=Latin}[\p{Script=Latin}'’.&-]*(?:[\s,:;/“”"-]+\p{Script=Latin}[\p{Script=Latin}'’.&-]*){6,}/gu,
          ),
        ].map(([run]) => `${file}: ${run}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('hold no English sentence on a Spanish page', () => {
    const found = pagesIn('es').flatMap((file) =>
      foreignText(file)
        .filter((line) => hasEnglishSentence(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  it('hold no Arabic sentence on an English or Spanish page', () => {
    const found = [...pagesIn('en'), ...pagesIn('es')].flatMap((file) =>
      foreignText(file)
        .filter((line) => /\p{Script=Arabic}/u.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });

  /** The lines of a page without what is marked as another language, official names and streets. */
  function foreignText(file: string): string[] {
    const html = read(file);
    const tag = tagOf(file);
    const text = readText(html.slice(html.indexOf('<body')), ({ name, attributes }) => {
      const own = /\slang="([^"]+)"/u.exec(attributes)?.[1];
      // Runs of the other script are isolated by themselves, sentences left in English as well.
      return name !== 'bdi' && own !== undefined && own !== tag;
    });
    return names.reduce((all, name) => all.replaceAll(name, ' · '), text).split('\n');
  }
});

/** Names and streets of jails, courts, stations and search pages: they are the same in every language. */
function officialNames(): string[] {
  const folders = ['counties', 'cities'].map((name) => path.join(projectRoot, 'content/shared', name));
  const namesIn = (value: unknown): string[] => {
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, item]) =>
      (key === 'name' || key === 'street') && typeof item === 'string' ? [item] : namesIn(item),
    );
  };
  return folders
    .flatMap((own) =>
      readdirSync(own).map((file) => namesIn(parse(readFileSync(path.join(own, file), 'utf8')))),
    )
    .flat()
    .toSorted((a, b) => b.length - a.length);
}

const english = new Set(
  'the of and to is are was with for you your that this in on or not can will at by from we our they it be if when who what'.split(
    ' ',
  ),
);

/** Whether three of seven words in a row are among the commonest of English and none is a Spanish one. */
function hasEnglishSentence(line: string): boolean {
  const words = line.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.some((_, index) => {
    const window = words.slice(index, index + 7);
    return window.filter((word) => english.has(word)).length >= 3;
  });
}

describe('adding is data', () => {
  it(
    'gets a city page, an eleventh post and a fifth office from YAML alone',
    () => {
      const project = createProject();
      addRecord(project, { collection: 'cities', from: 'pasadena', id: 'burbank' });
      edit(project, 'content/shared/cities/burbank.yaml', /^order: .*$/mu, 'order: 9');
      const post = idsIn('blog')[0] ?? '';
      addRecord(project, { collection: 'blog', from: post, id: 'an-eleventh-post' });
      const facts = path.join(project, 'content/shared/blog/an-eleventh-post.yaml');
      if (/^featured: true$/mu.test(readFileSync(facts, 'utf8'))) {
        edit(project, 'content/shared/blog/an-eleventh-post.yaml', 'featured: true', 'featured: false');
      }
      addOffice(project);
      const site = generate(project);
      const posts = idsIn('blog').length + 1;
      for (const tag of tags) {
        const prefix = tag === 'ar' ? '' : `/${tag}`;
        expect(read(fileOf('/service-area', tag), site)).toContain(`href="${prefix}/burbank"`);
        expect(read(fileOf('/los-angeles', tag), site)).toContain(`href="${prefix}/burbank"`);
        expect(wordCount(mainOf(read(fileOf('/burbank', tag), site)))).toBeGreaterThan(500);
        expect(read(fileOf('/blog', tag), site)).toContain(`href="${prefix}/blog/an-eleventh-post"`);
        expect(read(fileOf('/site-map', tag), site)).toContain(`href="${prefix}/blog/an-eleventh-post"`);
        for (const route of ['/locations', '/contact', '/service-area'])
          expect(read(fileOf(route, tag), site), route).toContain('1 Fifth Street');
      }
      expect(readText(read('en/blog.html', site))).toContain(`${posts} articles found`);
      expect(
        read('sitemap.xml', site).match(/<loc>[^<]*\/(?:burbank|blog\/an-eleventh-post)<\/loc>/gu),
      ).toHaveLength(6);
    },
    LONG,
  );
});

function generate(project: string): string {
  const run = runSite(project, ['generate']);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
  return path.join(project, 'dist');
}

function addRecord(
  project: string,
  { collection, from, id }: { readonly collection: string; readonly from: string; readonly id: string },
): void {
  for (const place of ['shared', ...tags]) {
    const file = (name: string) => path.join(project, 'content', place, collection, `${name}.yaml`);
    cpSync(file(from), file(id));
  }
}

const officeWords: Readonly<Record<Tag, string>> = {
  ar: '{ name: داوني, description: مكتب في داوني. }',
  en: '{ name: Downey, description: An office in Downey. }',
  es: '{ name: Downey, description: Una oficina en Downey. }',
};

function addOffice(project: string): void {
  appendFileSync(
    path.join(project, 'content/shared/offices.yaml'),
    '\n  - { id: downey, street: 1 Fifth Street, city: Downey, zip: "90241", latitude: 33.94, longitude: -118.13, county: los-angeles }\n',
  );
  for (const tag of tags) {
    appendFileSync(path.join(project, 'content', tag, 'offices.yaml'), `\n  downey: ${officeWords[tag]}\n`);
  }
}

function tagOf(file: string): Tag {
  return tags.find((tag) => file.startsWith(`${tag}/`)) ?? 'ar';
}

function htmlIn(from: string): string[] {
  return listFiles(from).filter((file) => file.endsWith('.html'));
}

function pagesIn(tag: Tag): string[] {
  return htmlIn(dist).filter((file) => tagOf(file) === tag);
}

/** Files of an output folder whose text matches, whatever they are. */
function filesWith(from: string, pattern: RegExp): string[] {
  return listFiles(from).filter(
    (file) =>
      /\.(?:html|xml|txt|json|js|css|webmanifest)$|_headers$|_redirects$/u.test(file) &&
      pattern.test(read(file, from)),
  );
}
