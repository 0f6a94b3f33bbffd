/** Rules that report parts of texts. `marked-texts.yaml` has texts in which the expected locations are marked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { findPlaceholdersByRole } from '../../../generator/content/content-index.ts';
import { type ContentText, listTexts } from '../../../generator/content/content-text.ts';
import { reportTerms } from '../../../generator/content/find-patterns.ts';
import type { ContentRef } from '../../../generator/diagnostics/diagnostic.ts';
import { linkMark } from '../../../generator/rules/link/mark.ts';
import { textArabicForm } from '../../../generator/rules/text/arabic-form.ts';
import { textForbiddenTerm } from '../../../generator/rules/text/forbidden-term.ts';
import { textHtml } from '../../../generator/rules/text/html.ts';
import { textLinkWords } from '../../../generator/rules/text/link-words.ts';
import { textLiteralConstant } from '../../../generator/rules/text/literal-constant.ts';
import { textMojibake } from '../../../generator/rules/text/mojibake.ts';
import { textPlaceholder } from '../../../generator/rules/text/placeholder.ts';
import { textSpanishForm } from '../../../generator/rules/text/spanish-form.ts';
import { textStrayMark } from '../../../generator/rules/text/stray-mark.ts';
import { textLiteralPlace } from '../../../schema/checks/text/literal-place.ts';
import { textPlaceholder as duplicatePlaceholders } from '../../../schema/checks/text/placeholder.ts';
import { Style, textFiles } from '../../../schema/index.ts';
import type { ValueForm } from '../../../schema/placeholder-names.ts';
import type { Problem } from '../../../schema/rule.ts';
import { pattern, text } from '../../../schema/text.ts';
import { testTables } from '../../table.ts';
import { contentFile, createRuleContext, facts, pageTexts, siteStyles, textsOf } from './content-files.ts';

type Texts = readonly ContentText[];
type Row = string | { readonly text: string; readonly fix: string };

const tables: Readonly<Record<string, Readonly<Record<string, readonly Row[]>>>> = parse(
  readFileSync(join(import.meta.dirname, 'marked-texts.yaml'), 'utf8'),
);

const values: readonly (readonly [name: string, form: ValueForm, english: string, arabic: string])[] = [
  ['phone', 'words', '(626) 234-5678', '(626) 234-5678'],
  ['email', 'sign', 'help@bonds.test', 'help@bonds.test'],
  ['license', 'sign', '1234567', '1234567'],
  ['rate', 'percent', '10%', '10%'],
  ['bail', 'money', '$5,000', '5,000 دولار'],
  ['fee', 'money', '$500', '500 دولار'],
  ['range', 'words', '$2,500 to $5,000', 'من 2,500 إلى 5,000 دولار'],
  ['release', 'words', '2 to 4 hours', 'من ساعتين إلى 4 ساعات'],
  ['hearing', 'words', '48 hours', '48 ساعة'],
  ['review', 'words', '48 hours', '48 ساعة'],
];
const sharedValues = values.flatMap(([name, form, english, arabic]) => [
  { language: 'en', name, printed: english, form, isDistinctive: true },
  { language: 'ar', name, printed: arabic, form, isDistinctive: true },
]);

const offices = [
  ['elmOffice', 'Elm', 'Elm', 'إلم'],
  ['hillOffice', 'Hill', 'Hill', 'هيل'],
  ['irvineOffice', 'Irvine', 'Irvine', 'إرفاين'],
].flatMap(([name = '', ...printed]) =>
  ['en', 'es', 'ar'].map((language, index) => ({
    ...{ name, language, printed: printed[index] ?? '', form: 'office' as const },
  })),
);
const checkPlaces = (texts: Texts) =>
  textLiteralPlace.runOnUnit({
    styles: siteStyles,
    sharedValues: offices,
    reportTerms: (termsOf) => reportTerms(texts, termsOf),
  });

const ui = (data: object) =>
  contentFile({ type: 'texts', name: 'ui', language: 'en' }, textFiles.ui, {
    phrases: { ownership: 'x' },
    ...data,
  });
const business = (figures: object) => facts('business', { figures });
const directory = facts('directory', { numbers: { countyJails: { number: '+12135550150' } } });
const officeFacts = facts('offices', { offices: [{ id: 'elm-street' }] });
const figures = {
  approvalTime: { kind: 'duration' },
  releaseTime: { kind: 'duration', from: 2 },
  adultAge: { kind: 'age' },
  rate: { kind: 'percent' },
};
const placeholders = findPlaceholdersByRole(
  createRuleContext([business(figures), directory, officeFacts, ui({})]),
);

/** The English style of this site with other forbidden terms, each with its allowed phrases. */
function styleOf(
  ...terms: readonly (readonly [words: string[], except?: string[], evenQuoted?: true])[]
): Style {
  const forbidden = terms.map(([words, except, evenQuoted]) => ({
    ...{ words, reason: 'No.', write: 'sheriff', except, evenQuoted },
  }));
  return Style.parse({ ...siteStyles.get('en'), forbidden });
}

const styles = new Map([
  ['ar', styleOf([['نشر الكفالة']], [['المدعى عليه', 'المدعى عليها']], [['كفيل', 'كفيله']])],
  [
    'es',
    styleOf(
      [['fiador'], ['“fiador judicial”']],
      [['tú', 'tu', 'tus', 'te', 'ti']],
      [['convicción']],
      [['alguacil']],
    ),
  ],
  [
    'en',
    styleOf(
      [['free bail'], ['free bail consultation'], true],
      [['{{premiumRate}} down', '10% down']],
      [['easy']],
    ),
  ],
]);

const rules: Readonly<Record<string, (texts: Texts) => readonly Problem[]>> = {
  'text/literal-constant': (texts) => textLiteralConstant.runOnUnit({ texts, sharedValues }),
  marks: (texts) => [
    ...textHtml.runOnUnit({ texts }),
    ...textStrayMark.runOnUnit({ texts, strings: [] }),
    ...linkMark.runOnUnit({ texts }),
  ],
  'text/placeholder': (texts) => textPlaceholder.runOnUnit({ texts, placeholders }),
  'text/forbidden-term': (texts) => textForbiddenTerm.runOnUnit({ texts, styles }),
  style: (texts) => [
    ...textLinkWords.runOnUnit({ texts, styles: siteStyles }),
    ...textSpanishForm.runOnUnit({ texts, styles: siteStyles }),
  ],
  'text/literal-place': checkPlaces,
  letters: (texts) => [
    ...textMojibake.runOnUnit({ strings: texts, styles: siteStyles }),
    ...textArabicForm.runOnUnit({ texts }),
  ],
};

describe.each(Object.entries(rules))('%s', (name, run) => {
  const rows = Object.entries(tables[name] ?? {}).flatMap(([language, list]) =>
    list.map((row) => ({ language, ...(typeof row === 'string' ? { text: row, fix: undefined } : row) })),
  );

  it.each(rows)(
    'reports in $language exactly the bracketed parts: $text',
    ({ language, text: marked, fix }) => {
      const text = marked.replaceAll(/[⟦⟧]/gu, '');
      const problems = run(textsOf(language, { rich: text }));
      expect(problems.toSorted(byStart).reduceRight(bracket, text)).toBe(marked);
      expect(problems.length > 0).toBe(text !== marked);
      if (fix !== undefined) expect(problems[0]?.fix).toBe(fix);
    },
  );
});

const startOf = ({ location }: Problem) => ('within' in location && location.within?.start) || 0;
const byStart = (a: Problem, b: Problem) => startOf(a) - startOf(b);

function bracket(text: string, { location }: { readonly location: ContentRef }): string {
  const { start = 0, length = text.length } = ('within' in location && location.within) || {};
  return `${text.slice(0, start)}⟦${text.slice(start, start + length)}⟧${text.slice(start + length)}`;
}

it('text/literal-place accepts lists of towns on city pages only, and names of offices nowhere', () => {
  const shape = { list: text('A text.'), office: text('A text.') };
  const data = { list: 'We serve Elm, Hill and Irvine.', office: 'Our office in Elm.' };
  const page = pageTexts('en', shape, data);
  const city = {
    ...page,
    fileType: { type: 'collection-texts', name: 'cities', id: 'elm', language: 'en' } as const,
  };
  const keysIn = (file: typeof page) => checkPlaces(listTexts([file])).map(({ key }) => key);
  expect(keysIn(page)).toEqual(['list', 'office']);
  expect(keysIn(city)).toEqual(['office']);
});

it('text/placeholder accepts the parameters of a pattern in that pattern only', () => {
  const shape = { line: pattern('A line.', ['number']), other: pattern('A line.', []) };
  const texts = listTexts([pageTexts('en', shape, { line: '{{number}}', other: '{{number}}' })]);
  expect(textPlaceholder.runOnUnit({ texts, placeholders }).map(({ key }) => key)).toEqual(['other']);
});

testTables(join(import.meta.dirname, 'rejected-placeholders.yaml'), {
  'rejected placeholders': (named: Readonly<Record<string, object>>, phrases: object) => {
    const count = Object.entries(named).map(([name, figure]) => [name, { kind: 'count', ...figure }]);
    const files = [business(Object.fromEntries(count)), directory, officeFacts, ui({ phrases })];
    return duplicatePlaceholders.run(createRuleContext(files)).map(({ key }) => key);
  },
});

it('text/mojibake reports wrongly decoded bytes once for a file, because they have one cause', () => {
  const english = textsOf('en', { plain: 'caf\u00c3\u00a9', rich: 'it\u00e2\u20ac\u2122s' });
  const strings = [...english, ...textsOf('es', { plain: 'ni\u00c3\u00b1o' })];
  const problems = textMojibake.runOnUnit({ strings, styles: siteStyles });
  expect(problems.map(({ message }) => message.includes('another text'))).toEqual([true, false]);
});
