/** A line drawing: objects of the process, joined by the thread. */
import type { ReactNode } from 'react';
import type { ServiceFacts } from '../../../schema/index.ts';
import {
  bag,
  calendar,
  car,
  clock,
  cups,
  door,
  folder,
  form,
  headset,
  identityCard,
  kitchenTable,
  nightTable,
  notebook,
  paymentCard,
  pen,
  priceTag,
  rateSheet,
  receipt,
  telephone,
  windowAtNight,
} from './objects.tsx';

/** Drawings of pages that are about no single service. Each stands on one page, for which it is made. */
type PageDrawing = 'reading' | 'evidence' | 'files' | 'message' | 'way-there';

/** Name of a drawing. */
export type DrawingName = ServiceFacts['drawing'] | PageDrawing;

export type DrawingProps = {
  /** Which drawing. */
  readonly name: DrawingName;
  /** One sentence that names the objects; without it the drawing is an ornament. */
  readonly label?: string;
};

/** An object with the place on the thread where it stands, in units of the view box. */
type Placed = readonly [object: ReactNode, at: number];

const drawings: Readonly<Record<DrawingName, readonly Placed[]>> = {
  'phone-at-night': [
    [nightTable, 146],
    [clock, 384],
    [windowAtNight, 618],
  ],
  headset: [
    [headset, 146],
    [telephone, 384],
    [notebook, 618],
  ],
  conversation: [
    [cups, 152],
    [notebook, 384],
    [telephone, 612],
  ],
  papers: [
    [form, 140],
    [identityCard, 380],
    [pen, 590],
  ],
  'price-tag': [
    [priceTag, 140],
    [rateSheet, 380],
    [receipt, 620],
  ],
  calendar: [
    [receipt, 140],
    [paymentCard, 380],
    [calendar, 620],
  ],
  door: [
    [door, 140],
    [clock, 380],
    [bag, 612],
  ],
  handshake: [
    [folder, 150],
    [pen, 350],
    [telephone, 612],
  ],
  car: [
    [car, 130],
    [folder, 392],
    [kitchenTable, 630],
  ],
  reading: [
    [windowAtNight, 110],
    [notebook, 330],
  ],
  evidence: [
    [identityCard, 130],
    [rateSheet, 360],
  ],
  files: [
    [folder, 130],
    [calendar, 350],
  ],
  message: [
    [notebook, 100],
    [telephone, 320],
  ],
  'way-there': [
    [car, 130],
    [door, 370],
  ],
};

/** Space after the last object, in units of the view box. */
const END = 142;

/** A picture, small enough to stand in the page. */
export function Drawing({ name, label }: DrawingProps) {
  const objects = drawings[name];
  const width = Math.max(...objects.map(([, at]) => at)) + END;
  return (
    <svg
      className="drawing"
      viewBox={`0 0 ${width} 250`}
      // For a page whose style sheet did not come; the sheet has the last word.
      width={width * 0.4}
      height="100"
      fill="none"
      stroke="currentColor"
      role="img"
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      <path className="drawing__thread" d={`M-${width} 214H${2 * width}`} />
      {objects.map(([object, at]) => (
        <g key={at} transform={`translate(${at})`}>
          {object}
          <circle className="drawing__ring" cy="214" r="10" />
        </g>
      ))}
    </svg>
  );
}
