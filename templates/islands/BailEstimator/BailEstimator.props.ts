/** Props of the bail cost estimator, validated on the server. Browser code imports the type only. */
import * as z from 'zod';

const copy = z.string().regex(/\S/u);

const squaresCopy = z.strictObject({ drawn: copy, title: copy, note: copy });

/** All texts and figures that the estimator needs. */
export const BailEstimatorProps = z.strictObject({
  ratePercent: z.number().positive().max(100).meta({ description: 'The premium in percent of the bail.' }),
  maximum: z.int().positive().meta({ description: 'The largest accepted bail amount, in whole US dollars.' }),
  amounts: z
    .array(z.int().positive())
    .readonly()
    .meta({ description: 'The amounts of the buttons, in whole US dollars.' }),
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
    .meta({ description: 'The payment plan; absent when the agency offers none.' }),
  copy: z
    .strictObject({
      error: copy,
      amount: copy,
      hint: copy,
      fee: copy,
      empty: copy,
      amounts: copy,
      squares: z.strictObject({ fee: squaresCopy, bail: squaresCopy }),
      owed: z.tuple([copy, z.string()]).readonly().meta({
        description:
          'The sentence about the amount that a co-signer may owe: the text before and after the amount.',
      }),
      notANumber: copy,
      negative: copy,
      tooLarge: copy,
      note: copy,
    })
    .meta({
      description:
        'The texts of `estimator` in ui.yaml with values in their patterns, those of the squares, and the visually hidden prefix of an error.',
    }),
});

export type BailEstimatorProps = z.infer<typeof BailEstimatorProps>;
