/** The latest day of the first hearing, by weekday and hour of the arrest, with and without a court holiday. */
import { describe, expect, it } from 'vitest';
import { latestCourtDay } from '../../../../templates/components/WeekStrip/latest-court-day.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const next = (name: string) => `next ${name}`;
const nameOf = (day: number) => (day < 7 ? (days[day] ?? '') : next(days[day - 7] ?? ''));
const latestDays = (day: number, holidays: readonly number[] = []) =>
  [false, true].map((isAfterClose) => nameOf(latestCourtDay({ day, isAfterClose }, holidays)));

describe('without a holiday', () => {
  it.each([
    ['Monday', 'Wednesday', 'Thursday'],
    ['Tuesday', 'Thursday', 'Friday'],
    // The law explicitly requires Friday for an arrest after the court has closed.
    ['Wednesday', 'Friday', 'Friday'],
    ['Thursday', next('Monday'), next('Monday')],
    ['Friday', next('Monday'), next('Tuesday')],
    ['Saturday', next('Tuesday'), next('Wednesday')],
    ['Sunday', next('Wednesday'), next('Wednesday')],
  ])('the latest court day for an arrest on %s is %s, or %s after the court has closed', (day, ...latest) => {
    expect(latestDays(days.indexOf(day))).toEqual(latest);
  });
});

describe('with a holiday', () => {
  it.each([
    // Holiday, weekday of the arrest (0 is Monday), and the latest court days, before and after the court has closed.
    ['Monday', 0, 'Thursday', 'Thursday'],
    ['Tuesday', 0, 'Thursday', 'Friday'],
    ['Wednesday', 0, 'Thursday', 'Friday'],
    ['Thursday', 2, next('Monday'), 'Friday'],
    ['Friday', 2, next('Monday'), next('Monday')],
    [next('Monday'), 3, next('Tuesday'), next('Tuesday')],
    [next('Monday'), 4, next('Tuesday'), next('Wednesday')],
    [next('Monday'), 5, next('Wednesday'), next('Thursday')],
    [next('Monday'), 6, next('Thursday'), next('Thursday')],
  ])(
    'on %s, the latest court day for an arrest on day %i is %s, or %s after the court has closed',
    (holiday, arrest, ...latest) => {
      const day = Array.from({ length: 14 }, (_, index) => nameOf(index)).indexOf(holiday);
      expect(latestDays(arrest, [day])).toEqual(latest);
    },
  );

  it('the latest court day is never a day on which the court is closed', () => {
    for (let holiday = 0; holiday < 14; holiday += 1)
      for (let day = 0; day < 7; day += 1)
        for (const isAfterClose of [false, true]) {
          const latest = latestCourtDay({ day, isAfterClose }, [holiday]);
          expect(latest % 7).toBeLessThan(5);
          expect(latest).not.toBe(holiday);
          expect(latest).toBeGreaterThan(day);
        }
  });
});
