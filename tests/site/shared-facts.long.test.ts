/** A changed fact changes on every page that shows it, and nothing else changes. */
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSmallProject } from '../fixtures/small-project.ts';
import { withPlainSpaces } from './read-html.ts';
import { edit, listFiles, runInProcess } from './temporary-project.ts';

/** Builds the site. Returns the text files of its output, with plain spaces. */
async function build(project: string): Promise<ReadonlyMap<string, string>> {
  const run = await runInProcess(project, ['generate']);
  expect(run, run.output + run.errors).toMatchObject({ code: 0 });
  const isText = /\.(?:html|xml|txt|json|js|css|webmanifest)$|_headers$|_redirects$/u;
  const files = listFiles(path.join(project, 'dist')).filter((file) => isText.test(file));
  return new Map(
    files.map((file) => [file, withPlainSpaces(readFileSync(path.join(project, 'dist', file), 'utf8'))]),
  );
}

/** Returns HTML without the hashes of files that contain shared facts, and without drawings of facts. */
const withoutDerivedParts = (html: string) =>
  html
    .replace(/-[A-Za-z0-9]{8}(?=\.(?:css|js|png)")/gu, '')
    .replace(/ integrity="[^"]*"/gu, '')
    .replace(/<svg (?:class="hour-squares|[^>]*role="img").*?<\/svg>/gsu, '')
    .replace(/<span class="square-row".*?<\/span>/gsu, '');

/** A sentence with a duration in each language, its printed value, and the value after the change. */
const durations = {
  ar: ['يخرج بعد {{releaseTime}}.', 'من ساعتين إلى 4 ساعات', 'من 12 إلى 14 ساعة'],
  en: ['Release takes {{releaseTime}}.', '2 to 4 hours', '12 to 14 hours'],
} as const;

it('a changed number, time or rate changes in every file and computed fee, and nothing else changes', async () => {
  const project = createSmallProject();
  const editFacts = (from: string, to: string) => edit(project, 'content/shared/business.yaml', from, to);
  for (const [tag, [text]] of Object.entries(durations))
    edit(project, `content/${tag}/pages/accessibility.yaml`, /^( +)text: .*$/mu, `$1text: "${text}"`);
  const before = await build(project);
  edit(project, 'content/shared/site.yaml', '+16262345678', '+12135550123');
  editFacts(
    'releaseTime: { kind: duration, from: 2, to: 4',
    'releaseTime: { kind: duration, from: 12, to: 14',
  );
  editFacts('premiumRate: { kind: percent, value: 10', 'premiumRate: { kind: percent, value: 12');
  const after = await build(project);
  const changes = [
    ['(626) 234-5678', '(213) 555-0123'],
    ['6262345678', '2135550123'],
    // The fee of the example, bail of $5,000.
    ['$500', '$600'],
    ...Object.values(durations).map(([, from, to]) => [from, to] as const),
  ] as const;
  for (const [file, html] of before) {
    if (!file.endsWith('.html')) continue;
    // "%20" after a digit is a space in an address.
    const start = withoutDerivedParts(html).replaceAll(/(?<!\d)10%(?!\d)/gu, '12%');
    const expected = changes.reduce((text, [from, to]) => text.replaceAll(from, () => to), start);
    expect(withoutDerivedParts(after.get(file) ?? ''), file).toBe(expected);
  }
  for (const [from] of changes) {
    expect([...before.values()].filter((text) => text.includes(from)).length, from).toBeGreaterThan(0);
    expect(
      [...after].flatMap(([file, text]) => (text.includes(from) ? file : [])),
      from,
    ).toEqual([]);
  }
});

it('a category that loses its posts stays without them, excluded from search engines', async () => {
  const project = createSmallProject();
  for (const folder of ['shared', 'ar', 'en']) {
    const categories = path.join(project, 'content', folder, 'blog-categories');
    cpSync(path.join(categories, 'bail-bonds.yaml'), path.join(categories, 'other.yaml'));
  }
  for (const post of listFiles(path.join(project, 'content/shared/blog')))
    edit(project, `content/shared/blog/${post}`, 'category: bail-bonds', 'category: other');
  const files = await build(project);
  for (const folder of ['', 'en/']) {
    const [empty = '', full = ''] = ['bail-bonds', 'other'].map((name) =>
      files.get(`${folder}blog/category/${name}.html`),
    );
    expect(empty).toContain('<meta name="robots" content="noindex">');
    expect(empty).toMatch(/aria-current="page"><span>(?:(?!<\/span>).)*<\/span> <small>0</u);
    expect(empty).not.toMatch(/class="(?:featured-post|post-list)"/u);
    expect(full).not.toContain('"noindex"');
    expect(files.get('sitemap.xml')).not.toContain(`/${folder}blog/category/bail-bonds<`);
    expect(files.get('sitemap.xml')).toContain(`/${folder}blog/category/other<`);
  }
});
