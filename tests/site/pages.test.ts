import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayIn } from '../../generator/content/routes/build-day.ts';
import { mainNumberHref } from '../browser/interface-copy.ts';
import { addressIn, tags } from '../browser/languages.ts';
import { siteContent } from '../site-model.ts';
import {
  type BuiltPage,
  readOutput,
  readPages,
  readText,
  sharedOutput,
  withoutElements,
} from './built-pages.ts';
import { projectRoot } from './temporary-project.ts';

const { baseUrl: origin, timeZone } = siteContent.facts.site;
const pages = readPages();
const indexed = pages.filter(({ html }) => !html.includes('<meta name="robots" content="noindex">'));

const blocks = [
  /<div class="hero[ "][\s\S]*?(?=<dl|<nav class="band|<section|<div class="(?:process-position|section|with-contents)|<ul)/u,
  /<section class="closing-block"[\s\S]*?<\/section>/u,
  /<footer[\s\S]*?<\/footer>/u,
];

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map((match) => match[1] ?? '');
const one = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];

describe('every page', () => {
  it('has its language, direction and one heading in the file itself', () => {
    for (const { html, tag, file } of pages) {
      expect(html, file).toMatch(
        new RegExp(`^<!DOCTYPE html>\n<html lang="${tag}" dir="${tag === 'ar' ? 'rtl' : 'ltr'}"`, 'u'),
      );
      expect(all(html, /<(h1)[ >]/gu), file).toHaveLength(1);
    }
  });

  it('has no placeholder, direction mark, comment, inline style or inline handler', () => {
    for (const { body, file } of pages) {
      const text = body.replace(/<option[\s\S]*?<\/option>/gu, '').replace(/<[^>]*>/gu, '');
      expect(/[\u2066-\u2069\ue000-\uf8ff]/u.exec(text), file).toBeNull();
      expect(/\{\{| style=| on[a-z]+="|<!--|\[object |undefined/u.exec(body), file).toBeNull();
    }
  });

  it('loads each script and style sheet with the hash of the published file', () => {
    const bytes = (address: string) => readFileSync(path.join(sharedOutput(), address));
    for (const { html, file } of pages) {
      const assetTags = html.match(/<(?:script[^>]* src=|link rel="stylesheet")[^>]*>/gu) ?? [];
      // The script, and the style sheets for screens, for the page type if it has one, and for print.
      expect([3, 4], file).toContain(assetTags.length);
      for (const tag of assetTags) {
        const address = one(tag, / (?:src|href)="(\/assets\/[^"]+)"/u) ?? '';
        expect(one(tag, / integrity="([^"]+)"/u), `${file} ${address}`).toBe(
          `sha384-${hash('sha384', bytes(address), 'base64')}`,
        );
      }
    }
  });

  it('loads the files of the first paint before all others, and scripts with a low priority', () => {
    for (const { html, file } of pages) {
      const kinds = [...html.matchAll(/<(?:link rel="(stylesheet|preload)"|(script) type="module")/gu)];
      expect(kinds.map(([, link, script]) => link ?? script).join(' '), file).toMatch(
        /^stylesheet(?: stylesheet)?(?: preload)+ script stylesheet$/u,
      );
      expect(html, file).toMatch(/<script type="module"[^>]* fetchpriority="low">/u);
    }
  });
  it('links to other sites with noopener and without opening a tab', () => {
    const links = pages.flatMap(({ html }) => all(html, /<a\b([^>]*)>/gu));
    const externalLinks = links.filter((link) => /href="(?:https?:)?\/\//u.test(link));
    expect(externalLinks.length).toBeGreaterThan(100);
    expect(externalLinks.filter((link) => !/ rel="noopener"/u.test(link))).toEqual([]);
    expect(links.filter((link) => / target=/u.test(link))).toEqual([]);
    const schemes = links.flatMap((link) => one(link, /href="([a-z]+):/u) ?? []);
    expect([...new Set(schemes)].sort()).toEqual(['https', 'mailto', 'sms', 'tel']);
  });
  it('names itself as canonical, and every language reciprocally, with Arabic as the default', () => {
    const byAddress = new Map(indexed.map((page) => [page.address, page]));
    const alternates = ({ html }: BuiltPage) =>
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/gu)].map(([, tag, url]) => [
        tag,
        url,
      ]);
    for (const page of indexed) {
      expect(one(page.html, /<link rel="canonical" href="([^"]+)">/u), page.file).toBe(origin + page.address);
      const pageAlternates = alternates(page);
      expect(
        pageAlternates.map(([tag]) => tag),
        page.file,
      ).toEqual([...tags, 'x-default']);
      expect(pageAlternates, page.file).toContainEqual([page.tag, origin + page.address]);
      expect(pageAlternates.at(-1)?.[1]).toBe(pageAlternates[0]?.[1]);
      for (const [, url] of pageAlternates) {
        const other = byAddress.get(String(url).replace(origin, ''));
        expect(other && alternates(other), `${page.file} -> ${url}`).toEqual(pageAlternates);
      }
    }
  });

  it('has one graph of structured data without an empty value, a rating or a list of questions', () => {
    for (const { html, file } of pages) {
      const [json = '', ...more] = all(html, /<script type="application\/ld\+json">([^<]+)<\/script>/gu);
      expect(more, file).toEqual([]);
      const graph: unknown = JSON.parse(json);
      expect(emptyValues(graph), file).toEqual([]);
      expect(json).not.toMatch(/AggregateRating|"Review"|FAQPage|HowTo/u);
      expect(json).toMatch(/"@type":"FinancialService"/u);
    }
  });
  /** Matches a license number, or the placeholder that is shown until the settings contain it. */
  const printedLicense =
    /license-block__number"><(?:bdi dir="ltr">[0-9A-Z]{5,12}<|span class="not-entered">)/u;

  it('links to the main number in bars, hero, closing block and footer, with the license in hero and footer; each link shows the number that it calls', () => {
    for (const { body, file } of pages) {
      for (const part of [/<aside[\s\S]*?<\/aside>/u, /<header[\s\S]*?<\/header>/u, ...blocks])
        expect(part.exec(body)?.[0], file).toContain(`href="${mainNumberHref}"`);
      const [hero, , footer] = blocks;
      for (const part of [hero, footer]) expect(part?.exec(body)?.[0], file).toMatch(printedLicense);
      for (const [, number = '', inner = ''] of body.matchAll(
        /<a[^>]*href="tel:(\+\d+)"[^>]*>(.*?)<\/a>/gsu,
      )) {
        const digits = inner.replace(/<[^>]*>|&#?\w+;/gu, '').replace(/\D/gu, '');
        if (digits !== '') expect(`+1${digits}`, file).toBe(number);
      }
    }
  });

  it('isolates numbers, prices and percentages in Arabic', () => {
    for (const { html, body, file } of pages.filter(({ tag }) => tag === 'ar')) {
      const text = body.replace(
        /<bdi[^>]*>.*?<\/bdi>|<(?:script|svg|title)[\s\S]*?<\/(?:script|svg|title)>|<[^>]*>/gsu,
        ' ',
      );
      expect(text.match(/\(\d{3}\) \d{3}-\d{4}|\$\d[\d,]*|\d+%|[\w.]+@[\w.]+/gu), file).toBeNull();
      expect(html).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9\u0640]/u);
    }
  });
});

describe('a text in another language has its language for screen readers', () => {
  /** Without elements in another language. */
  function readLocalText({ body, tag }: BuiltPage): string {
    const html = withoutElements(body, (attributes) => {
      const language = / lang="([^"]+)"/u.exec(attributes)?.[1];
      return language !== undefined && language !== tag;
    });
    return readText(html);
  }

  it('such as every Latin word of an Arabic page, except email addresses', () => {
    const arabicPages = pages.filter(({ tag }) => tag === 'ar');
    expect(arabicPages.length).toBeGreaterThan(40);
    const unmarked = arabicPages.flatMap((page) => {
      const words = readLocalText(page).match(/[A-Za-z][\w.@’'& -]*/gu) ?? [];
      return words.filter((word) => !/^\S+@\S+$/u.test(word)).map((word) => `${page.file}: ${word}`);
    });
    expect(unmarked).toEqual([]);
  });

  it('such as the name of a public office on a Spanish page', () => {
    const names = [...siteContent.recordFacts.counties.values()].flatMap(
      ({ lookup, defender, schedule, jails, courts }) =>
        [lookup, defender, schedule, ...jails, ...courts].map(({ name }) => name),
    );
    expect(names.length).toBeGreaterThan(40);
    for (const page of pages.filter(({ tag }) => tag === 'es')) {
      const text = readLocalText(page);
      expect(
        names.filter((name) => text.includes(name)),
        page.file,
      ).toEqual([]);
    }
  });
});

it('the sitemap lists exactly the pages for search engines, with the alternates of the pages', () => {
  const sitemap = readOutput('sitemap.xml');
  const listed = all(sitemap, /<loc>([^<]+)<\/loc>/gu);
  expect(listed.toSorted()).toEqual(indexed.map(({ address }) => origin + address).toSorted());
  expect(all(sitemap, /<xhtml:link [^>]*href="([^"]+)"/gu)).toHaveLength(listed.length * (tags.length + 1));
  expect(all(sitemap, /<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/gu)).toHaveLength(listed.length);
  expect(sitemap).not.toMatch(/<priority>|<changefreq>/u);
});

it.each(tags)('the feed in %s lists the posts, newest first, with the dates that the pages show', (tag) => {
  const file = addressIn(tag, '/blog/feed.xml').slice(1);
  const feed = readOutput(file);
  const entries = [...feed.matchAll(/<entry>.*?<\/entry>/gsu)].map(([entry]) => entry);
  const posts = pages.filter((page) => page.tag === tag && page.html.includes('"@type":"BlogPosting"'));
  expect(entries).toHaveLength(posts.length);
  expect(posts.length).toBeGreaterThan(0);
  const published = entries.map((entry) => one(entry, /<published>([^T]+)T/u) ?? '');
  expect(published).toEqual(published.toSorted().toReversed());
  for (const [, time = ''] of feed.matchAll(/<(?:published|updated)>([^<]+)</gu)) {
    expect(dayIn(timeZone, new Date(time))).toBe(time.slice(0, 10));
  }
  for (const [index, entry] of entries.entries()) {
    const address = (one(entry, /<id>([^<]+)<\/id>/u) ?? '').replace(origin, '');
    const page = posts.find((candidate) => candidate.address === address);
    expect(page?.html).toContain(`<time dateTime="${published[index]}"`);
    expect(page?.html).toContain(`"datePublished":"${published[index]}"`);
    const changed = one(readOutput('sitemap.xml'), new RegExp(`${address}</loc>\\s*<lastmod>([^<]+)`, 'u'));
    expect(page?.html).toContain(`<time dateTime="${changed}"`);
    expect(page?.html).toContain(`"dateModified":"${changed}"`);
    expect(one(entry, /<updated>([^T]+)T/u)).toBe(changed);
    expect(page?.html).toContain(`href="${origin}/${file}"`);
  }
});

it('no script, with the libraries in it, uses syntax or built-ins that are newer than ES2022', () => {
  const program = path.join(projectRoot, 'node_modules/es-check/lib/cli/index.js');
  const scripts = path.join(sharedOutput(), 'assets/*.js');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [program, 'es2022', scripts, '--module', '--checkFeatures'],
    { encoding: 'utf8' },
  );
  expect({ status, problems: `${stdout}${stderr}`.match(/Unsupported features detected: [^.]*/gu) }).toEqual({
    status: 0,
    problems: null,
  });
});

function emptyValues(value: unknown, valuePath = ''): string[] {
  if (value === '' || value === null || value === undefined) return [valuePath];
  if (typeof value !== 'object') return [];
  const entries = Object.entries(value);
  return entries.length === 0
    ? [valuePath]
    : entries.flatMap(([key, child]) => emptyValues(child, `${valuePath}/${key}`));
}
