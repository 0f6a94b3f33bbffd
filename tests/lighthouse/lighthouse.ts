/**
 * Has Lighthouse look at one page of each template in every language, as a phone on a slow network (N10, N11, R184).
 * Accessibility, best practices and SEO must be 100, or the exit code is 1; the times are printed, and gate nothing,
 * because a shared machine cannot gate a time. `npm run lighthouse -- home contact` looks at some templates only.
 */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { startBrowser } from '../browser/browser.ts';
import { startBuiltSite } from '../browser/built-site.ts';
import { type SamplePage, samplePages } from '../browser/sample-pages.ts';
import { formatHead, formatMeasurement } from './format-measurement.ts';
import { measurePage } from './measure-page.ts';
import { isPerfect } from './measurement.ts';

const write = (line: string): void => void process.stdout.write(`${line}\n`);

const pages = await choosePages(process.argv.slice(2));
const site = await startBuiltSite();
const port = await findFreePort();
const browser = await startBrowser([
  `--remote-debugging-port=${port}`,
  // Lighthouse opens windows of its own, so the browser itself must keep to this machine (R188).
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
]);
try {
  write(formatHead());
  const imperfect: string[] = [];
  for (const page of pages) {
    const measurement = await measurePage(page, { origin: site.origin, port });
    write(formatMeasurement(measurement));
    if (!isPerfect(measurement)) imperfect.push(page.address);
  }
  write(`${pages.length} pages, ${imperfect.length} with less than 100 where 100 is asked for`);
  if (imperfect.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
  site.close();
}

async function choosePages(names: readonly string[]): Promise<SamplePage[]> {
  const all = await samplePages();
  const unknown = names.filter((name) => !all.some((page) => page.name === name));
  if (unknown.length > 0) {
    const known = [...new Set(all.map(({ name }) => name))].join(', ');
    throw new Error(`There is no page called ${unknown.join(', ')}. There are ${known}.`);
  }
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
