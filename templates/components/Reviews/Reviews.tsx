/** Customer reviews and the rating line, without rating markup for search engines. */
import type { ShownReviews } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';

export type ReviewsProps = ShownReviews;

export function Reviews({ line, sampleNote, reviews }: ReviewsProps) {
  return (
    <div className="reviews">
      <p>
        <Bidi text={line} />
      </p>
      {sampleNote === undefined ? null : (
        <p className="small-text">
          <Bidi text={sampleNote} />
        </p>
      )}
      <ul className="reviews__list">
        {reviews.map(({ id, comment, author }) => (
          <li key={id}>
            <blockquote>
              <p>
                <Bidi text={comment} />
              </p>
            </blockquote>
            <p className="small-text">
              <Bidi text={author} />
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
