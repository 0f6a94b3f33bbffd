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
import { copyProject, createProject, edit, hashFolder, listFiles, runSite } from './temporary-project.ts';

const languages = ['ar', 'en', 'es'];

describe('generate', () => {
  it('builds the site with exit code 0 and one summary line', () => {
    const folder = createProject();
    const run = runSite(folder, ['generate']);
    expect(run).toMatchObject({ code: 0, output: expect.not.stringContaining('error') });
    expect(run.errors).toMatch(/^\d+ pages, 3 languages, \d+ of \d+ files written, [\d.]+ s\n$/u);
  });

  it('makes the same bytes in another time zone, locale and file order', () => {
    const one = createProject();
    const two = createProject();
    reverseCreationOrder(path.join(two, 'content'));
    expect(runSite(one, ['generate']).code).toBe(0);
    expect(
      runSite(two, ['generate'], { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }).code,
    ).toBe(0);
    expect(hashFolder(path.join(two, 'dist'))).toBe(hashFolder(path.join(one, 'dist')));
  });

  it('removes a page whose content is gone', () => {
    const folder = createProject();
    runSite(folder, ['generate']);
    for (const language of languages)
      rmSync(path.join(folder, `content/${language}/services/mobile-service.yaml`));
    rmSync(path.join(folder, 'content/shared/services/mobile-service.yaml'));
    const run = runSite(folder, ['generate']);
    // Texts that link to the page are problems now, and the old site stays.
    if (run.code === 0)
      expect(existsSync(path.join(folder, 'dist/services/mobile-service.html'))).toBe(false);
    else expect(run.output).toContain('link/broken');
  });

  it('writes nothing outside the output folder but its cache', () => {
    const folder = createProject();
    runSite(folder, ['generate']);
    const others = listFiles(folder).filter(
      (file) => !/^(?:content|schema|templates|scripts|node_modules|package\.json|dist|\.cache)/u.test(file),
    );
    expect(others).toEqual([]);
  });

  it('puts the origin asked for into every absolute address', () => {
    const folder = createProject();
    runSite(folder, ['generate', '--base-url', 'https://preview.example.net']);
    const home = readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
    expect(home).toContain('<link rel="canonical" href="https://preview.example.net/">');
    expect(home).not.toContain('www.example.com');
  });
});

describe('a build that fails', () => {
  /** A text of a page and of a service, an interface string, a word of an office, a question, a review. */
  const gone: readonly (readonly [file: string, line: RegExp])[] = [
    ['pages/home.yaml', /^ {2}lead: .*\n(?: {4}.*\n)*/mu],
    ['services/fast-release.yaml', /^title: .*\n/mu],
    ['ui.yaml', /^ {2}callNow: .*\n/mu],
    ['offices.yaml', /^ {4}description: .*\n(?: {6}.*\n)*/mu],
    ['faqs.yaml', /^ {8}q: .*\n(?: {10}.*\n)*/mu],
    ['reviews.yaml', /^ {4}comment: .*\n(?: {6}.*\n)*/mu],
  ];

  let folder: string;
  let before: string;
  beforeAll(() => {
    folder = copyProject();
    expect(runSite(folder, ['generate']).code).toBe(0);
    before = hashFolder(path.join(folder, 'dist'));
    return () => rmSync(folder, { recursive: true, force: true });
  });

  it.each(languages)(
    'tells the exact place of each kind of words that %s lacks, and leaves the output alone',
    (language) => {
      const words = gone.map(([name, line]) => {
        const file = `content/${language}/${name}`;
        return { file, line, whole: readFileSync(path.join(folder, file)) };
      });
      for (const { file, line } of words) edit(folder, file, line, '');
      const run = runSite(folder, ['generate']);
      for (const { file, whole } of words) writeFileSync(path.join(folder, file), whole);
      expect(run.code).toBe(1);
      for (const { file } of words) {
        expect(run.output).toMatch(new RegExp(`^${file}:\\d+:\\d+  error  i18n/missing$`, 'mu'));
      }
      expect(run.output.match(/ {2}error {2}/gu)).toHaveLength(words.length);
      expect(hashFolder(path.join(folder, 'dist'))).toBe(before);
    },
  );

  it.each(languages)('tells when %s lacks a file, once', (language) => {
    const words = `content/${language}/services/fast-release.yaml`;
    const whole = readFileSync(path.join(folder, words));
    rmSync(path.join(folder, words));
    const run = runSite(folder, ['generate']);
    writeFileSync(path.join(folder, words), whole);
    expect(run.code).toBe(1);
    expect(run.output.match(/ {2}error {2}/gu)).toHaveLength(1);
    expect(run.output).toContain('i18n/missing-file');
    expect(run.output).toContain(words);
    expect(hashFolder(path.join(folder, 'dist'))).toBe(before);
  });

  it('leaves no output where none was', () => {
    const other = createProject();
    rmSync(path.join(other, 'content/ar/services/fast-release.yaml'));
    expect(runSite(other, ['generate']).code).toBe(1);
    expect(existsSync(path.join(other, 'dist'))).toBe(false);
  });
});

describe('adding is data', () => {
  it('gets a tenth service page from content alone', () => {
    const folder = createProject();
    cpSync(
      path.join(folder, 'content/shared/services/fast-release.yaml'),
      path.join(folder, 'content/shared/services/weekend-release.yaml'),
    );
    for (const language of languages) {
      const words = (id: string) => path.join(folder, `content/${language}/services/${id}.yaml`);
      cpSync(words('fast-release'), words('weekend-release'));
    }
    expect(runSite(folder, ['generate'])).toMatchObject({ code: 0 });
    const page = readFileSync(path.join(folder, 'dist/en/services/weekend-release.html'), 'utf8');
    expect(page).toContain('hreflang="ar" href="https://www.example.com/services/weekend-release"');
    expect(readFileSync(path.join(folder, 'dist/en/services.html'), 'utf8')).toContain(
      '/en/services/weekend-release',
    );
    const sitemap = readFileSync(path.join(folder, 'dist/sitemap.xml'), 'utf8');
    expect(sitemap.match(/<loc>[^<]*\/services\/weekend-release<\/loc>/gu)).toHaveLength(3);
  });

  it('gets a fourth language from one line and one folder', () => {
    const folder = createProject();
    cpSync(path.join(folder, 'content/en'), path.join(folder, 'content/en-GB'), { recursive: true });
    edit(
      folder,
      'content/shared/site.yaml',
      /^( {2}- \{ tag: es,.*)$/mu,
      '$1\n  - { tag: en-GB, name: British English, dir: ltr, numberLocale: en-GB, openGraphLocale: en_GB }',
    );
    expect(runSite(folder, ['generate'])).toMatchObject({ code: 0 });
    const home = readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
    expect(home).toContain('hreflang="en-GB" href="https://www.example.com/en-GB/"');
    expect(home).toContain('British English');
    expect(existsSync(path.join(folder, 'dist/en-GB/services/fast-release.html'))).toBe(true);
    expect(readFileSync(path.join(folder, 'dist/sitemap.xml'), 'utf8')).toContain(
      '<loc>https://www.example.com/en-GB/faq</loc>',
    );
  });
});

/** Writes the same files anew, last first, so that the folder lists them in another order. */
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
