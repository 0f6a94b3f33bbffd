/**
 * Damaged files cause no crash, and all their problems are reported at once with their locations. A failure shows
 * the smallest damage that causes it, with the seed and the path with which fast-check repeats it.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFixtureSite } from '../fixtures/create-fixture-site.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { anyDamage, damageSeed, isNightly } from './damage.ts';
import { expectLocations, openContent } from './damaged-content.ts';

const isFact = (file: string) => file.startsWith('content/shared/');

/**
 * Maximum number of places that a case damages. Several take little more time than one, and fast-check
 * reduces a failing case to the fewest places that cause the failure.
 */
const maxDamages = 9;
const anyDamages = fc.array(anyDamage, { minLength: 1, maxLength: maxDamages, size: 'max' });

describe.each([
  ['facts', isFact],
  ['texts', (file: string) => !isFact(file)],
] as const)('random damage to %s', (_, isTarget) => {
  // The fixture site contains every file type and takes a quarter of the time; this site contains every field.
  it.each([
    ['a small site', isNightly ? 100 : 25, () => createFixtureSite('_base')],
    ['this site', isNightly ? 20 : 4, () => projectRoot],
  ])('is reported with its locations, in %s', async (_site, numRuns, prepareRoot) => {
    const check = await openContent(isTarget, { root: prepareRoot() });
    const property = fc.asyncProperty(anyDamages, async (damages) => expectLocations(await check(damages)));
    await fc.assert(property, { numRuns, seed: damageSeed });
  });

  it('leaves content that renders when it is still valid', async () => {
    const [root, numRuns] = isNightly ? [projectRoot, 60] : [createFixtureSite('_base'), 30];
    const check = await openContent(isTarget, { root, isRendered: true });
    let validCount = 0;
    const property = fc.asyncProperty(anyDamage, async (damage) => {
      const outcome = await check([damage]);
      expectLocations(outcome);
      validCount += outcome.problems.some(({ severity }) => severity === 'error') ? 0 : 1;
    });
    await fc.assert(property, { numRuns, seed: damageSeed });
    expect(validCount).toBeGreaterThan(1);
  });
});
