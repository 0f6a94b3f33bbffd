import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSmallProject } from '../fixtures/small-project.ts';
import { edit, runInProcess } from './temporary-project.ts';

it('a draft language with missing, invalid and English texts causes only warnings, and is not published', async () => {
  const project = createSmallProject();
  cpSync(path.join(project, 'content/en'), path.join(project, 'content/fr'), { recursive: true });
  const french =
    'tag: fr, name: Français, dir: ltr, numberLocale: fr-CA, openGraphLocale: fr_CA, draft: true';
  edit(project, 'content/shared/site.yaml', /^( *- \{ tag: en, .*)$/mu, `$1\n  - { ${french} }`);
  await runInProcess(project, ['translations', 'accept', 'content/shared/site.yaml']);
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
