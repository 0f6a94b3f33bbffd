import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { generate, useSmallProject } from '../fixtures/small-project.ts';
import { listPages, readText } from './built-pages.ts';
import { edit, hashFolder, listFiles, type Run, readIn, runInProcess } from './temporary-project.ts';

const insurer = 'Harbor Surety';
const settings = `
people:
  - { name: Lena Haddad, role: agent, languages: [en, ar], hours: night }
  - { name: سامي, role: office, languages: [en] }
furtherPhones:
  - { purpose: complaints, number: "+16262345142" }
  - { purpose: records, number: "+16262345143" }
messaging:
  - { app: whatsapp, number: "+16262345144" }
analytics: { script: /count.js }
reviews: samples
postsPerPage: 1
hosting: { metaPolicy: true, includeSubDomains: true }
security: { contact: [mailto:security@bonds.test], expires: 2027-11-01 }
`;
const agency = `  insurer: ${insurer}
  licenseChecked: 2026-11-20
  furtherLicenses: [{ number: B765432, office: pasadena }]
  chargesInterest: false
`;
const texts = {
  ar: ['نعدّ الزيارات.', 'لا نعدّ شيئًا.', 'واتساب تطبيق.', 'اسألونا نحن.'],
  en: ['We count visits.', 'No visit.', 'An app of Meta.', 'Ask us first.'],
} as const;

const origin = 'https://bail.test';
const project = useSmallProject();
const dist = path.join(project, 'dist');
const read = readIn(project);
const readPlain = (html: string) => readText(html).replaceAll(/\s+/gu, ' ');

let before: string;
let release: Run;

const languages = Object.entries(texts).map(([tag, [counted, uncounted, whatsapp, unset]]) => {
  const folder = tag === 'ar' ? '' : `${tag}/`;
  const readPage = (page: string) => read(`${folder}${page}.html`);
  const contentOf = (name: string) =>
    parse(readFileSync(path.join(project, `content/${tag}/${name}.yaml`), 'utf8'));
  return {
    ...{ tag, counted, uncounted, whatsapp, unset },
    prefix: `/${folder}`.replace(/\/$/u, ''),
    ui: contentOf('ui'),
    reviews: contentOf('reviews'),
    read: readPage,
    textOf: (page: string) => readPlain(readPage(page)),
    textOfReviews: () =>
      readPlain(/<section[^>]* id="reviews"[\s\S]*?<\/section>/u.exec(readPage('index'))?.[0] ?? ''),
  };
});

beforeAll(async () => {
  for (const { tag, unset } of languages) {
    const fields = `        note: interest\n        unset: ${unset}\n`;
    edit(project, `content/${tag}/faqs.yaml`, /\{\{phone\}\}\.\n/u, `$&${fields}`);
  }
  await generate(project);
  before = listPages(dist)
    .map((file) => readText(read(file)))
    .join(' ');
  edit(project, 'content/shared/site.yaml', /$/u, settings);
  edit(project, 'content/shared/site.yaml', /licenseNumber: .*\n/u, `$&${agency}`);
  edit(project, 'content/shared/reviews.yaml', 'sample: false', 'sample: true');
  for (const { tag, counted, uncounted, whatsapp } of languages) {
    const paragraphs = Object.entries({ analytics: counted, 'no-analytics': uncounted, whatsapp }).map(
      ([when, text]) => `      - { type: paragraph, when: ${when}, text: ${text} }\n`,
    );
    const policy = `content/${tag}/legal/privacy-policy.yaml`;
    edit(project, policy, /^ {4}blocks:\n/mu, `$&${paragraphs.join('')}`);
  }
  mkdirSync(path.join(project, 'templates/public'), { recursive: true });
  writeFileSync(path.join(project, 'templates/public/count.js'), 'export {};\n');
  await generate(project);
});

it('insurer, people, licenses and further numbers are shown in footers and on related pages', () => {
  for (const { ui, read: readPage, textOf } of languages) {
    const [unfilled = ''] = ui.common.insurer.split('{{');
    expect(before).not.toContain(unfilled.trim());
    for (const page of ['index', 'los-angeles', 'faq', '404']) {
      const footer = readPlain(/<footer[\s\S]*/u.exec(readPage(page))?.[0] ?? '');
      expect(footer, page).toContain(ui.common.insurer.replace('{{name}}', insurer));
      expect(footer, page).toContain(`Lena Haddad: ${ui.people.roles.agent}`);
      expect(footer, page).toContain(`العربية · English · ${ui.people.hours.night}`);
      const blocks = readPage(page).match(/class="license-block"/gu);
      const further = readPage(page).match(/license-block__number"><bdi dir="ltr">B765432</gu);
      expect(further, page).toHaveLength(blocks?.length ?? 0);
    }
    expect(textOf('contact')).toContain(ui.common.license.replace('{{number}}', 'B765432'));
    const { complaints, records } = ui.legal.phones;
    const dialed = /<dt>([^<]*)<\/dt><dd><a[^>]*href="tel:\+1626234514[23]"/gu;
    const names = Array.from(readPage('privacy-policy').matchAll(dialed), ([, name]) => name);
    expect(names).toEqual([complaints, records]);
  }
});

it('a setting replaces the sentence under an answer of the FAQ, and selects the paragraphs of the policy', () => {
  for (const { ui, textOf, unset, counted, uncounted, whatsapp } of languages) {
    expect(before).toContain(unset);
    expect(textOf('faq')).toContain(ui.settings.interest.none);
    expect(textOf('faq')).not.toContain(unset);
    const policy = textOf('privacy-policy');
    for (const text of [ui.cookies.textCounting, counted, whatsapp]) expect(policy).toContain(text);
    expect(policy).not.toContain(uncounted);
  }
});

it('a script that waits for consent is declared on every page, and loaded by none', () => {
  expect(read('count.js')).toBe('export {};\n');
  for (const file of listPages(dist)) {
    expect(read(file).match(/count\.js/gu), file).toHaveLength(1);
    expect(read(file), file).toContain('data-analytics="/count.js"');
  }
});

it('an app for messages is linked under the call of every page', () => {
  for (const { ui, read: readPage } of languages) {
    for (const page of ['index', 'contact', '404']) {
      const [row] = readPage(page).split('class="hero__messages">')[1]?.split('</p>') ?? [];
      expect(row, page).toContain('<a href="https://wa.me/16262345144" rel="noopener">');
      expect(readText(row ?? '')).toContain(ui.common.messaging.whatsapp);
    }
  }
});

const findAll = (html: string, pattern: RegExp) => Array.from(html.matchAll(pattern), ([, found]) => found);

it('a list of posts that is longer than the configured length has pages with other posts, each linked to the next one and named by its own title', () => {
  const ids = listFiles(path.join(project, 'content/shared/blog')).map((file) => file.replace('.yaml', ''));
  for (const { prefix, read: readPage } of languages) {
    const pages = ['blog', 'blog/page/2', 'blog/page/3'].map(readPage);
    const posts = pages.map((html) =>
      findAll(html, /<h[23][^>]*><a[^>]*href="(?:\/en)?\/blog\/([a-z0-9-]+)"/gu),
    );
    expect(posts.map(({ length }) => length)).toEqual([1, 1, 1]);
    expect(posts.flat().sort()).toEqual(ids);
    expect(new Set(pages.flatMap((html) => findAll(html, /<title>(.*?)<\/title>/gu))).size).toBe(3);
    const [, second = '', third = ''] = pages;
    const url = (page: string) => `href="https://bonds.test${prefix}${page}"`;
    expect(second).toContain(`<link rel="canonical" ${url('/blog/page/2')}>`);
    expect(second).toContain(`<link rel="prev" ${url('/blog')}>`);
    expect(second).toContain(`<link rel="next" ${url('/blog/page/3')}>`);
    expect(third).not.toContain('<link rel="next"');
    expect(read('sitemap.xml')).toContain(`<loc>https://bonds.test${prefix}/blog/page/3</loc>`);
    expect(readPage('blog/page/2')).toMatch(
      new RegExp(`href="${prefix}/blog/page/2"[^>]*aria-current="page"`, 'u'),
    );
  }
  expect(read('blog/feed.xml').match(/<entry>/gu)).toHaveLength(3);
});

it('sample reviews are marked as samples', () => {
  for (const { reviews, textOfReviews } of languages) expect(textOfReviews()).toContain(reviews.sampleNote);
});

describe('a release', () => {
  beforeAll(async () => {
    edit(project, 'content/shared/reviews.yaml', 'sample: true', 'sample: false');
    edit(project, 'content/shared/site.yaml', 'reviews: samples\n', '');
    release = await generate(project, '--release', '--base-url', origin);
  });

  it('has real reviews with a computed average and number, and no samples', () => {
    for (const { ui, reviews, textOfReviews } of languages) {
      const text = textOfReviews();
      expect(text).toContain(ui.reviews.line.other.replace('{{count}}', '1').replace('{{rating}}', '5'));
      expect(text).not.toContain(reviews.sampleNote);
    }
  });

  it('reports its sizes, and reads its compressed files from the cache the next time', async () => {
    expect(release.errors).toMatch(/^template +pages +HTML +first paint/mu);
    const compressed = listFiles(dist).filter((file) => /\.(?:br|gz)$/u.test(file));
    expect(compressed).toEqual(expect.arrayContaining(['index.html.br', 'index.html.gz']));
    const hash = hashFolder(dist);
    await generate(project, '--release', '--base-url', origin);
    expect(hashFolder(dist)).toBe(hash);
  });

  it('for a host without headers has its policy at the start of every page, with a warning about lost headers', () => {
    expect(release.output).toContain('build/meta-policy');
    expect(existsSync(path.join(dist, '.nojekyll'))).toBe(true);
    for (const file of listPages(dist))
      expect(read(file), file).toMatch(
        /<head>\n<meta charset="utf-8">\n<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-(?!.*frame-ancestors)/u,
      );
  });

  it('has the configuration of its host, with the settings of the site', async () => {
    const hosts = (...args: string[]) => runInProcess(project, ['hosts', ...args]);
    expect((await hosts('nginx')).output).toContain('server_name bonds.test;');
    const cloudflare = await hosts('cloudflare', '--base-url', origin);
    expect(cloudflare.output).toBe(`# _headers\n${read('_headers')}`);
    expect((await hosts('netlify')).output).toContain('\n# _redirects\n/en/blog/* /en/blog/404.html 404\n');
    expect(read('_headers')).toContain('max-age=63072000; includeSubDomains\n');
    expect(read('.well-known/security.txt')).toBe(
      `Contact: mailto:security@bonds.test\nExpires: 2027-11-01T00:00:00-07:00\nPreferred-Languages: ar, en\nCanonical: ${origin}/.well-known/security.txt\n`,
    );
    edit(project, 'content/en/pages/home.yaml', /$/u, '\na: [\n');
    const broken = await hosts('nginx');
    expect(broken).toMatchObject({ code: 1, output: '' });
    expect(broken.errors).toContain('content/en/pages/home.yaml:');
  });
});
