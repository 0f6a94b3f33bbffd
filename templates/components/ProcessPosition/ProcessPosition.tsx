/** Where a page stands on the way from arrest to release. */
import type { Link } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { type DrawnExits, dots, drawExits, drawLine, placeOf, positionSize } from './draw-position.ts';

export type ProcessPositionProps = {
  /** The exits that leave each stop. */
  readonly exits: DrawnExits;
  /** The stop, 1 arrest to 7 release. */
  readonly number: number;
  /** Which of the exits of the stop, counted from 0; undefined for the stop itself. */
  readonly exit?: number | undefined;
  /** The position in words: "Stop 5 of 7". */
  readonly position: string;
  /** Name of the stop or of the exit, and where the site says more of it. */
  readonly place: Link;
  /** The whole drawing: its name and its address. */
  readonly whole: Link;
};

/** The drawing in small, with the place of the page filled, and the same in words. */
export function ProcessPosition({ exits, number, exit, position, place, whole }: ProcessPositionProps) {
  const line = drawLine(exits.length);
  const stops = { d: line, strokeDasharray: dots, strokeLinecap: 'round' } as const;
  return (
    <div className="process-position">
      <a href={whole.href}>
        <span className="visually-hidden">{whole.label}</span>
        <svg
          className="icon-flip"
          {...positionSize}
          viewBox={`0 0 ${positionSize.width} ${positionSize.height}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          aria-hidden="true"
        >
          <path d={line + drawExits(exits)} />
          <path {...stops} strokeWidth="17" />
          <path {...stops} strokeWidth="11" stroke="var(--c-page)" />
          <circle {...placeOf(number - 1, exit)} r={exit === undefined ? 9 : 6} fill="currentColor" />
        </svg>
      </a>
      <p className="meta-line">
        <a href={place.href} aria-current="step">
          <Bidi text={place.label} line="link" />
        </a>
        <span>
          <Bidi text={position} />
        </span>
      </p>
    </div>
  );
}
