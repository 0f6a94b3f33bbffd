/** Every template in every language, as visitors change it for themselves; `npm run layout` looks at every page. */
import { beforeAll, describe, expect, it } from 'vitest';
import { bringChecks } from './bring-checks.ts';
import { openVisit } from './browser.ts';
import { startBuiltSite } from './built-site.ts';
import { findLayoutFaults, layoutWays } from './find-layout-faults.ts';
import { samplePages } from './sample-pages.ts';
import { useSite } from './use-site.ts';

const pages = await samplePages();
/** By the way of looking: each problem with the addresses of its pages. */
const found = new Map(layoutWays.map((way) => [way, new Map<string, string[]>()]));

const visitor = useSite(startBuiltSite);

beforeAll(async () => {
  const { browser, site } = visitor;
  const { context } = await openVisit(browser, site.origin, { reducedMotion: 'reduce', hasTouch: true });
  await bringChecks(context);
  const page = await context.newPage();
  for (const { address } of pages) {
    for (const { way, problem } of await findLayoutFaults(page, address)) {
      const problems = found.get(way);
      problems?.set(problem, [...(problems.get(problem) ?? []), address]);
    }
  }
}, 300_000);

describe('every template in every language', () => {
  it.each(layoutWays)('%s', (way) => {
    const problems = [...(found.get(way) ?? [])];
    expect(problems.map(([problem, addresses]) => `${problem}: ${addresses.join(' ')}`)).toEqual([]);
  });
});
