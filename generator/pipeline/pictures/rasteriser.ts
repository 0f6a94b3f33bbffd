/** Converts SVG into PNG in a worker thread. Uses only the fonts of this folder. */
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ResvgRenderOptions } from '@resvg/resvg-js';
import { programRoot } from '../../files/hash.ts';
import { pictureFonts } from '../../text/font-plan.ts';

/** An open rasteriser. */
export type Rasteriser = {
  /** Converts a drawing into PNG of the same size. */
  readonly render: (svg: string) => Promise<Uint8Array>;
  /** Ends the thread. */
  readonly close: () => Promise<unknown>;
};

/** The response of the thread to a drawing. */
export type RasterResponse = { readonly png: Uint8Array } | { readonly error: string };

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

/** Starts the thread, which converts drawings while the main thread renders pages. */
export function openRasteriser(): Rasteriser {
  const thread = new Worker(path.join(folder, 'raster-thread.mjs'), {
    workerData: rasterOptions,
  });
  // An idle thread does not keep the process alive.
  thread.unref();
  const pending: PromiseWithResolvers<Uint8Array>[] = [];
  thread.on('message', (response: RasterResponse) => {
    const next = pending.shift();
    if ('png' in response) next?.resolve(response.png);
    else next?.reject(new Error(response.error));
  });
  thread.on('error', (error) => {
    for (const { reject } of pending.splice(0)) reject(error);
  });
  return {
    render: (svg) => {
      const result = Promise.withResolvers<Uint8Array>();
      pending.push(result);
      thread.postMessage(svg);
      thread.ref();
      return result.promise.finally(() => {
        if (pending.length === 0) thread.unref();
      });
    },
    close: () => thread.terminate(),
  };
}
