/** What customers said, and the rating line. No stars in markup for search engines (R52). */
import { Bidi } from '../Bidi/Bidi.tsx';

/** A review as it is shown. */
export type ShownReview = { readonly id: string; readonly comment: string; readonly author: string };

export type ReviewsProps = {
  /** The rating line: "4.7 out of 5, based on 3 reviews". */
  readonly line: string;
  /** Says plainly that the reviews are samples; absent once all are real. */
  readonly sampleNote?: string | undefined;
  /** The reviews, in order. */
  readonly reviews: readonly ShownReview[];
};

/** The rating line over a list of quotations. */
export function Reviews({ line, sampleNote, reviews }: ReviewsProps) {
  return (
    <div className="reviews">
      <p className="reviews__line">{Bidi({ text: line })}</p>
      {sampleNote === undefined ? null : <p className="source">{Bidi({ text: sampleNote })}</p>}
      <ul className="reviews__list">
        {reviews.map(({ id, comment, author }) => (
          <li key={id}>
            <blockquote>
              <p>{Bidi({ text: comment })}</p>
            </blockquote>
            <p className="source">{Bidi({ text: author })}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
