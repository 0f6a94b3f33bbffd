/** Sizes are bytes; 1 KB is 1,000. */
import { scriptCodes, scripts } from '../../../templates/typefaces/scripts.ts';
import type { Route } from '../../content/routes/route.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { coreEntry, hydrationEntry } from '../bundle/bundle-scripts.ts';
import { stylesEntry } from '../bundle/bundle-styles.ts';
import { pageTypeOf, templateFileOf } from '../model/site-model.ts';
import type { PageSizes, SiteSizes } from './measure-site.ts';

const pageBudgets = [
  { name: 'HTML', unit: 'bytes', measure: 'html', limit: 22_000 },
  { name: 'first paint', unit: 'bytes', measure: 'firstPaint', limit: 15_500 },
  { name: 'first visit', unit: 'bytes', measure: 'firstVisit', limit: 110_000 },
  { name: 'largest picture', unit: 'bytes', measure: 'picture', limit: 0 },
  { name: 'requests', unit: 'requests', measure: 'requestCount', limit: 8 },
  { name: 'to other sites', unit: 'requests', measure: 'externalRequestCount', limit: 0 },
] as const;
type PageBudget = (typeof pageBudgets)[number];
type Measure = { readonly name: string; readonly unit: PageBudget['unit'] };

function listSiteBudgets({ assets, sizeOf }: SiteSizes) {
  const { stylesheet, script, laterScripts, fontsByScript } = assets;
  const lazy = laterScripts.byEntry.map(({ name, entry, addresses }) => ({
    name: `script ${name}`,
    file: entry,
    bytes: sizeOf(...addresses),
    // The largest contains the keywords and places of the chat in every language.
    limit: 13_000,
  }));
  const fonts = scriptCodes.map((code) => ({
    name: `fonts ${code}`,
    file: 'templates/typefaces/scripts.ts',
    bytes: sizeOf(...(fontsByScript[code] ?? [])),
    limit: scripts[code].maxBytes,
  }));
  return [
    { name: 'style sheet', file: stylesEntry, bytes: sizeOf(stylesheet.href), limit: 11_000 },
    { name: 'script on load', file: coreEntry, bytes: sizeOf(script.href), limit: 6_000 },
    {
      name: 'script shared by islands',
      file: hydrationEntry,
      bytes: sizeOf(...laterScripts.shared),
      limit: 64_000,
    },
    ...lazy,
    ...fonts,
  ];
}

export function checkBudgets(sizes: SiteSizes): Diagnostic[] {
  const exceeded = listSiteBudgets(sizes).filter(({ bytes, limit }) => bytes > limit);
  return [
    ...exceeded.map(({ name, file, bytes, limit }): Diagnostic => {
      const message = `All pages: ${explainExcess({ name, unit: 'bytes' }, bytes, limit)}`;
      return { rule: 'build/budget', location: { file }, message };
    }),
    ...pageBudgets.flatMap((budget) => checkPages(sizes.pages, budget)),
  ];
}

/** Rounds up, so that a value above a limit does not look equal to it. */
const formatAmount = (amount: number, unit: Measure['unit']): string =>
  unit === 'bytes' ? `${Math.ceil(amount / 100) / 10} KB` : String(amount);

function measurePages(pages: readonly PageSizes[], { measure, limit }: PageBudget) {
  return pages
    .map((sizes) => {
      const limits: Partial<Record<typeof measure, number>> = pageTypeOf(sizes.page).sizeLimits ?? {};
      return { ...sizes, amount: sizes[measure], limit: limits[measure] ?? limit };
    })
    .sort((a, b) => b.amount - b.limit - (a.amount - a.limit));
}

/** Reports the page with the largest excess, and the number of other pages above their limits. */
function checkPages(pages: readonly PageSizes[], budget: PageBudget): Diagnostic | [] {
  const [worst, ...others] = measurePages(pages, budget).filter(({ amount, limit }) => amount > limit);
  if (worst === undefined) return [];
  const { page, amount, limit } = worst;
  const message = `${page.address}: ${explainExcess(budget, amount, limit)}${formatOthers(others.length)}`;
  const styleBytes = budget.measure === 'firstPaint' ? worst.stylesheet : 0;
  const pageBytes = amount - styleBytes;
  const fix = `The style sheet is ${formatAmount(styleBytes, 'bytes')} of it, the page up to its first section ${formatAmount(pageBytes, 'bytes')}.`;
  const file = styleBytes > pageBytes ? stylesEntry : templateFileOf(page);
  return {
    rule: 'build/budget',
    location: { file },
    language: page.language.tag,
    message,
    ...(styleBytes > 0 && { fix }),
  };
}

const explainExcess = ({ name, unit }: Measure, amount: number, limit: number): string =>
  `${name} ${formatAmount(amount, unit)}; the limit is ${formatAmount(limit, unit)}.`;

function formatOthers(count: number): string {
  if (count === 0) return '';
  return count === 1 ? ' Another page exceeds it, too.' : ` ${count} other pages exceed it, too.`;
}

export function formatSizes(sizes: SiteSizes): string {
  const templates = [...Map.groupBy(sizes.pages, ({ page }) => nameOf(page.route.target))].sort();
  const pages = [
    ['template', 'pages', ...pageBudgets.map(({ name }) => name)],
    ...templates.map(([name, list]) => [
      name,
      String(list.length),
      ...pageBudgets.map((budget) => formatHeaviest(list, budget)),
    ]),
  ];
  const sharedFiles = [
    ['all pages', 'size', 'limit'],
    ...listSiteBudgets(sizes).map(({ name, bytes, limit }) => [
      name,
      formatAmount(bytes, 'bytes'),
      formatAmount(limit, 'bytes'),
    ]),
  ];
  return `${formatTable(pages)}\n${formatTable(sharedFiles)}`;
}

function formatHeaviest(pages: readonly PageSizes[], budget: PageBudget): string {
  const [{ amount, limit } = { amount: 0, limit: 0 }] = measurePages(pages, budget);
  const warning = amount > limit ? '!' : '';
  const measured = formatAmount(amount, budget.unit).replace(' KB', '');
  return `${warning}${measured} of ${formatAmount(limit, budget.unit)}`;
}

/** `news` for a single page, `news/*` for the records of the collection. */
const nameOf = ({ type, name }: Route['target']): string => (type === 'record' ? `${name}/*` : name);

function formatTable(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map(([name = '', ...cells]) => {
    const numbers = cells.map((cell, index) => cell.padStart(widthOf(index + 1)));
    return [name.padEnd(widthOf(0)), ...numbers].join('  ');
  });
  return `${lines.join('\n')}\n`;
}
