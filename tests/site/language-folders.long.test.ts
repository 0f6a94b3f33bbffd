import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createProject, runSite } from './temporary-project.ts';

const french = '{ tag: fr, name: Français, dir: ltr, numberLocale: fr-CA, openGraphLocale: fr_CA';

describe('a French folder copied from the English one', () => {
  let project: string;
  beforeEach(() => {
    project = createProject();
    cpSync(path.join(project, 'content/en'), path.join(project, 'content/fr'), { recursive: true });
  });

  it('builds no English page as French', () => {
    addLanguage(project, `${french} }`);
    const { code, output } = runSite(project, ['generate', '--strict']);
    expect(code).toBe(1);
    expect(output).toMatch(/content\/fr\/\S+:\d+:\d+ {2}error {2}i18n\/untranslated/u);
    expect(existsSync(path.join(project, 'dist'))).toBe(false);
  });

  it('stops nobody as a draft, and is not published', () => {
    addLanguage(project, `${french}, draft: true }`);
    rmSync(path.join(project, 'content/fr/blog'), { recursive: true });
    const { code, output } = runSite(project, ['generate', '--strict']);
    expect(output).toMatch(/warning {2}i18n\/untranslated/u);
    expect(output).toMatch(/warning {2}i18n\/missing-file/u);
    expect(code).toBe(0);
    expect(existsSync(path.join(project, 'dist/fr'))).toBe(false);
    expect(readFileSync(path.join(project, 'dist/sitemap.xml'), 'utf8')).not.toContain('/fr/');
  });
});

function addLanguage(project: string, line: string): void {
  const file = path.join(project, 'content/shared/site.yaml');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/^( *- \{ tag: es, .*)$/mu, `$1\n  - ${line}`));
}
