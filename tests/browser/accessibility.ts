/**
 * Checks a page with axe-core: WCAG 2.2 AA, best practices, the size of targets, and the contrast of long
 * texts.
 */
import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Violation } from './in-page/violation.ts';

const options: RunOptions & { readonly checks: object } = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  rules: { 'target-size': { enabled: true } },
  // A report of passed rules would take longer than the check.
  resultTypes: ['violations'],
  // A pseudo-element draws the thread behind the text, so axe would skip all text on it.
  checks: {
    'color-contrast': { options: { ignorePseudo: true } },
    'color-contrast-enhanced': { options: { ignorePseudo: true } },
  },
};

/** Long texts without controls, which must have the contrast of level AAA. */
const longTexts: ElementContext = {
  include: [['main :is(p, li, dd, td)']],
  exclude: [[':is(a, button, summary)']],
};

/** Rules whose result depends on the colours of a theme. */
const themeRules = ['color-contrast', 'link-in-text-block'];

/**
 * Every theme with a check of a page in it. The dark theme differs only in colours, so only rules about
 * colours run in it.
 */
export const themeChecks = [
  ['light', (page: Page, within?: string) => findAxeViolations(page, { within })],
  ['dark', findDarkViolations],
] as const;

async function findDarkViolations(page: Page, within?: string): Promise<Violation[]> {
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await findAxeViolations(page, { within, isThemeOnly: true });
  await page.emulateMedia({ colorScheme: 'light' });
  return violations;
}

/** Options of a check with axe-core. */
export type AxeOptions = {
  /** Whether only the rules about colours run. @default false */
  readonly isThemeOnly?: boolean;
  /** Selector of the element that is checked. @default the document and its long texts */
  readonly within?: string | undefined;
};

/** Returns a violation for each element that breaks a rule. */
export async function findAxeViolations(
  page: Page,
  { isThemeOnly = false, within }: AxeOptions = {},
): Promise<Violation[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const onlyRules = (values: string[]) => ({
    ...options,
    runOnly: { type: 'rule' as const, values },
    rules: {},
  });
  const root = within === undefined ? 'document' : JSON.stringify(within);
  const found = await runAxe(page, root, isThemeOnly ? onlyRules(themeRules) : options);
  if (within !== undefined) return found;
  const hasLongTexts = (await page.locator('main :is(p, li, dd, td)').count()) > 0;
  if (!hasLongTexts) return found;
  return [
    ...found,
    ...(await runAxe(page, JSON.stringify(longTexts), onlyRules(['color-contrast-enhanced']))),
  ];
}

/** Runs axe-core. `context` is a JavaScript expression. */
async function runAxe(page: Page, context: string, runOptions: RunOptions): Promise<Violation[]> {
  const violations = await page.evaluate<AxeResults['violations']>(
    `axe.run(${context}, ${JSON.stringify(runOptions)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => ({
      selector: target.join(' '),
      problem: [`${id}: ${help}`, ...failureSummary.split('\n').slice(1)]
        .map((line) => line.trim())
        .join(' | '),
    })),
  );
}
