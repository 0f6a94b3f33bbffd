import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { openMemoryCache } from '../../../../generator/cache/cache.ts';
import { type BuiltSite, buildSite } from '../../../../generator/pipeline/build-site.ts';
import {
  loadMeasure,
  renderShareImage,
} from '../../../../generator/pipeline/pictures/render-share-images.ts';
import { drawShareImage, type ShareSubject } from '../../../../templates/share/draw-share-image.ts';
import { parseColors } from '../../../../templates/share/drawing.ts';
import { projectRoot } from '../../../site/temporary-project.ts';
import { type DecodedPng, readPng } from './read-png.ts';

const paperColor = 0xf6f0e4;
const subject: ShareSubject = {
  dir: 'ltr',
  name: 'Name',
  heading: '',
  phone: '(626) 555-0100',
  license: { text: 'License', number: '0000000' },
  steps: [],
  colors: parseColors(readFileSync(path.join(projectRoot, 'templates/styles/tokens.css'), 'utf8')),
};

let site: BuiltSite;
const cache = openMemoryCache();
beforeAll(async () => {
  const build = await buildSite({ configuration: { projectRoot, release: false }, cache });
  if (build.site === undefined) throw new Error('The content of the project has an error.');
  site = build.site;
});

const bytesAt = (path: string) => Buffer.from(site.files.find((file) => file.path === path)?.contents ?? '');
const textAt = (path: string) => String(bytesAt(path));
const shareImages = () => site.files.filter(({ path }) => path.startsWith('share/'));
const pages = () => site.files.filter(({ path }) => path.endsWith('.html'));
const firstGroup = (html: unknown, pattern: RegExp) => pattern.exec(String(html))?.[1] ?? '';

describe('the share images', () => {
  it('exist once for each language, with a hash in the name', () => {
    const names = shareImages().map(({ path }) => path.replace(/-[0-9a-f]{8}\.png$/u, ''));
    expect(names).toEqual(['share/preview-ar', 'share/preview-en', 'share/preview-es']);
  });

  it('have 1200 by 630 pixels, at most 60 KB, the thread at the inline start, and an empty margin at the inline end', () => {
    for (const { path } of shareImages()) {
      expect(bytesAt(path).length, path).toBeLessThanOrEqual(60_000);
      const picture = readPng(bytesAt(path));
      expect([picture.width, picture.height], path).toEqual([1200, 630]);
      const isRtl = path.startsWith('share/preview-ar-');
      const bottom = (x: number) => picture.pixels[629 * 1200 + x];
      expect(bottom(isRtl ? 1128 : 72), path).toBe(0x1d3d7c);
      expect(bottom(isRtl ? 72 : 1128), path).toBe(paperColor);
      const [left, right] = isRtl ? [0, 70] : [1130, 1200];
      expect(colorsIn(picture, left, right), path).toEqual([paperColor]);
    }
  });
});

it('prints the license number as large as the telephone number', async () => {
  const measure = await loadMeasure();
  const svg = drawShareImage({ ...subject, heading: 'Heading' }, measure);
  const sizeOf = (text: string) =>
    svg
      .split('<text')
      .flatMap((part) => (part.includes(`>${text}<`) ? firstGroup(part, /font-size="(\d+)"/u) : []));
  expect(sizeOf(subject.license.number)).toEqual(sizeOf(subject.phone));
  expect(sizeOf(subject.phone)).toHaveLength(1);
});

it.each([
  ['ltr', 'Registered agency of licensed agents for families in Southern California'],
  ['rtl', 'وكالة مرخّصة للكفالات تخدم العائلات في مقاطعات جنوب كاليفورنيا الأربع ليلًا ونهارًا'],
] as const)('a text that is too long does not exceed the picture: %s', async (dir, longText) => {
  const texts = {
    name: longText,
    heading: `${longText} ${longText}`,
    license: { text: longText, number: '0000000' },
  };
  const picture = readPng(await renderShareImage({ ...subject, dir, ...texts }));
  const [left, right] = dir === 'rtl' ? [0, 70] : [1130, 1200];
  expect(colorsIn(picture, left, right)).toEqual([paperColor]);
});

describe('every page', () => {
  it('names a share image of its language with size, type and alternative text', () => {
    for (const { path, contents } of pages()) {
      const tag = firstGroup(contents, /<html lang="([^"]+)"/u);
      const url = firstGroup(contents, /<meta property="og:image" content="([^"]+)">/u);
      expect(url, path).toMatch(new RegExp(`^https://[^/]+/share/preview-${tag}-[0-9a-f]{8}\\.png$`, 'u'));
      expect(
        shareImages().some((image) => url.endsWith(image.path)),
        url,
      ).toBe(true);
      for (const meta of ['width" content="1200', 'height" content="630', 'type" content="image/png'])
        expect(String(contents)).toContain(`<meta property="og:image:${meta}">`);
      expect(
        firstGroup(contents, /<meta property="og:image:alt" content="([^"]+)">/u).length,
      ).toBeGreaterThan(40);
      expect(String(contents)).toContain('<meta name="twitter:card" content="summary_large_image">');
    }
  });

  it('links icons and the manifest of its language, which all exist', () => {
    for (const { path, contents } of pages()) {
      const links = [
        ...String(contents).matchAll(/<link rel="(icon|apple-touch-icon|manifest)" href="\/([^"]+)"/gu),
      ];
      expect(
        links.map(([, rel]) => rel),
        path,
      ).toEqual(['icon', 'icon', 'apple-touch-icon', 'manifest']);
      for (const [, , target] of links)
        expect(
          site.files.some((file) => file.path === target),
          target,
        ).toBe(true);
      const manifest = JSON.parse(textAt(links.at(-1)?.[2] ?? ''));
      expect(String(contents)).toContain(`<html lang="${manifest.lang}" dir="${manifest.dir}"`);
    }
  });
});

describe('the icons', () => {
  it('have the sizes that devices require', () => {
    for (const [path, size] of [
      ['apple-touch-icon.png', 180],
      ['icon-192.png', 192],
      ['icon-512.png', 512],
    ] as const) {
      expect(readPng(bytesAt(path))).toMatchObject({ width: size, height: size });
    }
  });

  it('include `favicon.ico`, which contains one PNG file of 32 pixels', () => {
    const ico = bytesAt('favicon.ico');
    expect(ico.readUInt16LE(4)).toBe(1);
    const png = ico.subarray(ico.readUInt32LE(18));
    expect(png.length).toBe(ico.readUInt32LE(14));
    const { pixels, ...header } = readPng(png);
    expect(header).toEqual({ width: 32, height: 32, colorType: 6 });
    expect(new Set(pixels)).toContain(0x1d3d7c);
  });
});

/** From the top of the picture to its bottom. */
function colorsIn({ width, height, pixels }: DecodedPng, left: number, right: number): readonly number[] {
  const rows = Array.from({ length: height }, (_, y) => pixels.subarray(y * width + left, y * width + right));
  return [...new Set(rows.flatMap((row) => [...row]))];
}
