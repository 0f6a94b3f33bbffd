/**
 * The time from the call to the release as one bar of three parts: an unknown duration, ours, and that of the
 * jail.
 */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

/** A part of the bar. */
export type ReleasePart = {
  /** The letter of the moment at which the part begins, if other durations on the page refer to it. */
  readonly mark?: string;
  /** The name of that moment: "You call". */
  readonly title: string;
  /** The responsible organisation, and the duration. */
  readonly text: Inline;
};

export type ReleaseBarProps = {
  /** The three parts, in order. */
  readonly parts: readonly ReleasePart[];
  /** The label at the end of the bar. */
  readonly end: string;
};

/** Variants of the parts: ours is filled, those of the jail are open, and an unknown duration is a question mark. */
const variants = ['unknown', 'ours', 'jail'];

/** Returns the bar: vertical on narrow screens, horizontal on wide ones. */
export function ReleaseBar({ parts, end }: ReleaseBarProps) {
  return (
    <ol className="release-bar">
      {parts.map(({ mark, title, text }, index) => (
        <li key={title} data-variant={variants[index]}>
          <b>
            {mark === undefined ? null : (
              <span className="pin" data-variant="outline">
                {mark}
              </span>
            )}{' '}
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
