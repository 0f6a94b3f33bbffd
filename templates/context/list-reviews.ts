import { expectDefined } from '../../schema/expect-defined.ts';
import { type Filled, type ReviewsFacts, textFiles, type Ui } from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type { Review, ShownReviews } from '../contract/page-context.ts';
import { formatNumber } from '../values/formats.ts';

type ReviewFacts = ReviewsFacts['reviews'][number];

/** Undefined when there are no reviews to show. */
export function listReviews(
  { content, texts: { files }, fill, language }: LanguageTools,
  ui: Filled<Ui>,
): ShownReviews | undefined {
  const { site, reviews } = content.facts;
  const shownReviews = chooseReviews(reviews.reviews, site.reviews === 'samples');
  if (shownReviews.length === 0) return undefined;
  const texts = fill(textFiles.reviews, files.reviews);
  const rating = formatNumber(meanOf(shownReviews), language.numberLocale);
  return {
    line: ui.reviews.line(shownReviews.length, { rating }),
    sampleNote: shownReviews.some(({ sample }) => sample) ? texts.sampleNote : undefined,
    reviews: shownReviews.map(({ id }) => reviewOf(id, texts)),
  };
}

/** The real reviews; when there are none and `showsSamples` is set, the sample reviews. */
function chooseReviews(reviews: readonly ReviewFacts[], showsSamples: boolean): readonly ReviewFacts[] {
  const real = reviews.filter(({ sample }) => !sample);
  return real.length === 0 && showsSamples ? reviews : real;
}

function meanOf(reviews: readonly ReviewFacts[]): number {
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  return Math.round((sum / reviews.length) * 10) / 10;
}

function reviewOf(
  id: string,
  { reviews }: { readonly reviews: Readonly<Record<string, Omit<Review, 'id'>>> },
): Review {
  return { id, ...expectDefined(reviews[id], `The text of review ${id}`) };
}
