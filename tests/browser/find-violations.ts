/** Looks at a page with axe-core: WCAG 2.2 AA, best practices, and the size of targets. */
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

const options: RunOptions & { readonly checks: object } = {
  runOnly: { type: 'tag', values: tags },
  rules: { 'target-size': { enabled: true } },
  // The thread is drawn before the text by a pseudo-element, and axe would leave all text on it unjudged.
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
};

/** One line for each element that breaks a rule: the rule, where the element is, and what is wrong with it. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`);
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) =>
      [id, target.join(' '), help, ...failureSummary.split('\n').slice(1)]
        .map((part) => part.trim())
        .join(' | '),
    ),
  );
}
