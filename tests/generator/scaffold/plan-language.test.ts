import { describe, expect, it } from 'vitest';
import { parseFile } from '../../../generator/parse/parse-file.ts';
import { planLanguage } from '../../../generator/scaffold/plan-language.ts';
import { validateFiles } from '../../../generator/validate/validate-files.ts';

const SITE = 'content/shared/site.yaml';

/** What the settings become when a language is added to a site whose only words are these. */
function addLanguage(tag: string, languages: string) {
  const texts = {
    [SITE]: `# Settings.\nsourceLanguage: en\n${languages}`,
    'content/en/maps.yaml': 'ocean: Sea\n',
  };
  const sources = Object.entries(texts).map(([path, text]) => ({ path, text, hash: path }));
  const { value: files } = validateFiles(sources.map((source) => parseFile(source).value));
  return planLanguage(tag, { files, languages: ['en'], today: '2026-11-22' });
}

/** The settings behind their first two lines. */
function settingsWith(tag: string, languages: string): string {
  const plan = addLanguage(tag, languages);
  if ('refusal' in plan) throw new Error(plan.refusal);
  const settings = plan.files.find(({ path }) => path === SITE)?.text ?? '';
  expect(settings).toMatch(/^# Settings\.\nsourceLanguage: en\n/u);
  return settings.replace(/^(?:.*\n){2}/u, '');
}

const row =
  '{ tag: fr, name: Français, dir: ltr, numberLocale: fr-FR-u-nu-latn, openGraphLocale: fr_FR, draft: true }';

describe('the row of a language', () => {
  it('follows the last one, and leaves comments and blank lines where they are', () => {
    const before = 'languages:\n  # First.\n  - { tag: en }   # Source.\n\n# People:\npeople:   []\n';
    expect(settingsWith('fr', before)).toBe(
      `languages:\n  # First.\n  - { tag: en }   # Source.\n  - ${row}\n\n# People:\npeople:   []\n`,
    );
  });

  it('follows a row of several lines', () => {
    expect(settingsWith('fr', 'languages:\n- tag: en\n  name: English\n\npeople: []\n')).toBe(
      `languages:\n- tag: en\n  name: English\n- ${row}\n\npeople: []\n`,
    );
  });

  it('stands in a list on one line', () => {
    expect(settingsWith('fr', 'languages: [{ tag: en }]\n')).toBe(`languages: [{ tag: en }, ${row}]\n`);
  });

  it('stands at the end of a file that ends without a line break', () => {
    expect(settingsWith('fr', 'languages:\n  - tag: en')).toBe(`languages:\n  - tag: en\n  - ${row}`);
  });

  it('is read from right to left, with Western digits, where the language is', () => {
    expect(settingsWith('fa', 'languages:\n  - tag: en\n')).toContain(
      'name: فارسی, dir: rtl, numberLocale: fa-IR-u-nu-latn, openGraphLocale: fa_IR',
    );
  });
});

describe('a language', () => {
  it('has a copy of every file of the source language', () => {
    expect(addLanguage('fr', 'languages:\n  - tag: en\n')).toMatchObject({
      files: [
        { path: 'content/fr/maps.yaml', text: 'ocean: Sea\n' },
        { path: SITE, replaces: true },
      ],
      report: expect.stringMatching(/^ +1 {2}content\/fr\/maps\.yaml$/mu),
    });
  });

  it.each(['xx', 'FR', 'fr_CA', '../fr', '', 'a'.repeat(200)])('of the tag "%s" is refused', (tag) => {
    expect(addLanguage(tag, 'languages:\n  - tag: en\n')).toEqual({
      refusal: `"${tag}" is the tag of no known language. Tags are such as fr, hy or pt-BR.`,
    });
  });

  it('is refused where the settings list none', () => {
    expect(addLanguage('fr', 'languages: none\n')).toEqual({
      refusal: `There is no language to copy: ${SITE} has to list one that has files.`,
    });
  });
});
