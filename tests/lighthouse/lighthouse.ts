/**
 * Has Lighthouse look at one page of each template in every language, as a phone on a slow network.
 * Accessibility, best practices and SEO must be 100, or the exit code is 1; the speed is printed, and gates nothing,
 * because a shared machine cannot gate a time. `npm run lighthouse -- home contact` looks at some templates only,
 * `npm run lighthouse -- --gates` leaves the speed out.
 */
import { parseArgs } from 'node:util';
import { openCache } from '../../generator/cache/cache.ts';
import { createCompressor } from '../../generator/pipeline/emit/compress-files.ts';
import { startBuiltSite } from '../browser/built-site.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { writePrecompressed } from '../hosts/host-site.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { measurePages } from './measure-pages.ts';
import {
  formatSpeed,
  gatedCategories,
  isPerfect,
  type Measurement,
  measureNames,
  measures,
} from './measurement.ts';
import { serveAsHosts } from './serve-as-hosts.ts';

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const writeRow = (first: string, cells: readonly string[]) =>
  write(`${first.padEnd(44)}${cells.map((cell) => cell.padStart(15)).join('')}`);

const { values, positionals: names } = parseArgs({
  options: { gates: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const pages = samplePages().filter(({ name }) => names.length === 0 || names.includes(name));
const unknown = names.filter((name) => !pages.some((page) => page.name === name));
if (unknown.length > 0) throw new Error(`There is no page called ${unknown.join(', ')}.`);
const speedRuns = values.gates ? 0 : 3;
const measurements: Measurement[] = [];

const site = await startBuiltSite();
const front = await serveAsHosts(site.origin);
try {
  if (speedRuns > 0) {
    // The weight of what travels decides the times of the lab.
    const cache = openCache(projectRoot, { sources: '' });
    await writePrecompressed(site.outputFolder, createCompressor(cache));
    cache.save({ prune: false });
  }
  writeRow('', [...gatedCategories, 'performance', ...measureNames]);
  writeRow('goal', [
    ...gatedCategories.map(() => '100'),
    '98',
    ...measureNames.map((name) => measures[name].format(measures[name].goal)),
  ]);
  // Two at once would make each other slow.
  const threads = speedRuns > 0 ? 1 : 2;
  await measurePages(pages, { origin: front.origin, speedRuns, threads }, (measurement) => {
    measurements.push(measurement);
    writeRow(measurement.page.address, [
      ...[...gatedCategories, 'performance'].map((category) => String(measurement.scores[category] ?? '-')),
      ...measureNames.map((name) => formatSpeed(measurement, name)),
    ]);
    if (measurement.failed.length > 0) write(`  failed: ${measurement.failed.join(', ')}`);
  });
} finally {
  front.close();
  site.close();
}
const imperfect = measurements.filter((measurement) => !isPerfect(measurement));
write(`${measurements.length} pages, ${imperfect.length} with less than 100 where 100 is asked for`);
for (const { page } of imperfect) write(`  ${page.address}`);
process.exitCode = imperfect.length === 0 ? 0 : 1;
