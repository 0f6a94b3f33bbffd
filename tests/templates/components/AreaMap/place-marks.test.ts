import { describe, expect, it } from 'vitest';
import { distanceBetween } from '../../../../templates/components/AreaMap/boxes.ts';
import type { MapLocation, MapMark } from '../../../../templates/components/AreaMap/map-panel.ts';
import { placeMarks } from '../../../../templates/components/AreaMap/place-marks.ts';

const size = { width: 400, height: 300 };
const marksOf = (kind: MapMark['kind'], ...numbers: number[]) => numbers.map((number) => ({ number, kind }));
const cityAt = (x: number, y: number, marks: MapLocation['marks']): MapLocation => ({
  id: `${x} ${y}`,
  name: '',
  x,
  y,
  marks,
});
const labelsOf = (marks: MapLocation['marks']) =>
  placeMarks({ ...size, locations: [cityAt(200, 150, marks)] }, 18)[0]?.squares.map(({ label }) => label);

describe('the squares of a city', () => {
  it('have one label for consecutive numbers', () => {
    expect(labelsOf(marksOf('jail', 1, 2, 3))).toEqual(['1–3']);
    expect(labelsOf(marksOf('court', 8, 9, 13))).toEqual(['8–9', '13']);
  });

  it('are separate for jails and courts, jails first', () => {
    expect(labelsOf([...marksOf('jail', 1, 2), ...marksOf('court', 3)])).toEqual(['1–2', '3']);
  });

  it('are next to the city, or connected to it by a line when other squares are there', () => {
    const locations = [cityAt(200, 150, marksOf('jail', 1, 2)), cityAt(210, 155, marksOf('jail', 3))];
    const [first, second] = placeMarks({ ...size, locations }, 18);
    expect([first?.asideCentre, second?.asideCentre === undefined]).toEqual([undefined, false]);
    const rows = [...(first?.rows ?? []), ...(second?.rows ?? [])];
    const [a, b] = rows;
    expect(a && b && distanceBetween(a, b)).toBeGreaterThan(0);
  });
});
