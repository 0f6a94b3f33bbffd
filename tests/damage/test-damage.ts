/**
 * Tests that damaged files cause no crash, and that all their problems are reported at once with their
 * locations.
 */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createFixtureSite } from '../fixtures/create-fixture-site.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { anyDamage, damageSeed } from './damage.ts';
import { expectLocations, openContent } from './damaged-content.ts';

/**
 * Maximum number of places that a case damages. Several take little more time than one, and fast-check
 * reduces a failing case to the fewest places that cause the failure.
 */
const maxDamages = 9;

/**
 * The sites that are damaged, with the approximate number of damaged places. The fixture site contains every
 * file type and takes a quarter of the time; this site contains every field.
 */
const sites = [
  { site: 'a small site', count: 500, prepareRoot: () => createFixtureSite('_base') },
  { site: 'this site', count: 100, prepareRoot: () => projectRoot },
];

/**
 * Adds tests that damage the files for which `isTarget` is true, check the content, and render content that
 * is still valid. A failure shows the smallest damage that causes it, with the seed and the path with which
 * fast-check repeats it.
 */
export function testDamage(name: string, isTarget: (file: string) => boolean): void {
  it.each(sites)(
    `reports the problems of about $count damaged places in ${name} of $site, with their locations`,
    async ({ count, prepareRoot }) => {
      const check = await openContent(isTarget, { root: prepareRoot() });
      const anyDamages = fc.array(anyDamage, { minLength: 1, maxLength: maxDamages, size: 'max' });
      const property = fc.asyncProperty(anyDamages, async (damages) => expectLocations(await check(damages)));
      // A case damages (1 + maxDamages) / 2 places on average.
      await fc.assert(property, { numRuns: Math.ceil(count / ((1 + maxDamages) / 2)), seed: damageSeed });
    },
    3_600_000,
  );

  it(`renders content that is still valid after damage to ${name}`, async () => {
    const check = await openContent(isTarget, { isRendered: true });
    let validCount = 0;
    const property = fc.asyncProperty(anyDamage, async (damage) => {
      const outcome = await check([damage]);
      expectLocations(outcome);
      validCount += outcome.problems.some(({ severity }) => severity === 'error') ? 0 : 1;
    });
    await fc.assert(property, { numRuns: 60, seed: damageSeed });
    expect(validCount).toBeGreaterThan(5);
  }, 3_600_000);
}
