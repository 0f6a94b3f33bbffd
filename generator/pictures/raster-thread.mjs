/** A thread that turns each SVG it is sent into PNG, in their order, with the options that it was started with. */
import { parentPort, workerData } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';

parentPort?.on('message', (svg) => {
  parentPort?.postMessage(new Resvg(svg, workerData).render().asPng());
});
