import { describe, expect, it } from 'vitest';
import { createHourScale } from '../../../templates/components/HourSquares/hour-scale.ts';

const printHours = (hours: number) => `${hours} hours`;

describe('a scale of hours', () => {
  it('ends at the longest duration, with the unit', () => {
    expect(createHourScale(24, printHours).marks).toEqual([
      { hour: 6, label: '6' },
      { hour: 12, label: '12' },
      { hour: 18, label: '' },
      { hour: 24, label: '24 hours' },
    ]);
  });

  it('ends at a whole number of steps when the longest duration is none', () => {
    const { max, marks } = createHourScale(9, printHours);
    expect(max).toBe(12);
    expect(marks.map(({ hour }) => hour)).toEqual([3, 6, 9, 12]);
  });
});
