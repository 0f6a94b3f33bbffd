import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { OfferedPlan } from '../../../../templates/contract/page-context.ts';
import { EstimatedFee } from '../../../../templates/islands/BailEstimator/BailEstimator.tsx';
import {
  groupAmount,
  parseAmount,
  type TypedText,
} from '../../../../templates/islands/BailEstimator/typed-amount.ts';
import { PageEstimator } from '../../../../templates/pages/parts/page-islands.tsx';
import { hostileStrings, longTexts, pastedPhones } from '../../../browser/hostile-strings.ts';
import { contextAt } from '../../../site-model.ts';
import { testTables } from '../../../table.ts';
import { inLanguage } from '../../in-language.tsx';

const maximum = 10_000_000;

/** Parses and formats a text with `|` at the caret. */
const parseField = (marked: string): TypedText => ({
  text: marked.replace('|', ''),
  caret: marked.indexOf('|'),
});
const formatField = ({ text, caret }: TypedText) => `${text.slice(0, caret)}|${text.slice(caret)}`;

/** The field after the keys are typed one after the other. */
function type(keys: string): string {
  let field: TypedText = { text: '', caret: 0 };
  for (const key of keys) {
    const text = `${field.text.slice(0, field.caret)}${key}${field.text.slice(field.caret)}`;
    field = groupAmount(field.text, { text, caret: field.caret + 1 });
  }
  return formatField(field);
}

testTables(join(import.meta.dirname, 'BailEstimator.yaml'), {
  amount: (typed: string) => {
    const result = parseAmount(typed, maximum);
    return result.kind === 'amount'
      ? result.dollars
      : result.kind === 'problem'
        ? result.problem
        : result.kind;
  },
  'typed keys': type,
  edit: (before: string, after: string) => formatField(groupAmount(before, parseField(after))),
  'deletion forwards': (before: string, after: string) =>
    formatField(groupAmount(before, parseField(after), true)),
});

it.each([...hostileStrings, ...pastedPhones])(
  'rejects the hostile text or telephone number $typed',
  ({ typed }) => {
    expect(parseAmount(typed, maximum).kind).toBe('problem');
  },
);

it('rejects a long text without delay', () => {
  for (const text of ['9'.repeat(400), `${'1,'.repeat(50_000)}x`, ...Object.values(longTexts)])
    expect(parseAmount(text, maximum).kind).toBe('problem');
});

it('shows the down payment and the monthly payments only after an amount is typed, and when there is a plan', () => {
  const { estimator, examples } = contextAt('/').ui;
  const { squares } = examples;
  const texts = { ...estimator, error: '', tooLarge: '', squares, owed: ['Owed: ', '.'] } as const;
  const amountsFor = (dollars?: number, plan?: OfferedPlan) => {
    const fee = <EstimatedFee id="a" ratePercent={10} texts={texts} dollars={dollars} plan={plan} />;
    const [, collapsed = ''] = renderToStaticMarkup(inLanguage(fee)).split('<details');
    return collapsed.match(/\$[\w,]+/gu) ?? [];
  };
  const plan: OfferedPlan = {
    terms: { downPaymentPercent: 20, months: [3, 6], annualPercentageRate: 0 },
    texts: { title: 'Plan', bail: 'Bail', payment: 'Pay', down: 'Today', monthly: ['3', '6'], note: 'APR' },
  };
  expect(amountsFor(20_000, plan)).toEqual(['$20,000', '$400', '$534', '$267']);
  expect(amountsFor(undefined, plan)).toEqual([]);
  expect(amountsFor(20_000)).toEqual([]);
});

it('has no form fields that send data, and announces the result', () => {
  const html = renderToStaticMarkup(<PageEstimator context={contextAt('/')} />);
  expect(html).not.toMatch(/<form| name=/u);
  expect(html).toMatch(/<input[^>]* inputMode="numeric"[^>]* dir="ltr"/iu);
  const [, result] = /<output[^>]* id="([^"]+)"[^>]* aria-live="polite"/u.exec(html) ?? [];
  expect(html).toContain(`<label for="${result}">`);
});
