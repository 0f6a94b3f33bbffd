/** In squares of one hour: an unknown duration, ours, and that of the jail. */
import type { Inline } from '../../../schema/index.ts';
import type { Duration } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { HourGrid, UnknownHours } from '../HourGrid/HourGrid.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Pin } from '../Pin/Pin.tsx';
import { SmallText } from '../SmallText/SmallText.tsx';

export type ReleasePart = {
  /** The letter of the moment at which the part begins, if other durations on the page refer to it. */
  readonly mark?: string;
  /** The name of that moment: "You call". */
  readonly title: string;
  /** The responsible organization, and the duration. */
  readonly text: Inline;
};

export type ReleaseBarProps = {
  readonly parts: readonly ReleasePart[];
  /** The duration of each part in hours; undefined when it is unknown. */
  readonly hours: readonly (Duration | undefined)[];
  /** Number of squares in the space of a part. */
  readonly maxSquares: number;
  readonly squares: string;
};

/** The second part is ours and has the color of what is paid. */
const variants = [undefined, 'ours'];

export function ReleaseBar({ parts, hours, maxSquares, squares }: ReleaseBarProps) {
  return (
    <>
      <SmallText text={squares} />
      <ol className="release-bar">
        {parts.map(({ mark, title, text }, index) => (
          <li key={title} data-variant={variants[index]}>
            <b>
              {mark === undefined ? null : <Pin label={mark} outlined spoken />}{' '}
              <Bidi as="span" text={title} />
            </b>
            <PartHours hours={hours[index]} maxSquares={maxSquares} />
            <InlineText as="p" content={text} />
          </li>
        ))}
      </ol>
    </>
  );
}

type PartHoursProps = Pick<ReleaseBarProps, 'maxSquares'> & { readonly hours: Duration | undefined };

function PartHours({ hours, maxSquares }: PartHoursProps) {
  return hours === undefined ? (
    <UnknownHours maxSquares={maxSquares} />
  ) : (
    <HourGrid certainEnd={hours.from ?? 0} possibleEnd={hours.to} maxSquares={maxSquares} />
  );
}
