/** A worker thread that converts each SVG message into PNG, in order. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

/**
 * Number of results between two garbage collections. Each result uses 3 MB outside the JavaScript heap, which V8 does
 * not count.
 */
const resultsPerCollection = 4;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

/** @type {string[]} */
const queue = [];
let resultCount = 0;

parentPort?.on('message', (svg) => {
  queue.push(svg);
  if (queue.length === 1) setImmediate(drawNext);
});

/** Draws one picture per turn of the event loop, because memory is freed between turns. */
function drawNext() {
  parentPort?.postMessage(draw(queue[0] ?? ''));
  resultCount += 1;
  if (resultCount % resultsPerCollection === 0) collectGarbage();
  queue.shift();
  if (queue.length > 0) setImmediate(drawNext);
}

/**
 * Returns the picture, or the error when it cannot be drawn.
 * @param {string} svg
 * @returns {import('./rasteriser.ts').RasterResponse}
 */
function draw(svg) {
  try {
    return { png: new Resvg(svg, workerData).render().asPng() };
  } catch (error) {
    return { error: String(error) };
  }
}
