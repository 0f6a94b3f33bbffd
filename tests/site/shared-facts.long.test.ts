/** A changed fact changes on every page that shows it, and nothing else changes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listPages, sharedOutput, tagOfFile } from './built-pages.ts';
import { readText, withPlainSpaces } from './read-html.ts';
import { createProject, edit, listFiles, runSite } from './temporary-project.ts';

const folders = { ar: '', en: 'en/', es: 'es/' } as const;
const times = {
  ar: ['من 4 إلى 12 ساعة', 'من 5 إلى 13 ساعة'],
  en: ['4 to 12 hours', '5 to 13 hours'],
  es: ['de 4 a 12 horas', 'de 5 a 13 horas'],
} as const;

const read = (dist: string, file: string) => withPlainSpaces(readFileSync(path.join(dist, file), 'utf8'));

/** Builds the site with changed lines in its files of facts. Returns the output folder. */
function buildWith(changes: readonly (readonly [file: string, from: string, to: string])[]): string {
  // The bundler uses these settings, and pages contain the hash of a bundle.
  const project = createProject(['tsconfig.json']);
  for (const [file, from, to] of changes) edit(project, `content/shared/${file}.yaml`, from, to);
  const run = runSite(project, ['generate', '--verify']);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
  return path.join(project, 'dist');
}

/**
 * Returns the HTML without the parts that are derived from shared facts: hashes of files that contain them,
 * and drawings of durations.
 */
const withoutDerivedParts = (html: string) =>
  html
    .replace(/-[A-Za-z0-9]{8}(?=\.(?:css|js|png)")/gu, '')
    .replace(/ integrity="[^"]*"/gu, '')
    .replace(/<svg class="hour-squares.*?<\/svg>/gsu, '');

it('a changed telephone number and release time change in every file, and nothing else changes', () => {
  const after = buildWith([
    ['site', '+16265550100', '+12135550123'],
    ['business', '{ kind: duration, from: 4, to: 12', '{ kind: duration, from: 5, to: 13'],
  ]);
  for (const [tag, [time, newTime]] of Object.entries(times)) {
    const filesOfLanguage = listPages(sharedOutput()).filter((file) => tagOfFile(file) === tag);
    expect(
      filesOfLanguage.filter((file) => read(sharedOutput(), file).includes(time)).length,
    ).toBeGreaterThan(4);
    for (const file of filesOfLanguage) {
      const expected = withoutDerivedParts(read(sharedOutput(), file))
        .replaceAll('(626) 555-0100', '(213) 555-0123')
        .replaceAll('6265550100', '2135550123')
        .replaceAll(time, newTime);
      expect(withoutDerivedParts(read(after, file)), file).toBe(expected);
    }
  }
  const isText = /\.(?:html|xml|txt|json|js|css|webmanifest)$|_headers$|_redirects$/u;
  const oldTimes = Object.values(times).map(([time]) => time);
  const oldFacts = new RegExp(`626\\D{0,3}555\\D?0100|${oldTimes.join('|')}`, 'u');
  expect(listFiles(after).filter((file) => isText.test(file) && oldFacts.test(read(after, file)))).toEqual(
    [],
  );
});

it('a changed rate and range change in every sentence, table and computed fee, and a category may become empty', () => {
  const after = buildWith([
    ['business', 'premiumRate: { kind: percent, value: 10', 'premiumRate: { kind: percent, value: 12'],
    [
      'business',
      'duiFirstBail: { kind: moneyRange, from: 2500, to: 5000',
      'duiFirstBail: { kind: moneyRange, from: 2600, to: 5100',
    ],
    ['blog/dui-arrest-bail-and-the-ten-day-dmv-rule', 'category: dui', 'category: legal-advice'],
  ]);
  // Counts the parts of a page between the rates. "%20" after a digit is a space in an address.
  const countParts = (html: string, rate: number) =>
    html.split(new RegExp(`(?<!\\d)${rate}%(?!\\d)`, 'u')).length;
  for (const file of listPages(after).filter((name) => !name.includes('blog/category/'))) {
    expect(countParts(read(after, file), 12), file).toBe(countParts(read(sharedOutput(), file), 10));
    expect(countParts(read(after, file), 10), file).toBe(1);
  }
  for (const folder of Object.values(folders)) {
    const guide = readText(read(after, `${folder}bail-bonds-guide.html`));
    expect([...guide.matchAll(/2,600|5,100/gu)]).toHaveLength(4);
    // The fees of the row, and of bail of $5,000, are computed.
    for (const fee of ['$312', '$612', '$600']) expect(guide).toContain(fee);
    const category = (name: string) => `${folder}blog/category/${name}`;
    const empty = read(after, `${category('dui')}.html`);
    expect(empty).toContain('<meta name="robots" content="noindex">');
    expect(empty).toMatch(/aria-current="page"><span>(?:(?!<\/span>).)*<\/span> <small>0</u);
    expect(empty).not.toMatch(/class="(?:featured-post|post-list)"/u);
    expect(read(after, 'sitemap.xml')).not.toContain(`/${category('dui')}<`);
    expect(read(after, `${category('legal-advice')}.html`)).not.toContain('"noindex"');
    expect(read(after, 'sitemap.xml')).toContain(`/${category('legal-advice')}<`);
  }
});
