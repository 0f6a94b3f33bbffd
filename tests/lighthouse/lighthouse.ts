/**
 * Runs Lighthouse on one page of each template in every language, as a phone on a slow network. The exit code
 * is 1 unless accessibility, best practices and SEO are 100. The speed is printed without a limit, because
 * times on a shared machine vary. `npm run lighthouse -- home contact` measures some templates only, `npm run
 * lighthouse -- --gates` skips the speed.
 */
import { openCache } from '../../generator/cache/cache.ts';
import { createCompressor } from '../../generator/pipeline/emit/compress-files.ts';
import { startBuiltSite } from '../browser/built-site.ts';
import { samplePages } from '../browser/sample-pages.ts';
import { writePrecompressed } from '../hosts/host-site.ts';
import { failWithUsage, readScriptOptions } from '../read-script-options.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { startHttp2Proxy } from './http2-proxy.ts';
import { measurePages } from './measure-pages.ts';
import {
  formatSpeed,
  gatedCategories,
  isPerfect,
  type Measurement,
  metricNames,
  metrics,
} from './measurement.ts';

const write = (line: string): void => void process.stdout.write(`${line}\n`);
const writeRow = (first: string, cells: readonly string[]) =>
  write(`${first.padEnd(44)}${cells.map((cell) => cell.padStart(15)).join('')}`);

const help = `npm run lighthouse -- [--gates] [<template> …]
  Runs Lighthouse on one page of each template, or of the named ones, such as home.
  --gates  does not measure the speed`;
const { values, positionals: names } = readScriptOptions(help, { flags: ['gates'], allowPositionals: true });
const pages = samplePages().filter(({ name }) => names.length === 0 || names.includes(name));
const unknown = names.filter((name) => !pages.some((page) => page.name === name));
if (unknown.length > 0) failWithUsage(`There is no page called ${unknown.join(', ')}.`, help);
const speedRunCount = values.gates ? 0 : 3;
const measurements: Measurement[] = [];

const site = await startBuiltSite();
const proxy = await startHttp2Proxy(site.origin);
try {
  if (speedRunCount > 0) {
    // The measured times depend on the compressed sizes.
    const cache = openCache(projectRoot, { sources: '' });
    await writePrecompressed(site.outputFolder, createCompressor(cache));
    cache.save({ prune: false });
  }
  writeRow('', [...gatedCategories, 'performance', ...metricNames]);
  writeRow('goal', [
    ...gatedCategories.map(() => '100'),
    '98',
    ...metricNames.map((name) => metrics[name].format(metrics[name].goal)),
  ]);
  // Simultaneous measurements would slow each other down.
  const threadCount = speedRunCount > 0 ? 1 : 2;
  await measurePages(pages, { origin: proxy.origin, speedRunCount, threadCount }, (measurement) => {
    measurements.push(measurement);
    writeRow(measurement.page.address, [
      ...[...gatedCategories, 'performance'].map((category) => String(measurement.scores[category] ?? '-')),
      ...metricNames.map((name) => formatSpeed(measurement, name)),
    ]);
    if (measurement.failed.length > 0) write(`  failed: ${measurement.failed.join(', ')}`);
  });
} finally {
  proxy.close();
  site.close();
}
const imperfect = measurements.filter((measurement) => !isPerfect(measurement));
write(`${measurements.length} pages, ${imperfect.length} with less than 100 in a required category`);
for (const { page } of imperfect) write(`  ${page.address}`);
process.exitCode = imperfect.length === 0 ? 0 : 1;
