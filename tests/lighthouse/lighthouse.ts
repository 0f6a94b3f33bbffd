/**
 * `npm run lighthouse`: runs Lighthouse on one page of each template in every language, as a phone on a slow network.
 * The exit code is 1 unless accessibility, best practices and SEO are 100. The speed is printed without a limit,
 * because times on a shared machine vary. `npm run lighthouse -- home contact` measures some templates only.
 */
import { openCache } from '../../generator/cache/cache.ts';
import { createCompressor } from '../../generator/pipeline/emit/compress-files.ts';
import { startBrowser } from '../browser/browser.ts';
import { startBuiltSite } from '../browser/built-site.ts';
import { type SamplePage, samplePages } from '../browser/sample-pages.ts';
import { findFreePort } from '../hosts/host-server.ts';
import { writePrecompressed } from '../hosts/host-site.ts';
import { readScriptOptions } from '../read-script-options.ts';
import { projectRoot } from '../site/temporary-project.ts';

/** The parts of Lighthouse that are used here. It is installed only by the npm script, so its types are missing. */
type Result = {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditReference[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly displayValue?: string }>
  >;
  readonly runtimeError?: { readonly message: string };
};
type AuditReference = { readonly id: string; readonly weight: number };
type Navigate = (
  page: undefined,
  url: string,
  options: { readonly flags: object },
) => Promise<{ readonly lhr: Result } | undefined>;

const gatedCategories = ['accessibility', 'best-practices', 'seo'];
const columns = [...gatedCategories, 'performance'];
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
];

const { positionals: names } = readScriptOptions(
  `npm run lighthouse -- [<template> …]
  Runs Lighthouse on one page of each template, or of the named ones, such as home.`,
  { allowPositionals: true },
);
const pages = samplePages().filter(({ name }) => names.length === 0 || names.includes(name));
if (pages.length === 0) throw new Error(`There is no page called ${names.join(', ')}.`);

const lighthouse = 'lighthouse';
const { navigation }: { readonly navigation: Navigate } = await import(lighthouse);
const write = (line: string): void => void process.stdout.write(`${line}\n`);
const port = await findFreePort();
const browser = await startBrowser([`--remote-debugging-port=${port}`]);
const site = await startBuiltSite();
let imperfect = 0;
try {
  // The measured times depend on the compressed sizes.
  const cache = openCache(projectRoot, { sources: '' });
  await writePrecompressed(site.outputFolder, createCompressor(cache));
  cache.save({ prune: false });
  write(['page', ...columns, ...metrics].join(' · '));
  for (const page of pages) {
    // A browser on a busy machine sometimes does not respond in time.
    const result = await measure(page).catch(() => measure(page));
    const scores = columns.map((category) => Math.round((result.categories[category]?.score ?? 0) * 100));
    const values = metrics.map((metric) => result.audits[metric]?.displayValue ?? '-');
    write([page.address, ...scores, ...values].join(' · '));
    if (scores.slice(0, gatedCategories.length).every((score) => score === 100)) continue;
    imperfect += 1;
    write(
      `  failed: ${gatedCategories.flatMap((category) => listFailedAudits(result, category)).join(', ')}`,
    );
  }
} finally {
  await browser.close();
  site.close();
}
write(`${pages.length} pages, ${imperfect} with less than 100 in a required category`);
process.exitCode = imperfect === 0 ? 0 : 1;

async function measure({ address, indexed, status }: SamplePage): Promise<Result> {
  const flags = {
    port,
    onlyCategories: columns,
    logLevel: 'silent',
    // A page cannot pass these when it excludes search engines or its status is 404.
    skipAudits: [
      ...(indexed ? [] : ['is-crawlable']),
      ...(status === 404 ? ['http-status-code', 'errors-in-console'] : []),
    ],
    ignoreStatusCode: status === 404,
    // Only reports contain the screenshot.
    disableFullPageScreenshot: true,
  };
  const result = await navigation(undefined, `${site.origin}${address}`, { flags });
  if (result === undefined || result.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse could not measure ${address}: ${result?.lhr.runtimeError?.message}`);
  return result.lhr;
}

function listFailedAudits({ categories, audits }: Result, category: string): string[] {
  const weighted = (categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return weighted.map(({ id }) => id).filter((id) => (audits[id]?.score ?? 1) < 1);
}
