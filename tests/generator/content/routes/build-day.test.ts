import { describe, expect, it } from 'vitest';
import { dayIn, findBuildDay, startOfDay } from '../../../../generator/content/routes/build-day.ts';
import { listPages } from '../../../../generator/content/routes/build-routes.ts';
import { facts, recordFacts } from '../../rules/content-files.ts';

/** Late in the evening in California, when it is the next day in most of the world. */
const evening = new Date('2026-12-24T05:30:00Z');
const site = (timeZone: string) => facts('site', { timeZone });
const post = (published: string) => recordFacts('blog', 'a-post', { published });

describe('the day of a build', () => {
  it('is today in the time zone of the site', () => {
    expect(findBuildDay([site('America/Los_Angeles')], { now: evening })).toBe('2026-12-23');
    expect(findBuildDay([site('Asia/Dubai')], { now: evening })).toBe('2026-12-24');
  });

  it('is the requested one, regardless of the clock', () => {
    expect(findBuildDay([site('Asia/Dubai')], { date: '2026-11-02', now: evening })).toBe('2026-11-02');
  });

  it.each([
    ['America/Los_Angeles', '2026-11-20', '-08:00'],
    ['America/Los_Angeles', '2026-07-01', '-07:00'],
    // The clocks change at two o'clock.
    ['America/Los_Angeles', '2026-03-08', '-08:00'],
    ['America/Los_Angeles', '2026-03-09', '-07:00'],
    ['Asia/Dubai', '2026-11-20', '+04:00'],
    ['UTC', '2026-11-20', '+00:00'],
  ])('starts at midnight in %s, which on %s is at %s', (timeZone, day, offset) => {
    expect(startOfDay(timeZone, day)).toBe(`${day}T00:00:00${offset}`);
    expect(dayIn(timeZone, new Date(startOfDay(timeZone, day)))).toBe(day);
  });

  it('changes at midnight in that time zone, in summer and in winter', () => {
    const days = [
      '2026-07-01T06:59:59Z',
      '2026-07-01T07:00:00Z',
      '2026-12-01T07:59:59Z',
      '2026-12-01T08:00:00Z',
    ];
    expect(days.map((time) => dayIn('America/Los_Angeles', new Date(time)))).toEqual([
      '2026-06-30',
      '2026-07-01',
      '2026-11-30',
      '2026-12-01',
    ]);
  });

  it('hides only records that are published later, not facts with another later date', () => {
    const files = [
      site('America/Los_Angeles'),
      recordFacts('counties', 'los-angeles', { jails: [{ source: { checked: '2027-11-26' } }] }),
      post('2026-12-24'),
    ];
    expect(listPages(files, { now: evening }).unpublished).toMatchObject([{ from: '2026-12-24' }]);
  });

  it('publishes a record on its date', () => {
    const files = [site('Asia/Dubai'), post('2026-12-24')];
    expect(listPages(files, { now: evening }).unpublished).toEqual([]);
  });
});
