/** Facts in `content/shared/offences.yaml`, texts in `content/<language>/offences.yaml`. */
import * as z from 'zod';
import { type Certainty, inOrder, Slug, traced } from './primitives.ts';
import { richText, text } from './text.ts';

/** Alternatives to a scheduled amount. */
export const bailOutcomes = ['citation', 'release', 'magistrate', 'jail', 'judge', 'none'] as const;

/** Exactly one of `from` and `instead` is present. */
export const AmountShape = {
  from: z.int().positive().optional().describe('Lower end in US dollars.'),
  to: z
    .int()
    .positive()
    .optional()
    .describe('Upper end in US dollars; the same as "from" for one amount, absent when open.'),
  instead: z
    .enum(bailOutcomes)
    .optional()
    .describe(
      'Replaces an amount: citation, release (booked and released), magistrate (a judge on call), jail (the jail states it), judge (case by case), none (no bail).',
    ),
};

type AmountFacts = {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly instead?: string | undefined;
  readonly certainty: z.infer<typeof Certainty>;
};

export const hasAmountOrInstead = {
  test: ({ from, to, instead }: AmountFacts): boolean =>
    (from === undefined) !== (instead === undefined) && (to === undefined || from !== undefined),
  problem: { path: ['instead'], error: 'replaces "from"; exactly one of the two is required' },
};

/** A row of the table may name a range of the business figures, so that an amount is defined in one file only. */
const hasAmount = {
  test: ({ figure, county, ...amount }: AmountFacts & RowFacts): boolean => {
    if (figure !== undefined) return amount.from === undefined && amount.to === undefined && !amount.instead;
    return county !== undefined || hasAmountOrInstead.test(amount);
  },
  problem: {
    path: ['instead'],
    error: 'replaces "from" or "figure"; exactly one of the three is required',
  },
};

type RowFacts = { readonly figure?: string | undefined; readonly county?: string | undefined };

/** A figure without a source is not printed as a fact. */
export const isSupported = {
  test: ({ from, certainty }: AmountFacts): boolean => from === undefined || certainty !== 'unverified',
  problem: {
    path: ['certainty'],
    error: 'cannot be unverified beside an amount, which readers take as a fact',
  },
};

export const OffenceGroup = z.enum(['dui', 'drugs', 'domestic-violence', 'violence', 'theft', 'other']);

const OffenceFacts = traced({
  id: Slug,
  code: z.string().min(1).describe('Section of the law, such as "Veh. Code 23152".'),
  group: OffenceGroup,
  county: Slug.optional().describe(
    'The only county whose table contains this row, with the amount of its guide.',
  ),
  ...AmountShape,
  figure: z
    .string()
    .optional()
    .describe('Replaces "from" and "to": name of a money range of business.yaml, which texts may also use.'),
  noteCounty: Slug.optional().describe(
    'The only county whose guide shows the note of this row; the table of all counties also shows it.',
  ),
})
  .refine(...inOrder('from', 'to'))
  .refine(hasAmount.test, hasAmount.problem)
  .refine(isSupported.test, isSupported.problem);

const NoteFacts = z.strictObject({
  id: Slug,
  beside: z
    .enum(['guide', 'tables', 'everywhere'])
    .describe(
      'guide: only beside the table of all counties. tables: also beside the tables of single counties. everywhere: also for a county without a table.',
    ),
  county: Slug.optional().describe('The only county whose guide shows it.'),
});

export const OffencesFacts = z.strictObject({
  notes: z.array(NoteFacts).min(1).describe('The sentences beside amounts, in order.'),
  offences: z.array(OffenceFacts).min(1),
});

export const OffencesText = z.strictObject({
  caption: text('Caption of the table.'),
  offence: text('Column head: offence.'),
  bail: text('Column head: typical bail amount.'),
  fee: text('Column head: fee at the premium rate.'),
  openRange: text('Printed after an amount with no upper end: "and more".'),
  instead: z
    .strictObject({
      citation: text('Released with a citation.'),
      release: text('Booked and released.'),
      magistrate: text('A judge on call decides before release.'),
      jail: text('The jail states the amount.'),
      judge: text('A judge sets it case by case.'),
      none: text('No bail.'),
    })
    .describe('Replacements of an amount, short enough for a table cell.'),
  notes: z.record(Slug, richText('Notes that must accompany amounts.')),
  offences: z.record(
    Slug,
    z.strictObject({ name: text('The offence in plain words.'), note: text('A short note.').optional() }),
  ),
});

export type OffenceGroup = z.infer<typeof OffenceGroup>;
export type OffencesFacts = z.infer<typeof OffencesFacts>;
export type OffencesText = z.infer<typeof OffencesText>;
