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
import { describe, expect, it } from 'vitest';
import { createSmallProject } from '../fixtures/small-project.ts';
import { withPlainSpaces } from './read-html.ts';
import { edit, hashFolder, listFiles, runInProcess, runSite } from './temporary-project.ts';

/** Each language and its folder in the output. */
const folders = { ar: '', en: 'en/' } as const;

describe('generate', () => {
  it('prints one summary line, uses --base-url, and writes only output and cache', async () => {
    const folder = createSmallProject();
    const run = await runInProcess(folder, ['generate', '--base-url', 'https://preview.example.net']);
    expect(run).toMatchObject({ code: 0, output: expect.not.stringContaining('error') });
    expect(run.errors).toMatch(
      /^\d+ pages, 2 languages, as of \d{4}-\d\d-\d\d, \d+ files written, [\d.]+ s\n$/u,
    );
    const home = readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
    expect(home).toContain('<link rel="canonical" href="https://preview.example.net/">');
    expect(home).not.toContain('https://bonds.test');
    const others = listFiles(folder).filter(
      (file) => !/^(?:content|schema|templates|scripts|node_modules|package\.json|dist|\.cache)/u.test(file),
    );
    expect(others).toEqual([]);
  });

  it('reports a public file at the path of a page, and leaves the output unchanged', async () => {
    const folder = createSmallProject();
    expect((await runInProcess(folder, ['generate'])).code).toBe(0);
    const before = hashFolder(path.join(folder, 'dist'));
    writeFileSync(path.join(folder, 'templates/public/faq.html'), 'own');
    const { code, output } = await runInProcess(folder, ['generate']);
    expect(code).toBe(1);
    expect(output).toMatch(/^templates\/public\/faq\.html:1:1 {2}error {2}file\/taken$/mu);
    expect(hashFolder(path.join(folder, 'dist'))).toBe(before);
  });

  it('writes the same bytes in another time zone, locale and file order', () => {
    const [one, two] = [createSmallProject(), createSmallProject()];
    reverseCreationOrder(path.join(two, 'content'));
    const otherEnvironment = { TZ: 'Asia/Tokyo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' };
    expect(runSite(one, ['generate', '--force-full']).code).toBe(0);
    expect(runSite(two, ['generate', '--force-full'], otherEnvironment).code).toBe(0);
    expect(hashFolder(path.join(two, 'dist'))).toBe(hashFolder(path.join(one, 'dist')));
  });
});

describe('a change of the content only', () => {
  it('adds an office to every list of offices', async () => {
    const folder = createSmallProject();
    const office = 'street: 1 Fifth Street, city: Downey, zip: "90241", latitude: 33.94, longitude: -118.13';
    edit(
      folder,
      'content/shared/offices.yaml',
      /$/u,
      `\n  - { id: downey, ${office}, county: los-angeles }\n`,
    );
    const names = { ar: ['داوني', 'مكتب'], en: ['Downey', 'An office'] };
    for (const [tag, [name, text]] of Object.entries(names)) {
      const texts = `\n  downey: { name: ${name}, description: ${text}. }\n`;
      edit(folder, `content/${tag}/offices.yaml`, /$/u, texts);
    }
    const run = await runInProcess(folder, ['generate']);
    expect(run, run.output).toMatchObject({ code: 0 });
    const read = (file: string) => withPlainSpaces(readFileSync(path.join(folder, 'dist', file), 'utf8'));
    for (const languageFolder of Object.values(folders)) {
      for (const list of ['locations', 'contact'])
        expect(read(`${languageFolder}${list}.html`), list).toContain('1 Fifth Street');
    }
  });

  it('adds a language with a row and a folder; a draft language is built with --drafts only', async () => {
    const folder = createSmallProject();
    cpSync(path.join(folder, 'content/en'), path.join(folder, 'content/en-GB'), { recursive: true });
    edit(
      folder,
      'content/shared/site.yaml',
      /^( {2}- \{ tag: en,.*)$/mu,
      '$1\n  - { tag: en-GB, name: British English, dir: ltr, numberLocale: en-GB, openGraphLocale: en_GB }',
    );
    expect(await runInProcess(folder, ['generate'])).toMatchObject({ code: 0 });
    const home = readFileSync(path.join(folder, 'dist/index.html'), 'utf8');
    expect(home).toContain('hreflang="en-GB" href="https://bonds.test/en-GB/"');
    expect(home).toContain('British English');
    expect(existsSync(path.join(folder, 'dist/en-GB/services/fast-release.html'))).toBe(true);
    expect(readFileSync(path.join(folder, 'dist/sitemap.xml'), 'utf8')).toContain(
      '<loc>https://bonds.test/en-GB/faq</loc>',
    );
    edit(folder, 'content/shared/site.yaml', 'openGraphLocale: en_GB', 'openGraphLocale: en_GB, draft: true');
    expect((await runInProcess(folder, ['generate', '--drafts'])).code).toBe(0);
    const draft = readFileSync(path.join(folder, 'dist/en-GB/faq.html'), 'utf8');
    expect(draft).toContain('<meta name="robots" content="noindex">');
    expect(readFileSync(path.join(folder, 'dist/sitemap.xml'), 'utf8')).not.toContain(
      '<loc>https://bonds.test/en-GB/',
    );
    expect((await runInProcess(folder, ['generate'])).code).toBe(0);
    expect(existsSync(path.join(folder, 'dist/en-GB'))).toBe(false);
  });
});

/** Writes the files again in reverse, so that the folder lists them in another order. */
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
