/** Checks a page with axe-core: WCAG 2.2 AA, best practices, the size of targets, and the contrast of long texts. */
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Violation } from './in-page/violation.ts';

/** The themes of the site. The dark one differs only in colors, so only rules about colors run in it. */
export const themes = ['light', 'dark'] as const;

export type Theme = (typeof themes)[number];

/** The rule for the contrast of level AAA, which only long texts must have. */
const longTextRule = 'color-contrast-enhanced';

const commonOptions: RunOptions & { readonly checks: object } = {
  // A report of passed rules would take longer than the check.
  resultTypes: ['violations'],
  elementRef: true,
  checks: {
    'color-contrast': { options: { ignorePseudo: true } },
    [longTextRule]: { options: { ignorePseudo: true } },
  },
};

const rulesOfTheme: Readonly<Record<Theme, RunOptions>> = {
  light: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] },
    rules: { 'target-size': { enabled: true }, [longTextRule]: { enabled: true } },
  },
  dark: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', longTextRule] } },
};

/** Checks a page, which has the light theme, in a theme; with a selector, only the matching element. */
export async function findInTheme(page: Page, theme: Theme, within?: string): Promise<Violation[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: theme });
  const options = { ...commonOptions, ...rulesOfTheme[theme] };
  const violations = await page.evaluate(runAxe, { within, options, longTextRule });
  await page.emulateMedia({ colorScheme: 'light' });
  return violations;
}

type RunArgument = {
  readonly within: string | undefined;
  readonly options: RunOptions;
  readonly longTextRule: string;
};

/** No named inner function: the compiler would wrap it in a helper. One run: each reads all styles. */
async function runAxe({ within, options, longTextRule }: RunArgument) {
  const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
  const { violations } = await axe.run(within ?? document, options);
  const longTexts = 'main :is(p, li, dd, td)';
  // Controls inside a long text are not part of it.
  const textsAndControls = `${longTexts}, a, button, summary`;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes
      .filter(({ element }) => id !== longTextRule || element?.closest(textsAndControls)?.matches(longTexts))
      .map(({ target, failureSummary = '' }) => ({
        selector: target.join(' '),
        problem: [`${id}: ${help}`, ...failureSummary.split('\n').slice(1)]
          .map((line) => line.trim())
          .join(' | '),
      })),
  );
}
