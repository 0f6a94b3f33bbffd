import { describe, expect, it } from 'vitest';
import { simplifyLine, simplifyRing } from '../../../../templates/maps/simplify-line.ts';

const at = (x: number, y: number) => ({ x, y });

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
