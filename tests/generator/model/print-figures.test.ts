import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { createTranslator } from '../../../generator/text/translator.ts';
import { Business, type Figure, Ui } from '../../../schema/index.ts';
import { printFigures } from '../../../templates/values/print-figures.ts';

const source = 'test';
const figures: Record<string, Figure> = {
  rate: { kind: 'percent', value: 10, source },
  amount: { kind: 'money', amount: 5000, source },
  large: { kind: 'money', amount: 25000, source },
  fee: { kind: 'premium', of: 'large', source },
  range: { kind: 'moneyRange', from: 2500, to: 5000, source },
  approval: { kind: 'duration', to: 5, unit: 'minute', source },
  consultation: { kind: 'duration', from: 10, to: 15, unit: 'minute', source },
  processing: { kind: 'duration', from: 1, to: 2, unit: 'hour', source },
  reply: { kind: 'duration', to: 2, unit: 'hour', source },
  release: { kind: 'duration', from: 2, to: 4, unit: 'hour', source },
  releaseProcess: { kind: 'duration', from: 2, to: 8, unit: 'hour', source },
  releaseFast: { kind: 'duration', from: 1, to: 4, unit: 'hour', source },
  releaseFirstCall: { kind: 'duration', from: 4, to: 12, unit: 'hour', source },
  commissioner: { kind: 'duration', to: 24, unit: 'hour', source },
  hearing: { kind: 'duration', from: 24, to: 48, unit: 'hour', source },
  arraignment: { kind: 'duration', from: 48, to: 72, unit: 'hour', source },
  order: { kind: 'duration', from: 5, to: 7, unit: 'day', source },
  dmv: { kind: 'duration', to: 10, unit: 'day', source },
  long: { kind: 'duration', to: 5, unit: 'year', source },
  adult: { kind: 'age', years: 18, source },
  child: { kind: 'age', years: 13, source },
};

/** How each language prints figures and ready durations. */
const table: Record<string, readonly [english: string, arabic: string, spanish: string]> = {
  rate: ['10%', '10%', '10%'],
  amount: ['$5,000', '5,000 دولار', '$5,000'],
  fee: ['$2,500', '2,500 دولار', '$2,500'],
  range: ['$2,500 to $5,000', 'من 2,500 إلى 5,000 دولار', 'de $2,500 a $5,000'],
  approvalAsLittleAs: ['as little as 5 minutes', 'في 5 دقائق فقط', 'en tan solo 5 minutos'],
  approvalUnder: ['under 5 minutes', 'في أقل من 5 دقائق', 'en menos de 5 minutos'],
  consultation: ['10 to 15 minutes', 'من 10 إلى 15 دقيقة', 'de 10 a 15 minutos'],
  processing: ['1 to 2 hours', 'من ساعة إلى ساعتين', 'de 1 a 2 horas'],
  replyWithin: ['within 2 hours', 'خلال ساعتين', 'en 2 horas o menos'],
  release: ['2 to 4 hours', 'من ساعتين إلى 4 ساعات', 'de 2 a 4 horas'],
  releaseProcess: ['2 to 8 hours', 'من ساعتين إلى 8 ساعات', 'de 2 a 8 horas'],
  releaseFast: ['1 to 4 hours', 'من ساعة إلى 4 ساعات', 'de 1 a 4 horas'],
  releaseFirstCall: ['4 to 12 hours', 'من 4 إلى 12 ساعة', 'de 4 a 12 horas'],
  commissionerWithin: ['within 24 hours', 'خلال 24 ساعة', 'en 24 horas o menos'],
  hearing: ['24 to 48 hours', 'من 24 إلى 48 ساعة', 'de 24 a 48 horas'],
  arraignment: ['48 to 72 hours', 'من 48 إلى 72 ساعة', 'de 48 a 72 horas'],
  order: ['5 to 7 days', 'من 5 إلى 7 أيام', 'de 5 a 7 días'],
  dmvWithin: ['within 10 days', 'خلال 10 أيام', 'en 10 días o menos'],
  longUpTo: ['up to 5 years', 'حتى 5 أعوام', 'hasta 5 años'],
  adultAtLeast: ['at least 18 years old', '18 عامًا على الأقل', 'al menos 18 años'],
  childUnder: ['under 13', 'دون 13 عامًا', 'menores de 13 años'],
};

const business = Business.parse({
  updated: '2026-01-01',
  premiumRate: 'rate',
  bailExamples: ['amount'],
  estimatorMaximum: 1000,
  paymentMethods: ['cash'],
  figures,
});

function print(language: string, numberLocale: string): Record<string, string> {
  const file = new URL(`../../../content/${language}/ui.yaml`, import.meta.url);
  const ui = Ui.parse(parse(readFileSync(file, 'utf8')));
  return printFigures(business, { translator: createTranslator(language), words: ui.figures, numberLocale });
}

describe.each([
  ['English', 'en', 'en-US', 0],
  ['Arabic', 'ar', 'ar-u-nu-latn', 1],
  ['Spanish', 'es', 'es-US', 2],
] as const)('%s', (_name, language, numberLocale, column) => {
  const printed = print(language, numberLocale);
  it.each(Object.entries(table))('prints %s as its language does', (name, row) => {
    expect(printed[name]).toBe(row[column]);
  });
});
