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
        <Bidi as="p" text={text} />
      </blockquote>
      <SmallText as="figcaption">
        <Bidi as="cite" text={cite} />
        {note === undefined ? null : <Bidi as="span" text={note} />}
      </SmallText>
    </figure>
  );
}
