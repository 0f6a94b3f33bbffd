import { describe, expect, it } from 'vitest';
import { buildLanguageFiles } from '../../../../generator/authoring/new/language-files.ts';
import { parseFile } from '../../../../generator/pipeline/parse/parse-file.ts';
import { validateFiles } from '../../../../generator/pipeline/validate/validate-files.ts';

const SITE = 'content/shared/site.yaml';

/** For a site of one English file. `settings` are the last lines of the site settings. */
function filesFor(tag: string, settings: string) {
  const texts = {
    [SITE]: `# Settings.\nsourceLanguage: en\n${settings}`,
    'content/en/maps.yaml': 'ocean: Sea\n',
  };
  const sources = Object.entries(texts).map(([path, text]) => ({ path, text, hash: path }));
  const { value: files } = validateFiles(
    sources.map((source) => ({ source, data: parseFile(source).value })),
  );
  return buildLanguageFiles(tag, { files, languages: ['en'] });
}

/** The last lines after the plan. */
function settingsWith(tag: string, settings: string): string {
  const plan = filesFor(tag, settings);
  if ('error' in plan) throw new Error(plan.error);
  const changedText = plan.files.find(({ path }) => path === SITE)?.text ?? '';
  expect(changedText).toMatch(/^# Settings\.\nsourceLanguage: en\n/u);
  return changedText.replace(/^(?:.*\n){2}/u, '');
}

const row =
  '{ tag: fr, name: Français, dir: ltr, numberLocale: fr-FR-u-nu-latn, openGraphLocale: fr_FR, draft: true }';

describe('the row of a language', () => {
  it.each([
    [
      'the last one',
      'languages:\n  # First.\n  - { tag: en }   # Source.\n⟦  - ROW\n⟧\n# People:\npeople:   []\n',
    ],
    ['a row of several lines', 'languages:\n- tag: en\n  name: English\n⟦- ROW\n⟧\npeople: []\n'],
    ['the rows in a list on one line', 'languages: [{ tag: en }⟦, ROW⟧]\n'],
    ['the end of a file without a line break', 'languages:\n  - tag: en⟦\n  - ROW⟧'],
  ])('follows %s, and everything else is unchanged', (_, markedText) => {
    const before = markedText.replace(/⟦.*⟧/su, '');
    const after = markedText.replace('ROW', row).replaceAll(/[⟦⟧]/gu, '');
    expect(settingsWith('fr', before)).toBe(after);
  });

  it('is right-to-left with Western digits for a right-to-left language', () => {
    expect(settingsWith('fa', 'languages:\n  - tag: en\n')).toContain(
      'name: فارسی, dir: rtl, numberLocale: fa-IR-u-nu-latn, openGraphLocale: fa_IR',
    );
  });
});

describe('a language', () => {
  it('has a copy of every file of the source language', () => {
    expect(filesFor('fr', 'languages:\n  - tag: en\n')).toMatchObject({
      files: [
        { path: 'content/fr/maps.yaml', text: 'ocean: Sea\n' },
        { path: SITE, replaces: true },
      ],
      report: expect.stringMatching(/^ +1 {2}content\/fr\/maps\.yaml$/mu),
    });
  });

  it.each(['xx', 'FR', 'fr_CA', '../fr', '', 'a'.repeat(200)])('with the tag "%s" is rejected', (tag) => {
    expect(filesFor(tag, 'languages:\n  - tag: en\n')).toEqual({
      error: `"${tag}" is not a known language tag. Examples of tags: fr, hy, pt-BR.`,
    });
  });

  it('is rejected when the settings list no language', () => {
    expect(filesFor('fr', 'languages: none\n')).toEqual({
      error: `There is no language to copy: ${SITE} must list one that has files.`,
    });
  });
});
