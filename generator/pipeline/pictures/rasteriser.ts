/** Converts SVG into PNG in a worker thread, with the fonts of this folder only. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { programRoot } from '../../files/hash.ts';
import { pictureFonts } from '../../text/font-plan.ts';

/** An open rasteriser. */
export type Rasteriser = {
  /** Converts a drawing into PNG, at its own size. */
  readonly render: (svg: string) => Promise<Uint8Array>;
  /** Ends the thread. */
  readonly close: () => Promise<unknown>;
};

/** The answer of the thread. */
export type RasterAnswer = { readonly png: Uint8Array } | { readonly error: string };

const folder = path.join(programRoot, 'generator/pipeline/pictures');

/** Folder of the fonts, which `npm run site -- fonts` writes. */
export const fontFolder = path.join(folder, 'fonts');

/** The font options of the library. */
export const rasterOptions: ResvgRenderOptions = {
  font: {
    fontFiles: pictureFonts.map(({ name }) => path.join(fontFolder, `${name}.ttf`)),
    loadSystemFonts: false,
  },
};

/** Starts the thread. Pages are rendered meanwhile. */
export function openRasteriser(): Rasteriser {
  const thread = new Worker(path.join(folder, 'raster-thread.mjs'), {
    workerData: rasterOptions,
  });
  // An idle thread does not keep the process alive.
  thread.unref();
  const awaited: PromiseWithResolvers<Uint8Array>[] = [];
  thread.on('message', (answer: RasterAnswer) => {
    const next = awaited.shift();
    if ('png' in answer) next?.resolve(answer.png);
    else next?.reject(new Error(answer.error));
  });
  thread.on('error', (error) => {
    for (const { reject } of awaited.splice(0)) reject(error);
  });
  return {
    render: (svg) => {
      const answer = Promise.withResolvers<Uint8Array>();
      awaited.push(answer);
      thread.postMessage(svg);
      thread.ref();
      return answer.promise.finally(() => {
        if (awaited.length === 0) thread.unref();
      });
    },
    close: () => thread.terminate(),
  };
}
