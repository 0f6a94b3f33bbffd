/** A thread that turns each SVG it is sent into PNG, in their order, with the options that it was started with. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

/** A picture is small for JavaScript and 3 MB outside of it, so that dozens would pile up before V8 collects any. */
const mostKept = 4;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

/** @type {string[]} */
const waiting = [];
let kept = 0;

parentPort?.on('message', (svg) => {
  waiting.push(svg);
  if (waiting.length === 1) setImmediate(drawNext);
});

/** One in each turn of the loop: what was collected is given back between turns, and messages come many in one. */
function drawNext() {
  parentPort?.postMessage(draw(waiting[0] ?? ''));
  kept += 1;
  if (kept % mostKept === 0) collect();
  waiting.shift();
  if (waiting.length > 0) setImmediate(drawNext);
}

/**
 * Returns the picture, or why it cannot be drawn: the thread goes on with the next.
 * @param {string} svg
 * @returns {import('./rasteriser.ts').RasterAnswer}
 */
function draw(svg) {
  try {
    return { png: new Resvg(svg, workerData).render().asPng() };
  } catch (error) {
    return { error: String(error) };
  }
}
