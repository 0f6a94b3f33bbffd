/** Tests measures of `npm run words`, on texts that exceed their limits and on texts that meet them. */
import { describe, expect, it } from 'vitest';
import type { Tag } from '../browser/languages.ts';
import { formatMeasurements } from './format-measurements.ts';
import { measureOverlaps } from './measure-overlap.ts';
import { measureTexts } from './measure-texts.ts';
import { readPageText } from './read-page-text.ts';
import type { RunningText } from './running-texts.ts';
import { wordLimits } from './word-limits.ts';

const page = (path: string, ...paragraphs: string[]) =>
  readPageText({ path, html: `<main>${paragraphs.map((text) => `<p>${text}</p>`).join('')}</main>` });

/** Returns a text of plain words in sentences of ten words. */
const filler = (words: number) =>
  'Plain words fill this page with text that joins nothing. '.repeat(words / 10);

function measure(tag: Tag, name: string, ...pages: ReturnType<typeof page>[]) {
  const found = measureTexts(pages, wordLimits[tag]).find((measurement) => measurement.name.includes(name));
  if (found === undefined) throw new Error(`No measure is named ${name}.`);
  return found;
}

describe('connectors', () => {
  const text = 'It is free, so call us because we answer.';

  it('are counted per 1,000 words over all pages of a language', () => {
    const few = measure('en', 'per 1,000', page('a.html', text), page('b.html', filler(1000)));
    expect(few).toMatchObject({ passed: true, findings: [] });
    expect(few.value).toMatch(/^1\.98 \(2 in 1009 words\)$/u);
    const many = measure('en', 'per 1,000', page('en/a.html', text), page('en/b.html', filler(500)));
    expect(many.passed).toBe(false);
    expect(many.findings.map(({ addresses, label }) => [addresses, label])).toEqual([[['/en/a'], '2']]);
  });

  it('are listed with their context when a page has too many', () => {
    const pages = [page('en/faq.html', text.repeat(4)), page('en/about.html', filler(5000))];
    const [finding] = measure('en', 'pages with more than', ...pages).findings;
    expect(finding).toMatchObject({ addresses: ['/en/faq'], label: '8' });
    expect(finding?.excerpts[0]).toContain('It is free, so call us');
    expect(measure('en', 'pages with more than', page('en/faq.html', text.repeat(3))).passed).toBe(true);
  });
  it.each<[Tag, string, number]>([
    ['en', 'Because of this, sober people; so be it, so there.', 2],
    ['es', 'Porque sí, así que llame porque quiere. Casi.', 3],
    ['ar', 'إذا اتصلتم، وإذا سألتم فإذا أجبنا. إذاعة، لإذا.', 3],
  ])('are whole words with their prefixes in %s', (tag, text, count) => {
    expect(measure(tag, 'per 1,000', page('a.html', text)).value).toContain(`(${count} in`);
  });
});

describe('the caveat about release', () => {
  it('may occur on six pages', () => {
    const pages = Array.from({ length: 7 }, (_, index) => page(`en/${index}.html`, 'The jail decides when.'));
    expect(measure('en', 'pages with the caveat', ...pages.slice(1)).passed).toBe(true);
    expect(measure('en', 'pages with the caveat', ...pages).passed).toBe(false);
  });

  it('may occur once on a page, in any of its wordings', () => {
    const repeated = page('en/a.html', 'Approval is not release.', 'The jail decides when.');
    expect(measure('en', 'repeat the caveat', repeated).findings).toMatchObject([{ addresses: ['/en/a'] }]);
    expect(measure('en', 'repeat the caveat', page('en/a.html', 'The jail decides when.')).passed).toBe(true);
  });
});

describe('runs of three short sentences', () => {
  it('are found in paragraphs, list items and cells', () => {
    const run = 'Call us. Say your name. We answer.';
    const html = `<main><p>${run}</p><ul><li>${run}</li></ul><table><tr><td>${run}</td></tr></table></main>`;
    expect(measure('en', 'runs of three', readPageText({ path: 'en/a.html', html })).value).toBe('3');
  });
});

describe('the overlap of two pages', () => {
  const text = (address: string, passages: string[], place?: RunningText['place']): RunningText => ({
    address,
    place,
    passages,
  });
  const a = text('/a', ['The family calls the jail at night', 'one two three four five six']);
  const b = text('/b', ['Then the family calls the jail at dawn and asks who answers there']);

  it('is the share of distinct runs of the shorter page that both have', () => {
    const [overlap] = measureOverlaps([a, b], wordLimits.en);
    // "the family calls the jail" and "family calls the jail at", of five runs.
    expect(overlap).toMatchObject({ value: '40.0 %', passed: false });
    expect(overlap?.findings[0]).toMatchObject({
      addresses: ['/a', '/b'],
      label: '40.0 % (2 of 5)',
      excerpts: ['the family calls the jail at'],
    });
  });
});

describe('the report', () => {
  const finding = (address: string) => ({ addresses: [address], label: '2', excerpts: ['…the words…'] });
  const measurement = {
    name: 'pages that repeat',
    value: '20',
    limit: 'none',
    passed: false,
    findings: Array.from({ length: 20 }, (_, index) => finding(`/${index}`)),
  };

  it('names the worst pages and how many more there are', () => {
    const report = formatMeasurements([measurement], {});
    expect(report).toContain('OVER pages that repeat: 20 (none)');
    expect(report).toContain('and 8 more');
    expect(report).not.toContain('the words');
  });

  it('lists every occurrence for a selected language or page', () => {
    expect(formatMeasurements([measurement], { language: 'en' }).match(/the words/gu)).toHaveLength(20);
    const ofPage = formatMeasurements([measurement], { page: '/7' });
    expect(ofPage.match(/the words/gu)).toHaveLength(1);
    expect(ofPage).toContain('/7');
  });
});
