import { geoContains } from 'd3-geo';
import { describe, expect, it } from 'vitest';
import { coastline } from '../../schema/coastline.ts';
import { countyShape } from '../../schema/county-shapes.ts';

const shapeOf = (fips: string) => {
  const shape = countyShape(fips);
  if (shape === undefined) throw new Error(`No county ${fips}`);
  return shape;
};
const losAngeles = shapeOf('06037');
const orange = shapeOf('06059');
const cornersOf = (shape: typeof losAngeles) => (shape.geometry.coordinates[0] ?? []).map(String);

describe('the outline of a county', () => {
  it('follows the coast between its neighbors, which share its end points', () => {
    const coast = coastline.map(String);
    const onCoast = (shape: typeof losAngeles) => coast.filter((corner) => cornersOf(shape).includes(corner));
    expect(onCoast(losAngeles).length).toBeGreaterThan(80);
    expect(onCoast(losAngeles).at(-1)).toBe(onCoast(orange)[0]);
    expect(onCoast(shapeOf('06111')).at(-1)).toBe(onCoast(losAngeles)[0]);
  });

  it('contains the harbour of San Pedro and not the bay beside it', () => {
    expect(geoContains(losAngeles, [-118.29, 33.72])).toBe(true);
    expect(geoContains(losAngeles, [-118.15, 33.7])).toBe(false);
  });

  it('is closed, and differs from the source only at the coast', () => {
    const corners = cornersOf(losAngeles);
    expect(corners.at(-1)).toBe(corners[0]);
    expect(geoContains(losAngeles, [-118.1, 34.7])).toBe(true);
    expect(cornersOf(shapeOf('06071')).some((corner) => coastline.map(String).includes(corner))).toBe(false);
  });
});
