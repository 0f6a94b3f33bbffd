import { Bidi } from '../Bidi/Bidi.tsx';
import { SmallText } from '../SmallText/SmallText.tsx';

export type QuoteProps = {
  /** The quoted text, between the quotation marks of the page's language. */
  readonly text: string;
  readonly cite: string;
  /** The note that the translation is ours; absent for an original text. */
  readonly note?: string | undefined;
};

export function Quote({ text, cite, note }: QuoteProps) {
  return (
    <figure className="quote">
      <blockquote>
        <p>
          <Bidi text={text} />
        </p>
      </blockquote>
      <SmallText as="figcaption">
        <cite>
          <Bidi text={cite} />
        </cite>
        {note === undefined ? null : (
          <span>
            <Bidi text={note} />
          </span>
        )}
      </SmallText>
    </figure>
  );
}
