/** Turns SVG into PNG and measures lines of text, with the fonts of this folder and no others. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import type { Measure } from '../../../templates/share/draw-share-image.ts';
import { drawText } from '../../../templates/share/draw-text.ts';
import { pictureFonts } from '../../text/font-plan.ts';

/** An open rasteriser. */
export type Rasteriser = Awaited<ReturnType<typeof openRasteriser>>;

/** Folder of the fonts, made by `npm run fonts`. */
export const fontFolder = path.join(import.meta.dirname, 'fonts');

const options: ResvgRenderOptions = {
  font: {
    fontFiles: pictureFonts.map(({ name }) => path.join(fontFolder, `${name}.ttf`)),
    loadSystemFonts: false,
  },
};

/** Loads the library, which a build that draws nothing new does not need. */
export async function openRasteriser() {
  const { Resvg } = await import('@resvg/resvg-js');
  // The name, the number and the licence line are the same on each image of a language.
  const widths = new Map<string, number>();
  const widthOf = (line: string) =>
    new Resvg(`<svg xmlns="http://www.w3.org/2000/svg">${line}</svg>`, options).getBBox()?.width ?? 0;
  const measure: Measure = (text, style) => {
    const line = drawText(text, { dir: 'ltr', x: 0, y: 0, style });
    const width = widths.get(line) ?? widthOf(line);
    widths.set(line, width);
    return width;
  };
  /** A drawing as PNG, at the size that it names. */
  const render = startThread();
  return { render, measure };
}

/** Draws beside the program, which makes pages meanwhile: to encode a picture takes as long as to make some of them. */
function startThread() {
  const thread = new Worker(path.join(import.meta.dirname, 'raster-thread.mjs'), { workerData: options });
  const awaited: PromiseWithResolvers<Uint8Array>[] = [];
  thread.on('message', (png: Uint8Array) => awaited.shift()?.resolve(png));
  thread.on('error', (fault) => {
    for (const { reject } of awaited.splice(0)) reject(fault);
  });
  return (svg: string): Promise<Uint8Array> => {
    const answer = Promise.withResolvers<Uint8Array>();
    awaited.push(answer);
    thread.postMessage(svg);
    // The program ends while the thread is there, but not before what was asked of it.
    thread.ref();
    return answer.promise.finally(() => {
      if (awaited.length === 0) thread.unref();
    });
  };
}
