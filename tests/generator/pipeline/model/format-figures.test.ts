import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTranslator } from '../../../../generator/text/translator.ts';
import { Business, type Figure, Ui } from '../../../../schema/index.ts';
import { formatFigures } from '../../../../templates/values/format-figures.ts';
import { sitesFolder } from '../../../fixtures/create-fixture-site.ts';

const source = 'test';
const duration = (
  from: number | undefined,
  to: number,
  unit: 'minute' | 'hour' | 'day' | 'year',
): Figure => ({
  kind: 'duration',
  ...(from !== undefined && { from }),
  to,
  unit,
  source,
});

/** Figures with their form (empty if there is only one) and their printed texts in two languages. */
const table: readonly (readonly [figure: Figure, form: string, english: string, arabic: string])[] = [
  [{ kind: 'percent', value: 10, source }, '', '10%', '10%'],
  [{ kind: 'money', amount: 25_000, source }, '', '$25,000', '25,000 دولار'],
  [{ kind: 'premium', of: 'figure1', source }, '', '$2,500', '2,500 دولار'],
  [{ kind: 'premium', of: 'figure1', percent: 40, source }, '', '$1,000', '1,000 دولار'],
  // Half a dollar is rounded up; a part of the premium is rounded once.
  [{ kind: 'money', amount: 12_345, source }, '', '$12,345', '12,345 دولارًا'],
  [{ kind: 'premium', of: 'figure4', source }, '', '$1,235', '1,235 دولارًا'],
  [{ kind: 'premium', of: 'figure4', percent: 50, source }, '', '$617', '617 دولارًا'],
  [{ kind: 'moneyRange', from: 2500, to: 5000, source }, '', '$2,500 to $5,000', 'من 2,500 إلى 5,000 دولار'],
  [duration(undefined, 5, 'minute'), 'Under', 'under 5 minutes', 'في أقل من 5 دقائق'],
  [duration(undefined, 5, 'minute'), 'AsLittleAs', 'as little as 5 minutes', 'في مدة قد لا تتجاوز 5 دقائق'],
  [duration(undefined, 2, 'hour'), 'Within', 'within 2 hours', 'خلال ساعتين'],
  [duration(undefined, 5, 'year'), 'UpTo', 'up to 5 years', 'حتى 5 أعوام'],
  [duration(10, 15, 'minute'), '', '10 to 15 minutes', 'من 10 إلى 15 دقيقة'],
  [duration(1, 2, 'hour'), '', '1 to 2 hours', 'من ساعة إلى ساعتين'],
  [duration(2, 4, 'hour'), '', '2 to 4 hours', 'من ساعتين إلى 4 ساعات'],
  [duration(4, 12, 'hour'), '', '4 to 12 hours', 'من 4 إلى 12 ساعة'],
  [duration(5, 7, 'day'), '', '5 to 7 days', 'من 5 إلى 7 أيام'],
  [{ kind: 'age', years: 18, source }, 'AtLeast', 'at least 18 years old', '18 عامًا على الأقل'],
  [{ kind: 'age', years: 13, source }, 'Under', 'under 13', 'دون 13 عامًا'],
];

const business = Business.parse({
  premiumRate: 'figure0',
  bailExamples: ['figure1'],
  estimatorMaximum: 1000,
  paymentMethods: ['cash'],
  figures: Object.fromEntries(table.map(([figure], index) => [`figure${index}`, figure])),
});

function formatIn(language: string, numberLocale: string): Record<string, string> {
  const file = path.join(sitesFolder, '_base/content', language, 'ui.yaml');
  const texts = Ui.shape.figures.parse(parse(readFileSync(file, 'utf8')).figures);
  return formatFigures(business, { translator: createTranslator(language), texts, numberLocale });
}

describe.each([
  ['English', formatIn('en', 'en-US'), 2],
  ['Arabic', formatIn('ar', 'ar-u-nu-latn'), 3],
] as const)('%s', (_name, printed, column) => {
  it.each(table.map((row, index) => [row[column], `figure${index}${row[1]}`]))('prints %s', (texts, name) => {
    expect(printed[name]).toBe(texts);
  });
});
