import { describe, expect, it } from 'vitest';
import { loadMeasure, renderSvg } from '../../../../generator/pipeline/pictures/render-share-images.ts';
import { drawText, type TextStyle } from '../../../../templates/share/drawing.ts';
import { readPng } from './read-png.ts';

const style: TextStyle = { face: 'heading', size: 100, color: '#000' };
const width = 600;

const measure = await loadMeasure();

/** One character for each pixel column, from the right: `#` if it has ink, else `.`. */
async function inkFromRight(text: string, dir: 'ltr' | 'rtl'): Promise<string> {
  const line = drawText(text, { dir, x: width, y: 130, style, anchor: 'end' });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="200"><rect width="${width}" height="200" fill="#fff"/>${line}</svg>`;
  const { pixels } = readPng(await renderSvg(svg));
  const columns = Array.from({ length: width }, (_, x) =>
    Array.from({ length: 200 }, (_, y) => pixels[y * width + x]).some((color) => color !== 0xffffff),
  );
  return columns
    .reverse()
    .map((hasInk) => (hasInk ? '#' : '.'))
    .join('');
}

describe('text in pictures', () => {
  it('joins Arabic letters', () => {
    const joined = measure('كفالة', style);
    const separate = measure([...'كفالة'].join('\u200c'), style);
    expect(joined).toBeLessThan(separate * 0.9);
  });

  it('begins an Arabic line at the right, also when it starts with a number', async () => {
    const number = (await inkFromRight('4', 'ltr')).replace(/\.+$/u, '');
    expect(await inkFromRight('4 مكاتب', 'rtl')).toMatch(
      new RegExp(`^${number.replaceAll('.', '\\.')}\\.`, 'u'),
    );
  });

  it('ends an Arabic line with its closing mark at the left', async () => {
    const withoutComma = (await inkFromRight('نهارا', 'rtl')).replace(/\.+$/u, '');
    const withComma = await inkFromRight('نهارا،', 'rtl');
    expect(withComma.startsWith(withoutComma.slice(0, 60))).toBe(true);
    expect(withComma.replace(/\.+$/u, '').length).toBeGreaterThan(withoutComma.length);
  });

  it('has the typefaces and weights of the site', () => {
    const phone = '(626) 555-0100';
    const widths = [
      measure(phone, style),
      measure(phone, { ...style, face: 'text', weight: 400 }),
      measure(phone, { ...style, face: 'text', weight: 700 }),
    ];
    expect(new Set(widths).size).toBe(3);
    expect(Math.min(...widths)).toBeGreaterThan(0);
  });

  it.each(['</text><script>1</script>', '&lt;', 'a ]]> b', '<!-- -->', '<![CDATA[', '"\''])(
    'is escaped when it is %j',
    (text) => {
      expect(measure(text, style)).toBeGreaterThan(0);
      expect(drawText(text, { dir: 'rtl', x: 0, y: 0, style }).match(/[<>]/gu)).toHaveLength(4);
    },
  );
});
