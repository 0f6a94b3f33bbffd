import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../../../../templates/components/AreaMap/boxes.ts';
import type { MapLocation, MapMark } from '../../../../templates/components/AreaMap/map-panel.ts';
import {
  containsPoint,
  parseOutline,
  pointsAlong,
  runsThrough,
} from '../../../../templates/components/AreaMap/outlines.ts';
import { placeMarks } from '../../../../templates/components/AreaMap/place-marks.ts';
import { simplifyLine, simplifyRing } from '../../../../templates/maps/simplify-line.ts';

const at = (x: number, y: number) => ({ x, y });

describe('an outline', () => {
  /** A bay that is open to the right, and an island in it. */
  const bay = parseOutline('M0,0L30,0L30,10L10,10L10,20L30,20L30,30L0,30ZM22,13L26,13L26,17L22,17Z');

  it('has a list of corners for each ring', () => {
    expect(bay.map((corners) => corners.length)).toEqual([8, 4]);
    expect(parseOutline('')).toEqual([]);
  });

  it('contains points on land and on the island, but not points in the bay', () => {
    const points = [at(5, 15), at(24, 15), at(16, 15), at(40, 15)];
    expect(points.map((point) => containsPoint(bay, point))).toEqual([true, true, false, false]);
  });

  it('can cross a box that contains none of its corners', () => {
    const boxes = [
      { x: 12, y: 12, width: 6, height: 6 },
      { x: 2, y: 12, width: 6, height: 6 },
      { x: 15, y: -3, width: 6, height: 6 },
      { x: -3, y: 26, width: 6, height: 10 },
    ];
    const isCrossed = boxes.map((box) => runsThrough(pointsAlong(bay), box));
    expect(isCrossed).toEqual([false, false, true, true]);
  });
});

describe('a simplified line', () => {
  it('omits points that are almost on the line between others, and keeps a bend', () => {
    const line = [at(0, 0), at(5, 0.2), at(10, 0), at(10, 5), at(10, 10)];
    expect(simplifyLine(line, 0.5)).toEqual([at(0, 0), at(10, 0), at(10, 10)]);
    expect(simplifyLine(line, 0.1)).toContainEqual(at(5, 0.2));
  });

  it('keeps the corners of a closed line', () => {
    const square = [at(0, 0), at(5, 0), at(10, 0), at(10, 10), at(5, 10), at(0, 10), at(0, 5)];
    expect(simplifyRing(square, 0.5)).toEqual([at(0, 0), at(10, 0), at(10, 10), at(0, 10)]);
    expect(simplifyRing([], 1)).toEqual([]);
  });
});

describe('the squares of a city', () => {
  const marksOf = (kind: MapMark['kind'], ...numbers: number[]) =>
    numbers.map((number) => ({ number, kind }));
  const cityAt = (x: number, marks: MapLocation['marks']) => ({ id: `${x}`, name: '', x, y: 150, marks });
  const place = (...locations: MapLocation[]) => placeMarks({ width: 400, height: 300, locations }, 18);

  it('have one label for consecutive numbers of jails, then of courts', () => {
    const labelsOf = (...marks: MapMark[]) => place(cityAt(200, marks))[0]?.squares.map(({ label }) => label);
    expect(labelsOf(...marksOf('jail', 1, 2, 3))).toEqual(['1–3']);
    expect(labelsOf(...marksOf('court', 8, 9, 13))).toEqual(['8–9', '13']);
    expect(labelsOf(...marksOf('jail', 1, 2), ...marksOf('court', 3))).toEqual(['1–2', '3']);
  });

  it('are next to the city when other squares are there', () => {
    const [first, second] = place(cityAt(200, marksOf('jail', 1, 2)), cityAt(210, marksOf('jail', 3)));
    const [a, b] = [...(first?.rows ?? []), ...(second?.rows ?? [])];
    expect(a && b && distanceBetween(a, b)).toBeGreaterThan(0);
  });
});
