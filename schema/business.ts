/** `content/shared/business.yaml`: each figure is the placeholder `{{name}}`, formatted by `ui.yaml`. */
import * as z from 'zod';
import { inOrder, Source } from './primitives.ts';

export const durationUnits = ['minute', 'hour', 'day', 'year'] as const;
const source = Source;
const Amount = z.int().nonnegative().describe('Whole US dollars.');

const Percent = z.strictObject({ kind: z.literal('percent'), value: z.number().positive().max(100), source });
const Money = z.strictObject({ kind: z.literal('money'), amount: Amount, source });
const MoneyRange = z
  .strictObject({ kind: z.literal('moneyRange'), from: Amount, to: Amount, source })
  .refine(...inOrder('from', 'to'));
const Premium = z.strictObject({
  kind: z.literal('premium'),
  of: z.string().describe('Name of the money figure whose premium is computed from the rate.'),
  percent: z
    .number()
    .positive()
    .lt(100)
    .optional()
    .describe('A payment toward the premium, in percent of it; leave out for the whole premium.'),
  source,
});
const Duration = z
  .strictObject({
    kind: z.literal('duration'),
    from: z.int().positive().optional().describe('Start of a range; leave out for one duration.'),
    to: z.int().positive(),
    unit: z.enum(durationUnits),
    source,
  })
  .refine(...inOrder('from', 'to'));
const Age = z.strictObject({ kind: z.literal('age'), years: z.int().positive(), source });
const Count = z.strictObject({ kind: z.literal('count'), value: z.int().nonnegative(), source });

export const Figure = z.discriminatedUnion('kind', [
  Percent,
  Money,
  MoneyRange,
  Premium,
  Duration,
  Age,
  Count,
]);

/** All fields are required: a text with a payment must state the annual rate (12 CFR 1026.24(d)). */
const PaymentPlan = z.strictObject({
  downPaymentPercent: z.number().min(0).lt(100).describe('The down payment, in percent of the fee.'),
  months: z
    .array(z.int().min(1).max(60))
    .min(1)
    .max(3)
    .describe('Numbers of months over which the rest may be paid, such as [3, 6].'),
  annualPercentageRate: z
    .number()
    .min(0)
    .max(100)
    .describe('Annual percentage rate (APR) of the contract, in percent; 0 for none.'),
  source,
});

export const Business = z.strictObject({
  premiumRate: z.string().describe('Name of the percent figure from which premiums are computed.'),
  bailExamples: z
    .array(z.string())
    .min(1)
    .describe('Names of the money figures shown as examples, smallest first.'),
  estimatorMaximum: Amount.positive().describe('The largest bail amount that the estimator accepts.'),
  paymentPlan: PaymentPlan.optional().describe(
    'Payment plan for the fee; shown under the examples and the estimate when filled in.',
  ),
  paymentMethods: z
    .array(
      z.enum(['cash', 'cashiersCheck', 'personalCheck', 'visa', 'masterCard', 'americanExpress', 'discover']),
    )
    .min(1),
  figures: z.record(z.string().regex(/^[a-z][A-Za-z0-9]*$/u), Figure),
});

export type Figure = z.infer<typeof Figure>;
export type Business = z.infer<typeof Business>;
export type PaymentMethod = Business['paymentMethods'][number];
