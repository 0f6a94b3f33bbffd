/** Facts in `content/shared/reviews.yaml`, comments in `content/<language>/reviews.yaml`. */
import * as z from 'zod';
import { Slug, Source } from './primitives.ts';
import { text } from './text.ts';

const ReviewFacts = z.strictObject({
  id: Slug,
  stars: z.int().min(1).max(5),
  sample: z
    .boolean()
    .describe('True until the owner supplies a real review; shown only when the settings enable samples.'),
  source: Source.describe('Where the customer gave the review; every review needs a source.'),
});

/** The rating is the mean of the stars, and the count their number. */
export const ReviewsFacts = z.strictObject({ reviews: z.array(ReviewFacts) });

export const ReviewsText = z.strictObject({
  sampleNote: text('Clear note that the reviews are samples.'),
  reviews: z.record(
    Slug,
    z.strictObject({
      comment: text('What the customer said.'),
      author: text('Who said it, without a full name, such as "A mother in Pasadena".'),
    }),
  ),
});

export type ReviewsFacts = z.infer<typeof ReviewsFacts>;
export type ReviewsText = z.infer<typeof ReviewsText>;
