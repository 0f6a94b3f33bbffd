/** The words of a law or a judge, between two rules. */
import { Bidi } from '../Bidi/Bidi.tsx';

export type QuoteProps = {
  /** The quoted words, between the quotation marks of the page's language. */
  readonly text: string;
  /** Source of the words. */
  readonly cite: string;
  /** Says that the translation is ours; absent where the words are those of the original. */
  readonly note?: string | undefined;
};

/** A quotation with its source. */
export function Quote({ text, cite, note }: QuoteProps) {
  return (
    <figure className="quote">
      <blockquote>
        <p>
          <Bidi text={text} />
        </p>
      </blockquote>
      <figcaption className="small-text">
        <cite>
          <Bidi text={cite} />
        </cite>
        {note === undefined ? null : (
          <span>
            <Bidi text={note} />
          </span>
        )}
      </figcaption>
    </figure>
  );
}
