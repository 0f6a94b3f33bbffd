/**
 * The time from the call to the release in three parts on the same scale of hours: an unknown duration, ours, and
 * that of the jail.
 */
import type { Inline } from '../../../schema/index.ts';
import type { Duration } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { HourSquares, UnknownHours } from '../HourSquares/HourSquares.tsx';
import type { HourScale } from '../HourSquares/hour-scale.ts';
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
  /** The duration of each part in hours; undefined when it is unknown. */
  readonly hours: readonly (Duration | undefined)[];
  readonly scale: HourScale;
  /** The label at the end of the bar. */
  readonly end: string;
};

/** The second part is ours and has the colour of what is paid. */
const variants = [undefined, 'ours'];

/** Returns the parts below each other on narrow screens, beside each other on wide ones. */
export function ReleaseBar({ parts, hours, scale, end }: ReleaseBarProps) {
  return (
    <ol className="release-bar">
      {parts.map(({ mark, title, text }, index) => (
        <li key={title} data-variant={variants[index]}>
          <PartHours hours={hours[index]} scale={scale} />
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

type PartHoursProps = Pick<ReleaseBarProps, 'scale'> & { readonly hours: Duration | undefined };

function PartHours({ hours, scale: { max, marks } }: PartHoursProps) {
  return hours === undefined ? (
    <UnknownHours maxSquares={max} />
  ) : (
    <HourSquares certainEnd={hours.from ?? 0} possibleEnd={hours.to} maxSquares={max} marks={marks} />
  );
}
