/** How heavy a site may be, and which pages are too heavy. Sizes are bytes; 1 KB is 1,000. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { scripts as writtenScripts } from '../fonts/scripts.ts';
import { kindOf } from '../model/kind-of.ts';
import type { PageModel } from '../model/site-model.ts';
import type { PageWeight, SiteWeight } from './weigh-site.ts';

/** What is measured of every page. */
export type PageBudget = {
  /** A short name, the head of a column. */
  readonly name: string;
  readonly unit: 'bytes' | 'requests';
  readonly measure: (weight: PageWeight) => number;
  readonly limit: (page: PageModel) => number;
};

/** One measure of the site as a whole. */
export type SiteBudget = {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
};

const lazyLimit = 8_000;

/** The measures of a page, in the order of the columns. */
export const pageBudgets: readonly PageBudget[] = [
  {
    name: 'HTML',
    unit: 'bytes',
    measure: ({ html }) => html,
    limit: (page) => kindOf(page).weight?.html ?? 22_000,
  },
  {
    name: 'first paint',
    unit: 'bytes',
    measure: ({ firstPaint }) => firstPaint,
    limit: () => 14_000,
  },
  {
    name: 'first visit',
    unit: 'bytes',
    measure: ({ firstVisit }) => firstVisit,
    limit: (page) => kindOf(page).weight?.firstVisit ?? 110_000,
  },
  {
    name: 'largest picture',
    unit: 'bytes',
    measure: ({ picture }) => picture,
    limit: (page) => kindOf(page).weight?.picture ?? 0,
  },
  { name: 'requests', unit: 'requests', measure: ({ requests }) => requests, limit: () => 8 },
  {
    name: 'to other sites',
    unit: 'requests',
    measure: ({ foreign }) => foreign,
    limit: () => 0,
  },
];

/** The measures of what pages share. */
export function listSiteBudgets({ styles, scripts, fonts }: SiteWeight): readonly SiteBudget[] {
  return [
    { name: 'style sheet', bytes: styles, limit: 10_000 },
    { name: 'script on load', bytes: scripts.core, limit: 6_000 },
    { name: 'script shared by islands', bytes: scripts.shared, limit: 64_000 },
    ...scripts.lazy.map(({ name, bytes }) => ({
      name: `script ${name}`,
      bytes,
      limit: lazyLimit,
    })),
    ...[...fonts].map(([script, bytes]) => ({
      name: `fonts ${script}`,
      bytes,
      limit: writtenScripts[script].maxBytes,
    })),
  ];
}

/** A problem for every shared part that is over its limit, and for every measure that some page is over. */
export function checkBudgets(weight: SiteWeight): Diagnostic[] {
  const parts = listSiteBudgets(weight).filter(({ bytes, limit }) => bytes > limit);
  return [...parts.map(explainPart), ...pageBudgets.flatMap((budget) => explainPages(weight.pages, budget))];
}

/** Such as `12.3 KB`, or a bare number of requests. Rounded up, so that what is over a limit looks so. */
export function formatAmount(amount: number, unit: PageBudget['unit']): string {
  return unit === 'bytes' ? `${Math.ceil(amount / 100) / 10} KB` : String(amount);
}

/** The page that is furthest over its limit, and how many others are; the table shows the rest. */
function explainPages(pages: readonly PageWeight[], budget: PageBudget): Diagnostic[] {
  const { name, unit, measure, limit } = budget;
  const excess = (weight: PageWeight) => measure(weight) - limit(weight.page);
  const [worst, ...others] = pages
    .filter((weight) => excess(weight) > 0)
    .toSorted((a, b) => excess(b) - excess(a));
  if (worst === undefined) return [];
  const { page } = worst;
  const [found, allowed] = [measure(worst), limit(page)].map((amount) => formatAmount(amount, unit));
  return [
    {
      rule: 'build/budget',
      place: { file: page.route.files[page.language.tag]?.[0] ?? 'content' },
      language: page.language.tag,
      message: `${page.address}: ${name} ${found}, and ${allowed} is the limit.${formatOthers(others.length)}`,
    },
  ];
}

function formatOthers(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' Another page is over it, too.' : ` ${count} other pages are over it, too.`;
}

function explainPart({ name, bytes, limit }: SiteBudget): Diagnostic {
  const [found, allowed] = [bytes, limit].map((amount) => formatAmount(amount, 'bytes'));
  return {
    rule: 'build/budget',
    place: { file: 'templates' },
    message: `All pages: ${name} ${found}, and ${allowed} is the limit.`,
  };
}
