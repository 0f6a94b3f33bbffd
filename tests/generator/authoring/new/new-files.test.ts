import { hash } from 'node:crypto';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import {
  formatFile,
  type SkeletonContext,
  skeletonOf,
  withoutTexts,
} from '../../../../generator/authoring/new/format-file.ts';
import { buildLanguageFiles } from '../../../../generator/authoring/new/language-files.ts';
import { listTidyFiles } from '../../../../generator/authoring/new/tidy-files.ts';
import { parseFile } from '../../../../generator/pipeline/parse/parse-file.ts';
import { decodeUtf8 } from '../../../../generator/pipeline/read/read-source.ts';
import { validateFiles } from '../../../../generator/pipeline/validate/validate-files.ts';
import { fixedText, plural, richText, text } from '../../../../schema/text.ts';
import { testTables } from '../../../table.ts';

const SITE = 'content/shared/site.yaml';

/** For a site of one English file. `settings` are the last lines of the site settings. */
function filesFor(tag: string, settings = 'languages:\n  - tag: en\n') {
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

/** The settings after the plan, without the lines that `filesFor` adds. */
function settingsWith(tag: string, settings?: string): string {
  const plan = filesFor(tag, settings);
  if ('error' in plan) throw new Error(plan.error);
  const changedText = plan.files.find(({ path }) => path === SITE)?.text ?? '';
  expect(changedText).toMatch(/^# Settings\.\nsourceLanguage: en\n/u);
  return changedText.replace(/^(?:.*\n){2}/u, '');
}

const row =
  '{ tag: fr, name: Français, dir: ltr, numberLocale: fr-FR-u-nu-latn, openGraphLocale: fr_FR, draft: true }';

testTables(join(import.meta.dirname, 'new-files.yaml'), {
  'row of a language': (marked: string) => {
    const added = marked.replace('ROW', row);
    const after = settingsWith('fr', marked.replace(/⟦.*⟧/su, ''));
    return after === added.replaceAll(/[⟦⟧]/gu, '') ? marked : after;
  },
  'rejected tag': (tag: string) => {
    const plan = filesFor(tag);
    return 'error' in plan
      ? plan.error.replace(`"${tag}" `, '').replace(/ Examples of tags: .*\.$/u, '')
      : undefined;
  },
  'tidy file': (contents: string) => {
    const bytes = Buffer.from(contents);
    const decoded = decodeUtf8(bytes);
    if (!('text' in decoded)) throw new Error(decoded.reason);
    const file = { path: 'content/en/faq.yaml', text: decoded.text, hash: hash('sha256', bytes) };
    return listTidyFiles([file])[0]?.text ?? contents;
  },
});

it('does not change an unreadable file', () => {
  const unreadable = { path: 'content/en/faq.yaml', text: '', hash: '', isUnreadable: true } as const;
  expect(listTidyFiles([unreadable])).toEqual([]);
});

describe('a language', () => {
  it('is right-to-left with Western digits for a right-to-left language', () => {
    expect(settingsWith('fa')).toContain(
      'name: فارسی, dir: rtl, numberLocale: fa-IR-u-nu-latn, openGraphLocale: fa_IR',
    );
  });

  it('has a copy of every file of the source language', () => {
    expect(filesFor('fr')).toMatchObject({
      files: [
        { path: 'content/fr/maps.yaml', text: 'ocean: Sea\n' },
        { path: SITE, replaces: true },
      ],
      report: expect.stringMatching(/^ +1 {2}content\/fr\/maps\.yaml$/mu),
    });
  });

  it('is rejected when the settings list no language', () => {
    expect(filesFor('fr', 'languages: none\n')).toEqual({
      error: `There is no language to copy: ${SITE} must list one that has files.`,
    });
  });
});

const context: SkeletonContext = { language: 'ar', idsAt: () => [] };

it('the skeleton of a file has the plural forms of the language', () => {
  const forms = skeletonOf(z.object({ count: plural('Count.') }), context);
  expect(forms).toEqual({
    count: { zero: 'TODO', one: 'TODO', two: 'TODO', few: 'TODO', many: 'TODO', other: 'TODO' },
  });
});

it('the skeleton of an item of several types has the type with the fewest texts, but not none', () => {
  const Item = z.discriminatedUnion('type', [
    z.object({ type: z.literal('table') }),
    z.object({ type: z.literal('heading'), id: z.string(), text: text('Text.') }),
    z.object({ type: z.literal('note'), title: text('Title.'), text: text('Text.') }),
    z.object({ type: z.literal('paragraph'), text: text('Text.') }),
  ]);
  expect(skeletonOf(z.object({ items: z.array(Item).min(1) }), context)).toEqual({
    items: [{ type: 'paragraph', text: 'TODO' }],
  });
});

it('a skeleton from another language keeps ids, the number of items and untranslated values', () => {
  const schema = z.object({
    items: z.array(z.object({ id: z.string(), says: richText('Says.'), cite: fixedText('Cite.') })),
    count: plural('Count.'),
  });
  const source = {
    items: [{ id: 'first', says: 'Hello', cite: 'Section 1' }],
    count: { one: 'one', other: 'many' },
  };
  expect(withoutTexts(schema, source, { ...context, language: 'es' })).toEqual({
    items: [{ id: 'first', says: 'TODO', cite: 'Section 1' }],
    count: { one: 'TODO', other: 'TODO' },
  });
});

describe('the comments of a file', () => {
  const schema = z.object({
    kind: z.enum(['near', 'far']).meta({ description: 'How far.' }),
    steps: z
      .array(z.object({ id: z.string(), title: text('Title.'), note: text('Note.').optional() }))
      .min(2),
  });
  const formatSkeleton = (referenceFile?: object) =>
    formatFile(['Facts.'], skeletonOf(schema, context), schema, {
      describeIdsAt: (path) => (path.join('.') === 'steps.0.id' ? 'One of: a, b.' : undefined),
      referenceFile: referenceFile && { language: 'en', data: referenceFile },
    });

  it('describe each field, only the first item of a list, and optional fields', () => {
    expect(formatSkeleton().split('\n')).toEqual([
      '# Facts.',
      '',
      '# How far.',
      '# One of: near, far.',
      'kind: TODO',
      '',
      '# At least 2.',
      'steps:',
      '  # One of: a, b.',
      '  - id: TODO',
      '    # Title.',
      '    title: TODO',
      '    # note (optional): Note.',
      '  - id: TODO',
      '    title: TODO',
      '',
    ]);
  });

  it('contain the text of the other language above each text, on one line', () => {
    const lines = formatSkeleton({ steps: [{ title: 'Go' }, { title: 'Come\nback: #1' }] }).split('\n');
    expect(lines.slice(-4, -1)).toEqual(['  - id: TODO', '    # en: Come back: #1', '    title: TODO']);
  });
});
