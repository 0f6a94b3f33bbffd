/** A thread that turns each SVG it is sent into PNG, in their order, with the options that it was started with. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

/** A picture is small for JavaScript and 3 MB outside of it, so that dozens would pile up before any is collected. */
const mostKept = 8;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
let kept = 0;

parentPort?.on('message', (svg) => {
  parentPort?.postMessage(new Resvg(svg, workerData).render().asPng());
  kept += 1;
  if (kept % mostKept === 0) collect();
});
