/** Turns SVG into PNG and measures lines of text, with the fonts of this folder and no others. */
import path from 'node:path';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import type { Measure } from '../../templates/share/draw-share-image.ts';
import { drawText } from '../../templates/share/draw-text.ts';
import { pictureFonts } from '../fonts/font-plan.ts';

/** An open rasteriser. */
export type Rasteriser = {
  /** A drawing as PNG, at the size that it names. */
  readonly render: (svg: string) => Promise<Uint8Array>;
  readonly measure: Measure;
};

/** Folder of the fonts, made by `npm run fonts`. */
export const fontFolder = path.join(import.meta.dirname, 'fonts');

const options: ResvgRenderOptions = {
  font: {
    fontFiles: pictureFonts.map(({ name }) => path.join(fontFolder, `${name}.ttf`)),
    loadSystemFonts: false,
  },
};

/** Loads the library, which a build that draws nothing new does not need. */
export async function openRasteriser(): Promise<Rasteriser> {
  const { renderAsync, Resvg } = await import('@resvg/resvg-js');
  // The name, the number and the licence line are the same on each image of a language.
  const widths = new Map<string, number>();
  const widthOf = (line: string) =>
    new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${line}</svg>`, options).getBBox()?.width ?? 0;
  return {
    render: async (svg) => (await renderAsync(svg, options)).asPng(),
    measure: (text, style) => {
      const line = drawText(text, { dir: 'ltr', x: 0, y: 0, style });
      const width = widths.get(line) ?? widthOf(line);
      widths.set(line, width);
      return width;
    },
  };
}
