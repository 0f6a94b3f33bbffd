/** Props of the bail cost estimator, validated on the server. Browser code imports the type only. */
import * as z from 'zod';

const copy = z.string().regex(/\S/u);

const squaresRow = z.strictObject({ drawn: copy, title: copy, note: copy });

/** All texts and figures that the estimator needs. */
export const BailEstimatorProps = z.strictObject({
  ratePercent: z.number().positive().max(100).meta({ description: 'The premium in percent of the bail.' }),
  maximum: z.int().positive().meta({ description: 'The largest bail amount it takes, in whole US dollars.' }),
  amounts: z
    .array(z.int().positive())
    .readonly()
    .meta({ description: 'Amounts to choose, in whole US dollars.' }),
  plan: z
    .strictObject({
      terms: z.strictObject({
        downPaymentPercent: z.number(),
        months: z.array(z.int().positive()).readonly(),
        annualPercentageRate: z.number(),
      }),
      copy: z.strictObject({
        title: copy,
        bail: copy,
        payment: copy,
        down: copy,
        monthly: z.array(copy).readonly(),
        note: copy,
      }),
    })
    .optional()
    .meta({ description: 'What is paid over time, where the agency offers it.' }),
  copy: z
    .strictObject({
      error: copy,
      amount: copy,
      hint: copy,
      fee: copy,
      empty: copy,
      amounts: copy,
      squares: z.strictObject({ fee: squaresRow, bail: squaresRow }),
      owed: z
        .tuple([copy, z.string()])
        .readonly()
        .meta({ description: 'What a co-signer may owe: the words before and after the amount.' }),
      notANumber: copy,
      negative: copy,
      tooLarge: copy,
      note: copy,
    })
    .meta({
      description:
        'The texts of `estimator` in ui.yaml, patterns filled, those of the squares, and the hidden word before a problem.',
    }),
});

export type BailEstimatorProps = z.infer<typeof BailEstimatorProps>;
