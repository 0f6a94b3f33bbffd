/** The position of a page in the process from arrest to release. */

import type { Link } from '../../contract/page-context.ts';
import { useLanguage } from '../../rendering/language-context.tsx';
import { Bidi } from '../Bidi/Bidi.tsx';

export type ProcessPositionProps = {
  readonly stopCount: number;
  /** The stop, from 1 (arrest) to 7 (release). */
  readonly number: number;
  /** The position as a text: "Stop 5 of 7". */
  readonly position: string;
  /** Name and address of the stop or of one of its exits. */
  readonly stopLink: Link;
  /** Name and address of the whole drawing. */
  readonly drawingLink: Link;
};

/** Diameter of a ring, and the distance between the centres of two rings, in pixels. */
const size = 24;
const step = 36;

/** Returns a small drawing of the stops with the current one filled, and the position as a text. */
export function ProcessPosition({
  stopCount,
  number,
  position,
  stopLink,
  drawingLink,
}: ProcessPositionProps) {
  const width = size + step * (stopCount - 1);
  const { dir } = useLanguage();
  const xOf = (stop: number) => {
    const fromStart = size / 2 + step * (stop - 1);
    return dir === 'rtl' ? width - fromStart : fromStart;
  };
  return (
    <div className="process-position">
      <a href={drawingLink.href}>
        <span className="visually-hidden">{drawingLink.label}</span>
        <svg
          width={width}
          height={size}
          viewBox={`0 0 ${width} ${size}`}
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d={`M${size / 2} ${size / 2}H${width - size / 2}`} strokeWidth="3" />
          {Array.from({ length: stopCount }, (_, index) => index + 1).map((stop) => (
            <Ring key={stop} number={stop} x={xOf(stop)} isFilled={stop === number} />
          ))}
        </svg>
      </a>
      <p>
        <a href={stopLink.href} aria-current="step">
          <Bidi text={stopLink.label} />
        </a>
        <span>
          <Bidi text={position} />
        </span>
      </p>
    </div>
  );
}

type RingProps = { readonly number: number; readonly x: number; readonly isFilled: boolean };

function Ring({ number, x, isFilled }: RingProps) {
  return (
    <g data-variant={isFilled ? 'here' : undefined}>
      <circle cx={x} cy={size / 2} r={size / 2 - 1} strokeWidth="2" />
      <text x={x} y={size / 2 + 5} fontSize="14" fontWeight="700" textAnchor="middle" stroke="none">
        {number}
      </text>
    </g>
  );
}
