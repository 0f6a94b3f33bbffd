/** Props of the bail cost estimator, validated on the server. Browser code imports the type only. */
import * as z from 'zod';

const text = z.string().regex(/\S/u);

const squaresTexts = z.strictObject({ drawn: text, title: text, note: text });

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
      texts: z.strictObject({
        title: text,
        bail: text,
        payment: text,
        down: text,
        monthly: z.array(text).readonly(),
        note: text,
      }),
    })
    .optional()
    .meta({ description: 'The payment plan; absent when the agency offers none.' }),
  texts: z
    .strictObject({
      error: text,
      amount: text,
      hint: text,
      fee: text,
      empty: text,
      amounts: text,
      squares: z.strictObject({ fee: squaresTexts, bail: squaresTexts }),
      owed: z.tuple([text, z.string()]).readonly().meta({
        description:
          'The sentence about the amount that a co-signer may owe: the text before and after the amount.',
      }),
      notANumber: text,
      negative: text,
      tooLarge: text,
      note: text,
    })
    .meta({
      description:
        'The texts of `estimator` in ui.yaml with values in their patterns, those of the squares, and the visually hidden prefix of an error.',
    }),
});

export type BailEstimatorProps = z.infer<typeof BailEstimatorProps>;
