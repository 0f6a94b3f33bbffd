import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSmallProject, generate, useSmallProject } from '../fixtures/small-project.ts';
import { withPlainSpaces } from './built-pages.ts';
import {
  edit,
  hashFolder,
  listFiles,
  programFiles,
  readIn,
  runInProcess,
  runSite,
} from './temporary-project.ts';

it('prints one summary line, uses --base-url, and writes only output and cache', async () => {
  const project = createSmallProject();
  const run = await generate(project, '--base-url', 'https://preview.example.net');
  expect(run.output).not.toContain('error');
  expect(run.errors).toMatch(
    /^\d+ pages, 2 languages, as of \d{4}-\d\d-\d\d, \d+ files written, [\d.]+ s\n$/u,
  );
  const home = readIn(project)('index.html');
  expect(home).toContain('<link rel="canonical" href="https://preview.example.net/">');
  expect(home).not.toContain('https://bonds.test');
  const others = listFiles(project).filter(
    (file) => !/^(?:content|schema|templates|scripts|node_modules|package\.json|dist|\.cache)/u.test(file),
  );
  expect(others).toEqual([]);
});

it('writes the same bytes in another time zone, locale and file order', () => {
  const [one, two] = [createSmallProject(), createSmallProject()];
  reverseCreationOrder(path.join(two, 'content'));
  const otherEnvironment = { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
  expect(runSite(one, ['generate', '--force-full']).code).toBe(0);
  expect(runSite(two, ['generate', '--force-full'], otherEnvironment).code).toBe(0);
  expect(hashFolder(path.join(two, 'dist'))).toBe(hashFolder(path.join(one, 'dist')));
});

/** So that the folder lists the files in another order. */
function reverseCreationOrder(folder: string): void {
  const files = listFiles(folder).map((file) => [file, readFileSync(path.join(folder, file))] as const);
  const other = `${folder}-reversed`;
  for (const [file, contents] of files.reverse()) {
    mkdirSync(path.dirname(path.join(other, file)), { recursive: true });
    writeFileSync(path.join(other, file), contents);
    utimesSync(path.join(other, file), 1, 1);
  }
  rmSync(folder, { recursive: true });
  renameSync(other, folder);
}

describe('a language', () => {
  const addLanguage = (project: string, tag: string, row: string) => {
    cpSync(path.join(project, 'content/en'), path.join(project, 'content', tag), { recursive: true });
    edit(
      project,
      'content/shared/site.yaml',
      /^( *- \{ tag: en, .*)$/mu,
      `$1\n  - { tag: ${tag}, dir: ltr, ${row} }`,
    );
  };

  it('needs a row and a folder', async () => {
    const project = createSmallProject();
    addLanguage(project, 'en-GB', 'name: British English, numberLocale: en-GB, openGraphLocale: en_GB');
    await generate(project);
    const read = readIn(project);
    expect(read('index.html')).toContain('hreflang="en-GB" href="https://bonds.test/en-GB/"');
    expect(read('index.html')).toContain('British English');
    expect(read('en-GB/services/fast-release.html')).toContain('<html lang="en-GB"');
    expect(read('sitemap.xml')).toContain('<loc>https://bonds.test/en-GB/faq</loc>');
  });

  it('that is a draft has only warnings for missing, invalid and English texts, and is built with --drafts only', async () => {
    const project = createSmallProject();
    addLanguage(project, 'fr', 'name: Français, numberLocale: fr-CA, openGraphLocale: fr_CA, draft: true');
    await runInProcess(project, ['translations', 'accept', 'content/shared/site.yaml']);
    for (const name of ['blog', 'offices.yaml', 'style.yaml'])
      rmSync(path.join(project, 'content/fr', name), { recursive: true });
    writeFileSync(path.join(project, 'content/fr/pages/contact.yaml'), 'label: 5\n');
    edit(project, 'content/fr/ui.yaml', 'minute: { one: "{{count}} minute", other', 'minute: { other');
    const { output } = await generate(project, '--strict');
    for (const rule of ['i18n/untranslated', 'i18n/plural-forms', 'schema/'])
      expect(output).toMatch(new RegExp(`content/fr/.*: {0,2}.*warning {2}${rule}`, 'u'));
    // No font of the site has the c with cedilla of "Français".
    expect(output).toMatch(/shared\/site\.yaml:\d+:\d+ {2}warning {2}font\/uncovered/u);
    expect(existsSync(path.join(project, 'dist/fr'))).toBe(false);
    expect(readIn(project)('sitemap.xml')).not.toContain('/fr/');
    await generate(project, '--drafts');
    expect(readIn(project)('fr/contact.html')).toMatch(/<h1[^>]*>\[en\]/u);
    expect(readIn(project)('fr/faq.html')).toContain('<meta name="robots" content="noindex">');
    expect(readIn(project)('sitemap.xml')).not.toContain('<loc>https://bonds.test/fr/');
  });
});

/** A sentence with a duration in each language, its printed value, and the value after the change. */
const durations = {
  ar: ['يخرج بعد {{releaseTime}}.', 'من ساعتين إلى 4 ساعات', 'من 12 إلى 14 ساعة'],
  en: ['Release takes {{releaseTime}}.', '2 to 4 hours', '12 to 14 hours'],
} as const;

/** Without the hashes of files that contain shared facts, and without drawings of facts. */
const withoutDerivedParts = (html: string) =>
  html
    .replace(/-[A-Za-z0-9]{8}(?=\.(?:css|js|png)")/gu, '')
    .replace(/ integrity="[^"]*"/gu, '')
    .replace(/<svg (?:class="hour-grid|[^>]*role="img").*?<\/svg>/gsu, '')
    .replace(/<span class="square-row".*?<\/span>/gsu, '');

async function readSite(project: string): Promise<ReadonlyMap<string, string>> {
  await generate(project);
  const isText = /\.(?:html|xml|txt|json|js|css|webmanifest)$|_headers$|_redirects$/u;
  const files = listFiles(path.join(project, 'dist')).filter((file) => isText.test(file));
  return new Map(files.map((file) => [file, withPlainSpaces(readIn(project)(file))]));
}

it('a changed number, time or rate changes in every file and computed fee, and nothing else changes', async () => {
  const project = createSmallProject();
  const editFacts = (from: string, to: string) => edit(project, 'content/shared/business.yaml', from, to);
  for (const [tag, [text]] of Object.entries(durations))
    edit(project, `content/${tag}/pages/accessibility.yaml`, /^( +)text: .*$/mu, `$1text: "${text}"`);
  const before = await readSite(project);
  edit(project, 'content/shared/site.yaml', '+16262345678', '+12135550123');
  editFacts(
    'releaseTime: { kind: duration, from: 2, to: 4',
    'releaseTime: { kind: duration, from: 12, to: 14',
  );
  editFacts('premiumRate: { kind: percent, value: 10', 'premiumRate: { kind: percent, value: 12');
  const after = await readSite(project);
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
    expect([...after].filter(([, text]) => text.includes(from)).map(([file]) => file)).toEqual([]);
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
  await generate(project);
  const read = readIn(project);
  expect(read('en/blog/category/bail-bonds.html')).toContain('<meta name="robots" content="noindex">');
  expect(read('en/blog/category/bail-bonds.html')).not.toMatch(/class="(?:featured-post|post-list)"/u);
  expect(read('en/blog/category/other.html')).not.toContain('"noindex"');
  expect(read('sitemap.xml')).not.toContain('/en/blog/category/bail-bonds<');
  expect(read('sitemap.xml')).toContain('/en/blog/category/other<');
});

describe('a bug', () => {
  const project = useSmallProject(programFiles);
  const broken = "\n  if (String() === '') throw new Error('boom');";
  const dist = () => hashFolder(path.join(project, 'dist'));
  let before: string;
  beforeAll(() => {
    expect(runSite(project, ['generate']).code).toBe(0);
    before = dist();
  });

  it.each([
    [
      'a component',
      'templates/layouts/PageLayout.tsx',
      /^export function PageMain\(.*\{$/mu,
      'render/failed',
    ],
    [
      'the program',
      'generator/pipeline/render/render-site.ts',
      /^ {2}const failures: .*$/mu,
      'build/internal-error',
    ],
  ] as const)(
    'of %s is reported in one JSON document, and leaves the output unchanged',
    (_, file, line, rule) => {
      edit(project, file, line, `$&${broken}`);
      const { code, output, errors } = runSite(project, ['generate', '--format', 'json']);
      edit(project, file, broken, '');
      expect(code, errors).toBe(4);
      const { version, summary, problems } = JSON.parse(output);
      expect({ version, errors: summary.errors }).toEqual({ version: 1, errors: 1 });
      expect(problems).toContainEqual(
        expect.objectContaining({ rule, line: expect.any(Number), message: expect.stringContaining('boom') }),
      );
      expect(dist()).toBe(before);
    },
  );
});
