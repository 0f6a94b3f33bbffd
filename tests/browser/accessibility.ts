/**
 * Checks a page with axe-core: WCAG 2.2 AA, best practices, the size of targets, and the contrast of long
 * texts.
 */
import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import type { Violation } from './in-page/violation.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

const options: RunOptions & { readonly checks: object } = {
  // A report of passed rules would take longer than the check.
  resultTypes: ['violations'],
  elementRef: true,
  // A pseudo-element draws the thread behind the text, so axe would skip all text on it.
  checks: {
    'color-contrast': { options: { ignorePseudo: true } },
    'color-contrast-enhanced': { options: { ignorePseudo: true } },
  },
};

/** The rule for the contrast of level AAA, which only long texts must have. */
const longTextRule = 'color-contrast-enhanced';

/** Matches long texts, and controls inside them, which are not part of the text. */
const longTexts = 'main :is(p, li, dd, td)';
const controls = 'a, button, summary';

/** Rules whose result depends on the colours of a theme. */
const themeRules = ['color-contrast', 'link-in-text-block', longTextRule];

/** The themes of the site. The dark one differs only in colours, so only rules about colours run in it. */
export const themes = ['light', 'dark'] as const;

/** A theme of the site. */
export type Theme = (typeof themes)[number];

/** Checks a page, which has the light theme, in a theme. */
export async function findInTheme(page: Page, theme: Theme, within?: string): Promise<Violation[]> {
  if (theme === 'light') return findAxeViolations(page, { within });
  await page.emulateMedia({ colorScheme: 'dark' });
  const violations = await findAxeViolations(page, { within, isThemeOnly: true });
  await page.emulateMedia({ colorScheme: 'light' });
  return violations;
}

/** Options of a check with axe-core. */
export type AxeOptions = {
  /** Whether only the rules about colours run. @default false */
  readonly isThemeOnly?: boolean;
  /** Selector of the element that is checked. @default the document */
  readonly within?: string | undefined;
};

export async function findAxeViolations(
  page: Page,
  { isThemeOnly = false, within }: AxeOptions = {},
): Promise<Violation[]> {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.evaluate(axe.source);
  const rules: RunOptions = isThemeOnly
    ? { runOnly: { type: 'rule', values: themeRules } }
    : {
        runOnly: { type: 'tag', values: tags },
        rules: { 'target-size': { enabled: true }, [longTextRule]: { enabled: true } },
      };
  const argument = { within, options: { ...options, ...rules }, longTextRule, longTexts, controls };
  return page.evaluate(runAxe, argument);
}

type RunArgument = {
  readonly within: string | undefined;
  readonly options: RunOptions;
  readonly longTextRule: string;
  readonly longTexts: string;
  readonly controls: string;
};

/** Runs in the page. Runs every rule at once, because each run reads the styles of all elements. */
async function runAxe({ within, options, longTextRule, longTexts, controls }: RunArgument) {
  const { axe } = window as unknown as { readonly axe: typeof import('axe-core') };
  const { violations } = await axe.run(within ?? document, options);
  const textsAndControls = `${longTexts}, ${controls}`;
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
