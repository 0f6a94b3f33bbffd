import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { samplePages } from '../browser/sample-pages.ts';
import { compareImages } from './compare-images.ts';
import { type Comparison, formatCounts, formatReport } from './format-report.ts';
import { planShots, type Shot } from './plan-shots.ts';

describe('the plan of screenshots', async () => {
  const shots = planShots(await samplePages());

  it('has each template in three languages, two widths and two themes, each under a name of its own', () => {
    const languages = new Set(shots.map(({ name }) => name.slice(0, 2)));
    expect([...languages].sort()).toEqual(['ar', 'en', 'es']);
    expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length);
    const home = shots.filter(({ address }) => address === '/').map(({ name }) => name);
    expect(home).toEqual(['ar-375-light', 'ar-375-dark', 'ar-1280-light', 'ar-1280-dark']);
    expect(shots.length % 12).toBe(0);
  });
});

describe('a comparison of two pictures', () => {
  it('finds nothing where nothing changed, however the file was written', () => {
    expect(compareImages(paint(4, 4), paint(4, 4))).toBeUndefined();
    const packed = PNG.sync.write(PNG.sync.read(paint(40, 40)), { deflateLevel: 0 });
    expect(compareImages(paint(40, 40), packed)).toBeUndefined();
  });

  it('counts each point, also one that is nearly the same', () => {
    expect(compareImages(paint(4, 4), paint(4, 4, [[1, 1, 254]]))?.points).toBe(1);
  });

  it('counts what only one of two sizes has', () => {
    const difference = compareImages(paint(4, 4), paint(4, 6));
    expect(difference).toMatchObject({ points: 8, before: { height: 4 }, after: { height: 6 } });
    expect(PNG.sync.read(Buffer.from(difference?.picture ?? [])).height).toBe(6);
  });
});

describe('the report', () => {
  const shot: Shot = { name: 'en-375-light', address: '/en/', width: 375, theme: 'light' };
  const size = { width: 375, height: 900 };
  const comparisons: Comparison[] = [
    {
      shot: { ...shot, name: 'small' },
      result: 'changed',
      difference: { points: 1, before: size, after: size },
    },
    {
      shot,
      result: 'changed',
      difference: { points: 7, before: size, after: { width: 375, height: 950 } },
    },
    { shot: { ...shot, name: 'as-before' }, result: 'same' },
    { shot: { ...shot, name: 'added' }, result: 'new' },
  ];
  const folders = { before: 'before-1', after: 'after', difference: 'difference' };
  const html = formatReport(comparisons, { title: 'Now beside <then>', folders });

  it('counts', () => {
    expect(formatCounts(comparisons)).toBe('2 changed, 1 the same, 1 new');
  });

  it('shows what changed most first, and what did not change nowhere', () => {
    expect([...html.matchAll(/<h2>([^<]+)</gu)].map(([, name]) => name)).toEqual([
      'en-375-light',
      'small',
      'added, new',
    ]);
    expect(html).not.toContain('as-before');
  });

  it('tells a change of size and shows the pictures of both', () => {
    expect(html).toContain('375 by 900 became 375 by 950');
    for (const folder of Object.values(folders)) expect(html).toContain(`src="${folder}/en-375-light.png"`);
  });

  it('escapes the words of a commit', () => {
    expect(html).toContain('<h1>Now beside &lt;then&gt;</h1>');
  });
});

/** A white picture with some grey points. */
function paint(width: number, height: number, points: readonly (readonly [number, number, number])[] = []) {
  const image = new PNG({ width, height });
  image.data.fill(255);
  for (const [x, y, grey] of points) image.data.fill(grey, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return PNG.sync.write(image);
}
