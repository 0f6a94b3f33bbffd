/** Looks at a page with axe-core: WCAG 2.2 AA, best practices, the size of targets, and what is read at length. */
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const options: RunOptions & { readonly checks: object } = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true } },
  // All of what fails is told; to describe all that passes would take longer than to judge it.
  resultTypes: ['violations'],
  // The thread is drawn before the text by a pseudo-element, and axe would leave all text on it unjudged.
  checks: {
    'color-contrast': { options: { ignorePseudo: true } },
    'color-contrast-enhanced': { options: { ignorePseudo: true } },
  },
};

/** What is read at length, apart from what is pressed, has the contrast of level AAA. */
const reading: ElementContext = {
  include: [['main :is(p, li, dd, td)']],
  exclude: [[':is(a, button, summary)']],
};

/** One line for each element that breaks a rule: the rule, where the element is, and what is wrong with it. */
export async function findViolations(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe.source);
  const found = await runAxe(page, 'document', options);
  const hasReading = (await page.locator('main :is(p, li, dd, td)').count()) > 0;
  if (!hasReading) return found;
  const runOnly = { type: 'rule' as const, values: ['color-contrast-enhanced'] };
  return [...found, ...(await runAxe(page, JSON.stringify(reading), { ...options, runOnly, rules: {} }))];
}

/** `where` is an expression of JavaScript. */
async function runAxe(page: Page, where: string, chosen: RunOptions): Promise<string[]> {
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${where}, ${JSON.stringify(chosen)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) =>
      [id, target.join(' '), help, ...failureSummary.split('\n').slice(1)]
        .map((part) => part.trim())
        .join(' | '),
    ),
  );
}
