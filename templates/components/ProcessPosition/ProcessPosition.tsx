/** Where a page stands on the way from arrest to release. */
import { useLanguage } from '../../language-context.tsx';
import type { Link } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';

export type ProcessPositionProps = {
  /** How many stops there are. */
  readonly stops: number;
  /** The stop, 1 arrest to 7 release. */
  readonly number: number;
  /** The position in words: "Stop 5 of 7". */
  readonly position: string;
  /** Name of the stop or of an exit there, and where the site says more of it. */
  readonly place: Link;
  /** The whole drawing: its name and its address. */
  readonly whole: Link;
};

/** Diameter of a ring and distance of two, in pixels. */
const size = 24;
const step = 36;

/** The stops in small, the one of the page filled, and the same in words. */
export function ProcessPosition({ stops, number, position, place, whole }: ProcessPositionProps) {
  const width = size + step * (stops - 1);
  const { dir } = useLanguage();
  const placeOf = (stop: number) => {
    const fromStart = size / 2 + step * (stop - 1);
    return dir === 'rtl' ? width - fromStart : fromStart;
  };
  return (
    <div className="process-position">
      <a href={whole.href}>
        <span className="visually-hidden">{whole.label}</span>
        <svg
          width={width}
          height={size}
          viewBox={`0 0 ${width} ${size}`}
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d={`M${size / 2} ${size / 2}H${width - size / 2}`} strokeWidth="3" />
          {Array.from({ length: stops }, (_, index) => index + 1).map((stop) => (
            <Ring key={stop} number={stop} x={placeOf(stop)} isFilled={stop === number} />
          ))}
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
