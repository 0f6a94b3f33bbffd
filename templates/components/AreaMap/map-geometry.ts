/** The outlines and the sea of a map, computed once for all font sizes. */
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { Point } from './boxes.ts';
import type { MapPanel } from './map-panel.ts';
import { containsPoint, type Outline, type PointsByColumn, parseOutline, pointsAlong } from './outlines.ts';

/** Outlines of a map and its open sea, as coordinates. */
export type MapGeometry = {
  readonly counties: readonly { readonly id: string; readonly outline: Outline }[];
  /** All outlines, including those of other counties. */
  readonly outlines: readonly Outline[];
  /** Points along the outlines of the counties, and along all outlines. */
  readonly lines: { readonly counties: PointsByColumn; readonly all: PointsByColumn };
  /** Points of a grid that are not on land. */
  readonly sea: readonly Point[];
};

const step = 6;

export const parseGeometry = memoizePerObject((panel: MapPanel): MapGeometry => {
  const counties = panel.counties.map(({ id, path }) => ({ id, outline: parseOutline(path) }));
  const outlines = [parseOutline(panel.land), ...counties.map(({ outline }) => outline)];
  const countyOutlines = counties.flatMap(({ outline }) => outline);
  return {
    counties,
    outlines,
    lines: { counties: pointsAlong(countyOutlines), all: pointsAlong(outlines.flat()) },
    sea: gridOf(panel).filter((point) => !outlines.some((outline) => containsPoint(outline, point))),
  };
});

function gridOf({ width, height }: Pick<MapPanel, 'width' | 'height'>): Point[] {
  const steps = (size: number) => Array.from({ length: Math.floor(size / step) }, (_, index) => index * step);
  return steps(width).flatMap((x) => steps(height).map((y) => ({ x, y })));
}
