import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createSmallProject } from '../fixtures/small-project.ts';
import { edit, runInProcess } from './temporary-project.ts';

const french = '{ tag: fr, name: Français, dir: ltr, numberLocale: fr-CA, openGraphLocale: fr_CA';

describe('a French folder copied from the English one', () => {
  let project: string;
  beforeEach(() => {
    project = createSmallProject();
    cpSync(path.join(project, 'content/en'), path.join(project, 'content/fr'), { recursive: true });
  });

  it('builds no English page as French', async () => {
    addLanguage(project, `${french} }`);
    const { code, output } = await runInProcess(project, ['generate', '--strict']);
    expect(code).toBe(1);
    expect(output).toMatch(/content\/fr\/\S+:\d+:\d+ {2}error {2}i18n\/untranslated/u);
    expect(existsSync(path.join(project, 'dist'))).toBe(false);
  });

  it('causes only warnings as a draft, and is not published', async () => {
    addLanguage(project, `${french}, draft: true }`);
    rmSync(path.join(project, 'content/fr/blog'), { recursive: true });
    writeFileSync(path.join(project, 'content/fr/pages/contact.yaml'), 'label: 5\n');
    const { code, output } = await runInProcess(project, ['generate', '--strict']);
    expect(output).toMatch(/warning {2}i18n\/untranslated/u);
    expect(output).toMatch(/fr\/pages\/contact\.yaml:1:8 {2}warning {2}schema\//u);
    // No font of the site has the c with cedilla of "Français".
    expect(output).toMatch(/shared\/site\.yaml:\d+:\d+ {2}warning {2}font\/uncovered/u);
    expect(code).toBe(0);
    expect(existsSync(path.join(project, 'dist/fr'))).toBe(false);
    expect(readFileSync(path.join(project, 'dist/sitemap.xml'), 'utf8')).not.toContain('/fr/');
  });

  it('is reported with every file that it lacks', async () => {
    addLanguage(project, `${french}, draft: true }`);
    const removed = ['blog/paying-the-fee.yaml', 'cities/glendora.yaml', 'pages/contact.yaml'];
    for (const file of removed) rmSync(path.join(project, 'content/fr', file));
    const { output } = await runInProcess(project, ['check', '--verbose']);
    const reported = [...output.matchAll(/^ {2}.* has no French text: (\S+) is missing\.$/gmu)];
    expect(reported.map(([, file]) => file)).toEqual(removed.map((file) => `content/fr/${file}`));
  });
});

it('an Armenian folder is an error at the first letter without a font', async () => {
  const project = createSmallProject();
  cpSync(path.join(project, 'content/en'), path.join(project, 'content/hy'), { recursive: true });
  addLanguage(
    project,
    '{ tag: hy, name: Հայերեն, dir: ltr, numberLocale: hy-AM-u-nu-latn, openGraphLocale: hy_AM }',
  );
  edit(project, 'content/hy/pages/thank-you.yaml', /^label: .*$/mu, 'label: Ձեր');
  const { code, output } = await runInProcess(project, ['generate']);
  expect(code).toBe(1);
  const [problem] = output.split(/\n(?=\S)/u).filter((block) => block.includes('font/uncovered'));
  expect(problem).toMatch(/^content\/hy\/pages\/thank-you\.yaml:\d+:8 {2}error/u);
  expect(problem).toContain('"Ձ" (U+0541), "ե" (U+0565), "ր" (U+0580)');
  expect(existsSync(path.join(project, 'dist'))).toBe(false);
});

function addLanguage(project: string, line: string): void {
  const file = path.join(project, 'content/shared/site.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^( *- \{ tag: en, .*)$/mu, `$1\n  - ${line}`));
}
