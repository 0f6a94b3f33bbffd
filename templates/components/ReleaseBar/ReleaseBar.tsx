/** From the call to the street, as one bar in three parts: a time that nobody knows, ours, and the jail's. */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

/** A part of the bar. */
export type ReleasePart = {
  /** The letter of the moment with which it begins, by which other times are counted. */
  readonly mark: string;
  /** That moment: "You call". */
  readonly title: string;
  /** Whose part it is, and how long it takes. */
  readonly text: Inline;
};

export type ReleaseBarProps = {
  /** The three parts, in order. */
  readonly parts: readonly ReleasePart[];
  /** What stands at the end of the bar. */
  readonly end: string;
};

/** Hatched is what nobody knows; the bar is not to scale. */
const variants = ['unknown', 'ours', 'jail'];

/** The bar: upright on narrow screens, lying on wide ones. */
export function ReleaseBar({ parts, end }: ReleaseBarProps) {
  return (
    <ol className="release-bar">
      {parts.map(({ mark, title, text }, index) => (
        <li key={mark} data-variant={variants[index]}>
          <b>
            <span className="pin">{mark}</span>{' '}
            <span>
              <Bidi text={title} />
            </span>
          </b>
          <p>
            <InlineText content={text} />
          </p>
        </li>
      ))}
      <li>
        <b>
          <Bidi text={end} />
        </b>
      </li>
    </ol>
  );
}
