/** Hours are filled when certain, outlined when possible. The text beside it says the same. */
import type { HourScale } from '../../contract/page-context.ts';
import { useLanguage } from '../../rendering/language-context.tsx';
import { unknownMark } from '../../typefaces/scripts.ts';

export type HourGridProps = {
  /** The first square, counted from 0. @default 0 */
  readonly from?: number;
  /** Exclusive ends of the filled squares and of the outlined squares after them, counted from 0. */
  readonly certainEnd: number;
  readonly possibleEnd: number;
  /** Number of squares that fit in the width, so that several drawings have the same scale. */
  readonly maxSquares: number;
  /** Labeled hours below the squares. @default no labels */
  readonly marks?: HourScale['marks'];
};

/** Size of a square, and the distance between the starts of two squares, in CSS pixels and the same in all drawings. */
const size = 11;
const step = 14;

export function HourGrid({ from = 0, certainEnd, possibleEnd, maxSquares, marks }: HourGridProps) {
  const squares = Array.from({ length: possibleEnd - from }, (_, index) => from + index);
  return (
    <>
      <svg
        className="hour-grid mirrored"
        viewBox={`0 0 ${maxSquares * step} ${size + 2}`}
        width={maxSquares * step}
        stroke="currentColor"
        aria-hidden="true"
      >
        {squares.map((square) => (
          <rect
            key={square}
            x={square * step + 1}
            y="1"
            width={size}
            height={size}
            fill={square < certainEnd ? 'currentColor' : 'none'}
          />
        ))}
      </svg>
      {marks === undefined ? null : <Scale max={maxSquares} marks={marks} />}
    </>
  );
}

/** A question mark in a dashed shape. */
export function UnknownHours({ maxSquares }: Pick<HourGridProps, 'maxSquares'>) {
  const width = maxSquares * step;
  return (
    <svg
      className="hour-grid"
      viewBox={`0 0 ${width} ${size + 2}`}
      width={width}
      stroke="currentColor"
      aria-hidden="true"
    >
      <rect x="1" y="1" width={width - 3} height={size} fill="none" strokeDasharray="3 2" />
      <text
        x={width / 2}
        y="10"
        fontSize="10"
        fontWeight="700"
        textAnchor="middle"
        fill="currentColor"
        stroke="none"
      >
        {unknownMark(useLanguage().tag)}
      </text>
    </svg>
  );
}

/** Positions are percentages, so the letters keep their size at every width. */
function Scale({ max, marks }: HourScale) {
  const { dir } = useLanguage();
  const xOf = (hour: number) => {
    const percent = (100 * hour) / max;
    return `${dir === 'rtl' ? 100 - percent : percent}%`;
  };
  return (
    <svg className="hour-grid__scale" width={max * step} height="26" stroke="currentColor" aria-hidden="true">
      <path d="M0 1H9999" />
      {marks.map(({ hour, label }) => (
        <g key={hour}>
          <line x1={xOf(hour)} x2={xOf(hour)} y1="1" y2="7" />
          {label === '' ? null : (
            <text
              x={xOf(hour)}
              y="22"
              textAnchor={hour === max ? 'end' : 'middle'}
              fill="currentColor"
              stroke="none"
            >
              {label}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}
