import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import type { VerticalMetrics } from '../../../templates/typefaces/script.ts';

export type MeasuredFont = {
  readonly codePoints: ReadonlySet<number>;
  readonly vertical: VerticalMetrics;
  /** After shaping, as a fraction of the font size. */
  readonly advanceOf: (text: string, weight: number) => number;
};

/** In any container (woff2, woff, sfnt). */
export async function measureFont(bytes: Uint8Array): Promise<MeasuredFont> {
  const sfnt = await subsetFont(bytes, undefined, { keepAllGlyphs: true, targetFormat: 'sfnt' });
  const face = new Face(new Blob(sfnt));
  const { ascender, descender, lineGap } = new Font(face).hExtents();
  const { upem } = face;
  return {
    codePoints: new Set(face.collectUnicodes()),
    vertical: { ascent: ascender / upem, descent: -descender / upem, lineGap: lineGap / upem },
    advanceOf: (text, weight) => advanceOf(face, text, weight),
  };
}

function advanceOf(face: Face, text: string, weight: number): number {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const total = buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  return total / face.upem / text.length;
}
