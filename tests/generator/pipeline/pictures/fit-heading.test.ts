import { describe, expect, it } from 'vitest';
import { fitHeading, type HeadingArea } from '../../../../templates/share/fit-heading.ts';

const area: HeadingArea = { width: 960, height: 264, largest: 128, lineHeight: 1 };
/** Measures each character as half the font size. */
const measure = (line: string) => line.length / 2;
const fit = (heading: string, changes: Partial<HeadingArea> = {}) =>
  fitHeading(heading, { ...area, ...changes }, measure);

describe('a heading', () => {
  it('stays on one line at the largest size when it fits', () => {
    expect(fit('Legal Blog')).toEqual({ lines: ['Legal Blog'], size: 128, lineHeight: 128 });
  });

  it('is broken into lines of similar length when that makes it larger', () => {
    expect(fit('Questions that families ask us').lines).toEqual(['Questions that', 'families ask us']);
  });

  it('is broken after its clauses when that hardly reduces its size', () => {
    expect(fit('Bail in California, step by step').lines).toEqual(['Bail in California,', 'step by step']);
    expect(fit('Bail bonds in Southern California, day and night').lines).toEqual([
      'Bail bonds in',
      'Southern California,',
      'day and night',
    ]);
    expect(fit('كفالات في جنوب كاليفورنيا، ليلًا ونهارًا', { lineHeight: 1.36 }).lines).toEqual([
      'كفالات في جنوب كاليفورنيا،',
      'ليلًا ونهارًا',
    ]);
  });

  it('is not broken after a clause when that would make it much smaller', () => {
    const heading = 'Yes, questions that the families of people in custody ask us most often';
    const { lines } = fit(heading);
    expect(lines[0]).not.toBe('Yes,');
    expect(lines.join(' ')).toBe(heading);
  });

  it('keeps words with a no-break space together', () => {
    for (const line of fit('open 365\u00a0days of every single year').lines)
      expect(line).not.toMatch(/365$/u);
  });

  it.each(['a', 'word '.repeat(30).trim(), 'Donaudampfschifffahrtsgesellschaftskapitän', 'a, b, c, d, e'])(
    'never exceeds its area: %s',
    (heading) => {
      for (const lineHeight of [1, 1.36]) {
        const { lines, size, lineHeight: lineDistance } = fit(heading, { lineHeight });
        expect(lines.length).toBeLessThanOrEqual(3);
        expect(size * Math.max(...lines.map(measure))).toBeLessThanOrEqual(area.width);
        expect(lineDistance * lines.length).toBeLessThanOrEqual(area.height);
        expect(lines.join(' ')).toBe(heading);
      }
    },
  );
});
