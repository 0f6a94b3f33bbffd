/** Looks at a page with axe-core: WCAG 2.2 AA, best practices, the size of targets, and what is read at length. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const options: Parameters<AxeBuilder['options']>[0] & { readonly checks: object } = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true } },
  // The thread is drawn before the text by a pseudo-element, and axe would leave all text on it unjudged.
  checks: {
    'color-contrast': { options: { ignorePseudo: true } },
    'color-contrast-enhanced': { options: { ignorePseudo: true } },
  },
};

/** One line for each element that breaks a rule: the rule, where the element is, and what is wrong with it. */
export async function findViolations(page: Page): Promise<string[]> {
  const whole = createBuilder(page);
  // What is read at length, apart from what is pressed, has the contrast of level AAA.
  const reading = createBuilder(page)
    .include('main :is(p, li, dd, td)')
    .exclude(':is(a, button, summary)')
    .withRules(['color-contrast-enhanced']);
  const results = [await whole.analyze(), await reading.analyze()];
  return results
    .flatMap(({ violations }) => violations)
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ target, failureSummary = '' }) =>
        [id, target.join(' '), help, ...failureSummary.split('\n').slice(1)]
          .map((part) => part.trim())
          .join(' | '),
      ),
    );
}

/** Our pages have no frames, for which the other mode would open a tab at each run. */
function createBuilder(page: Page): AxeBuilder {
  // Each has options of its own, because the builder changes them.
  return new AxeBuilder({ page }).options({ ...options }).setLegacyMode();
}
