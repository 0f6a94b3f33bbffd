/** Measures lines of text with the fonts of the rasteriser. */
import type { Measure } from '../../../templates/share/draw-share-image.ts';
import { drawText } from '../../../templates/share/draw-text.ts';
import { rasterOptions } from './rasteriser.ts';

/** Loads the library on demand and returns a function that measures text. */
export async function loadMeasure(): Promise<Measure> {
  const { Resvg } = await import('@resvg/resvg-js');
  // Widths are memoized, because all images of a language have the same name, number and licence line.
  const widths = new Map<string, number>();
  const widthOf = (line: string) =>
    new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${line}</svg>`, rasterOptions).getBBox()?.width ?? 0;
  return (text, style) => {
    const line = drawText(text, { dir: 'ltr', x: 0, y: 0, style });
    const width = widths.get(line) ?? widthOf(line);
    widths.set(line, width);
    return width;
  };
}
