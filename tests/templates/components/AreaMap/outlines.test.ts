import { describe, expect, it } from 'vitest';
import {
  containsPoint,
  parseOutline,
  pointsAlong,
  runsThrough,
} from '../../../../templates/components/AreaMap/outlines.ts';

/** A bay that is open to the right, and an island in it. */
const bay = parseOutline('M0,0L30,0L30,10L10,10L10,20L30,20L30,30L0,30ZM22,13L26,13L26,17L22,17Z');

describe('an outline', () => {
  it('has a list of corners for each ring', () => {
    expect(bay.map((corners) => corners.length)).toEqual([8, 4]);
    expect(parseOutline('')).toEqual([]);
  });

  it('contains points on land and on the island, but not points in the bay', () => {
    expect(containsPoint(bay, { x: 5, y: 15 })).toBe(true);
    expect(containsPoint(bay, { x: 24, y: 15 })).toBe(true);
    expect(containsPoint(bay, { x: 16, y: 15 })).toBe(false);
    expect(containsPoint(bay, { x: 40, y: 15 })).toBe(false);
  });

  it('can cross a box that contains none of its corners', () => {
    const points = pointsAlong(bay);
    expect(runsThrough(points, { x: 12, y: 12, width: 6, height: 6 })).toBe(false);
    expect(runsThrough(points, { x: 2, y: 12, width: 6, height: 6 })).toBe(false);
    expect(runsThrough(points, { x: 15, y: -3, width: 6, height: 6 })).toBe(true);
    expect(runsThrough(points, { x: -3, y: 26, width: 6, height: 10 })).toBe(true);
  });
});
