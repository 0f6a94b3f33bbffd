/** A thread that turns each SVG it is sent into PNG, in their order, with the options that it was started with. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

// A picture is small for JavaScript and 3 MB outside of it, so that dozens would pile up before anything is collected.
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

parentPort?.on('message', (svg) => {
  parentPort?.postMessage(new Resvg(svg, workerData).render().asPng());
  collect();
});
