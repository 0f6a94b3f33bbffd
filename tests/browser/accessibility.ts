/** Checks a page with axe-core: WCAG 2.2 AA, best practices, the size of targets, and the contrast of long texts. */
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Violation } from './in-page/violation.ts';

const options: RunOptions & { readonly checks: object } = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true } },
  // To describe all that passes would take longer than to check it.
  resultTypes: ['violations'],
  // The thread is drawn before the text by a pseudo-element, so axe would skip all text on it.
  checks: {
    'color-contrast': { options: { ignorePseudo: true } },
    'color-contrast-enhanced': { options: { ignorePseudo: true } },
  },
};

/** Long texts, apart from controls, have the contrast of level AAA. */
const reading: ElementContext = {
  include: [['main :is(p, li, dd, td)']],
  exclude: [[':is(a, button, summary)']],
};

/** Rules whose result depends on the colours of a theme. */
const themeRules = ['color-contrast', 'link-in-text-block'];

/** Every theme with a check of a page in it. The dark one differs in colours only, so only rules about them run. */
export const themeChecks = [
  ['light', (page: Page) => findAxeViolations(page)],
  ['dark', findDarkViolations],
] as const;

async function findDarkViolations(page: Page): Promise<Violation[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await findAxeViolations(page, { isThemeOnly: true });
  await page.emulateMedia({ colorScheme: 'light' });
  return violations;
}

/** Returns a violation for each element that breaks a rule; with `isThemeOnly`, of the rules about colours. */
export async function findAxeViolations(page: Page, { isThemeOnly = false } = {}): Promise<Violation[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const ofRules = (values: string[]) => ({
    ...options,
    runOnly: { type: 'rule' as const, values },
    rules: {},
  });
  const found = await runAxe(page, 'document', isThemeOnly ? ofRules(themeRules) : options);
  const hasReading = (await page.locator('main :is(p, li, dd, td)').count()) > 0;
  if (!hasReading) return found;
  return [...found, ...(await runAxe(page, JSON.stringify(reading), ofRules(['color-contrast-enhanced'])))];
}

/** `context` is an expression of JavaScript. */
async function runAxe(page: Page, context: string, chosen: RunOptions): Promise<Violation[]> {
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${context}, ${JSON.stringify(chosen)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      selector: target.join(' '),
      problem: [`${id}: ${help}`, ...failureSummary.split('\n').slice(1)]
        .map((part) => part.trim())
        .join(' | '),
    })),
  );
}
