/** The scale bar of a map. */
import { type Box, centreOf } from './boxes.ts';
import type { MapPanel } from './map-panel.ts';
import { barHeight } from './place-scale.ts';

export type MapScaleProps = { readonly box: Box; readonly scale: MapPanel['scale'] };

/**
 * Returns the bar with its label above it. The container of the map has the direction `ltr` in every
 * language, so the direction of the label is derived from its own letters.
 */
export function MapScale({ box, scale: { length, label } }: MapScaleProps) {
  const x = Math.round(centreOf(box).x);
  const [start, bottom] = [Math.round(x - length / 2), Math.round(box.y + box.height)];
  return (
    <>
      <path
        d={`M${start} ${bottom - barHeight}v${barHeight}h${length}v-${barHeight}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
      />
      <text x={x} y={Math.round(box.y + (box.height - barHeight) / 2)} unicodeBidi="plaintext">
        {label}
      </text>
    </>
  );
}
