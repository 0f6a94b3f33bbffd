/**
 * Has Lighthouse look at one page of each template in every language, as a phone on a slow network.
 * Accessibility, best practices and SEO must be 100, or the exit code is 1; the speed is printed, and gates nothing,
 * because a shared machine cannot gate a time. `npm run lighthouse -- home contact` looks at some templates only,
 * `npm run lighthouse -- --gates` leaves the speed out.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { startBrowser } from '../browser/browser.ts';
import { startBuiltSite } from '../browser/built-site.ts';
import { type SamplePage, samplePages } from '../browser/sample-pages.ts';
import { formatHead, formatMeasurement, formatOutcome } from './format-measurement.ts';
import { measurePage } from './measure-page.ts';
import { isPerfect, type Measurement } from './measurement.ts';
import { type LighthouseRequest, parseRequest } from './parse-request.ts';
import { writeTwins } from './write-twins.ts';

const write = (line: string): void => void process.stdout.write(`${line}\n`);

const pages = await samplePages();
const request = readRequest([...new Set(pages.map(({ name }) => name))]);
process.exitCode = request === undefined ? 2 : await measureAll(request);

function readRequest(names: readonly string[]): LighthouseRequest | undefined {
  try {
    return parseRequest(process.argv.slice(2), names);
  } catch (fault) {
    process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
    return undefined;
  }
}

/** Prints the table, and returns the exit code. */
async function measureAll({ names, speedRuns }: LighthouseRequest): Promise<0 | 1> {
  const started = performance.now();
  const chosen = names.length === 0 ? pages : pages.filter(({ name }) => names.includes(name));
  const measurements = await measureSite(chosen, speedRuns);
  write(formatOutcome(measurements, (performance.now() - started) / 60_000));
  return measurements.every(isPerfect) ? 0 : 1;
}

async function measureSite(chosen: readonly SamplePage[], speedRuns: number): Promise<Measurement[]> {
  const site = await startBuiltSite();
  try {
    if (speedRuns > 0) await writeTwins(site.outputFolder);
    return await measureIn(chosen, { origin: site.origin, speedRuns });
  } finally {
    site.close();
  }
}

async function measureIn(
  chosen: readonly SamplePage[],
  options: { readonly origin: string; readonly speedRuns: number },
): Promise<Measurement[]> {
  const port = await findFreePort();
  const browser = await startBrowser([
    `--remote-debugging-port=${port}`,
    // Lighthouse opens windows of its own, so the browser itself must keep to this machine.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
  ]);
  try {
    const measurements: Measurement[] = [];
    write(formatHead());
    for (const page of chosen) {
      const measurement = await measurePage(page, { ...options, port });
      write(formatMeasurement(measurement));
      measurements.push(measurement);
    }
    return measurements;
  } finally {
    await browser.close();
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
