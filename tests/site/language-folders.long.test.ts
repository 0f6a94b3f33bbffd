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
  // Missing files, a missing item, plural form and value of a phrase.
  for (const name of ['offices', 'style']) rmSync(path.join(project, `content/fr/${name}.yaml`));
  writeFileSync(path.join(project, 'content/fr/reviews.yaml'), 'reviews: {}\n');
  edit(project, 'content/fr/ui.yaml', 'minute: { one: "{{count}} minute", other', 'minute: { other');
  edit(project, 'content/fr/ui.yaml', 'ownership: family-owned', 'ownership: "{{nothing}}"');
  const drafts = await runInProcess(project, ['generate', '--drafts']);
  expect(drafts.output).toMatch(/warning {2}i18n\/plural-forms/u);
  expect(drafts.code).toBe(0);
  const draft = readFileSync(path.join(project, 'dist/fr/contact.html'), 'utf8');
  expect(draft).toMatch(/<h1[^>]*>\[en\]/u);
});
