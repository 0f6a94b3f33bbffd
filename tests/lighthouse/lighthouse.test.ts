import { describe, expect, it } from 'vitest';
import { formatHead, formatMeasurement, formatOutcome } from './format-measurement.ts';
import { isPerfect, type Measurement, median, medianSpeed, missedGoals, speedGoals } from './measurement.ts';
import { parseRequest } from './parse-request.ts';

const speed = { performance: 99, firstPaint: 900, largestPaint: 1100, blocked: 20.4, shift: 0.0004 };
const measurement: Measurement = {
  page: { name: 'faq', language: 'es', address: '/es/faq', indexed: true, status: 200 },
  scores: { accessibility: 100, 'best-practices': 100, seo: 100 },
  failed: [],
  speed,
};

describe('the arguments', () => {
  const known = ['home', 'faq'];

  it('ask for all pages with their speed when there are none', () => {
    expect(parseRequest([], known)).toEqual({ names: [], speedRuns: 3 });
  });

  it('choose templates and leave the speed out', () => {
    expect(parseRequest(['faq', '--gates'], known)).toEqual({ names: ['faq'], speedRuns: 0 });
  });

  it('are refused when nothing is called so', () => {
    expect(() => parseRequest(['faqs'], known)).toThrow('There is no page called faqs. There are home, faq.');
    expect(() => parseRequest(['--gate'], known)).toThrow('--gate');
  });
});

describe('the median', () => {
  it('is the middle, whatever the order', () => {
    expect(median([30, 1, 2])).toBe(2);
    expect(median([1, 2, 3, 4])).toBe(2);
  });

  it('is taken of every measure by itself', () => {
    const runs = [speed, { ...speed, performance: 90, shift: 1 }, { ...speed, performance: 100, shift: 0.5 }];
    expect(medianSpeed(runs)).toEqual({ ...speed, shift: 0.5 });
  });
});

describe('the gate', () => {
  it('asks for 100 in three categories, and never for speed', () => {
    expect(isPerfect(measurement)).toBe(true);
    expect(isPerfect({ ...measurement, speed: { ...speed, performance: 10 } })).toBe(true);
    expect(isPerfect({ ...measurement, scores: { ...measurement.scores, seo: 99 } })).toBe(false);
    expect(isPerfect({ ...measurement, scores: {} })).toBe(false);
  });
});

describe('the goals for the speed', () => {
  it('are met by what is just as good', () => {
    expect(missedGoals(speedGoals)).toEqual([]);
  });

  it('are missed by a lower score and by longer times', () => {
    const slow = { ...speedGoals, performance: 97, largestPaint: 1201 };
    expect(missedGoals(slow)).toEqual(['performance', 'largestPaint']);
  });
});

describe('the printed table', () => {
  it('sets the goals over the values of a page', () => {
    const [heads, goal, values] = [...formatHead().split('\n'), formatMeasurement(measurement)];
    expect(heads?.trim().split(/\s+/u).slice(-4)).toEqual(['FCP', 'LCP', 'TBT', 'CLS']);
    expect(goal).toMatch(/^goal .* 98 +1\.00 s +1\.20 s +50 ms +0\.010$/u);
    expect(values).toMatch(/^\/es\/faq +100 +100 +100 +99 +0\.90 s +1\.10 s +20 ms +0\.000$/u);
    expect(values).toHaveLength(heads?.length ?? 0);
  });

  it('marks what misses its goal', () => {
    const slow = { ...measurement, speed: { ...speed, performance: 97, firstPaint: 1234 } };
    expect(formatMeasurement(slow)).toMatch(/ ! 97 +! 1\.23 s +1\.10 s/u);
  });

  it('has lines in place of a speed that nobody measured', () => {
    expect(formatMeasurement({ ...measurement, speed: undefined })).toMatch(/ 100(?: +-){5}$/u);
  });

  it('names the audits that failed', () => {
    const failed = ['color-contrast', 'canonical'];
    expect(formatMeasurement({ ...measurement, failed })).toMatch(
      /\n {2}failed: color-contrast, canonical$/u,
    );
  });

  it('ends with what is not perfect, the goals that were missed, and the time', () => {
    const slow = { ...measurement, scores: {}, speed: { ...speed, firstPaint: 1234 } };
    expect(formatOutcome([measurement, slow], 2.04).split('\n')).toEqual([
      '2 pages, 1 with less than 100 where 100 is asked for',
      '  /es/faq',
      'Goals missed: FCP on 1 of 2 pages',
      '2.0 minutes',
    ]);
    expect(formatOutcome([measurement], 1)).not.toContain('Goals');
  });
});
