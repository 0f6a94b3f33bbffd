/** What is promised of damaged files: no crash, all problems at once, each with its place. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { layOutSite } from '../fixtures/lay-out-site.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { anyDamage, damageSeed } from './damage.ts';
import { expectPlaces, openContent } from './damaged-content.ts';

/** Several at once cost little more than one; a failure is reported with the fewest damages that cause it. */
const atOnce = 9;

/**
 * How many damages are tried: of the small site of the fixtures, which has every kind of file and costs a quarter, and
 * of this one, which has every field.
 */
const sites = [
  { site: 'a small site', count: 500, layOut: () => layOutSite('_base') },
  { site: 'this site', count: 100, layOut: () => projectRoot },
];

/**
 * Tries damages of the files meant, and renders what passes in spite of one. A failure tells the damage, made as small
 * as can be, with the seed and the path by which fast-check tries it again.
 */
export function testDamage(name: string, isMeant: (file: string) => boolean): void {
  it.each(sites)(
    `damage of ${name} of $site is told with its place in each of $count cases`,
    async ({ count, layOut }) => {
      const check = await openContent(isMeant, { root: layOut() });
      const damages = fc.array(anyDamage, { minLength: 1, maxLength: atOnce, size: 'max' });
      const damaged = fc.asyncProperty(damages, async (some) => expectPlaces(await check(some)));
      // As many as the least number of each case adds up to on average.
      await fc.assert(damaged, { numRuns: Math.ceil(count / ((1 + atOnce) / 2)), seed: damageSeed });
    },
    3_600_000,
  );

  it(`damage of ${name} that leaves content which passes can be rendered`, async () => {
    const check = await openContent(isMeant, { isRendered: true });
    let passed = 0;
    const damaged = fc.asyncProperty(anyDamage, async (damage) => {
      const outcome = await check([damage]);
      expectPlaces(outcome);
      passed += outcome.problems.some(({ severity }) => severity === 'error') ? 0 : 1;
    });
    await fc.assert(damaged, { numRuns: 60, seed: damageSeed });
    expect(passed).toBeGreaterThan(5);
  }, 3_600_000);
}
