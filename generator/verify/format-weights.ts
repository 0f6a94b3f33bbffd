/** The weights of a site as a table for people: the heaviest page of each template, then what pages share. */
import type { Route } from '../routes/route.ts';
import { formatAmount, listSiteBudgets, type PageBudget, pageBudgets } from './budgets.ts';
import type { PageWeight, SiteWeight } from './weigh-site.ts';

/** The table, with a line break at its end. */
export function formatWeights(weight: SiteWeight): string {
  const templates = [...Map.groupBy(weight.pages, ({ page }) => nameOf(page.route.target))].sort();
  const pages = [
    ['template', 'pages', ...pageBudgets.map(({ name }) => name)],
    ...templates.map(([name, list]) => [
      name,
      String(list.length),
      ...pageBudgets.map((budget) => formatHeaviest(list, budget)),
    ]),
  ];
  const parts = [
    ['all pages', 'weight', 'limit'],
    ...listSiteBudgets(weight).map(({ name, bytes, limit }) => [
      name,
      formatAmount(bytes, 'bytes'),
      formatAmount(limit, 'bytes'),
    ]),
  ];
  return `${formatTable(pages)}\n${formatTable(parts)}`;
}

/** The measure of the page that is nearest to its limit or furthest beyond. */
function formatHeaviest(pages: readonly PageWeight[], { unit, measure, limit }: PageBudget): string {
  const amounts = pages.map((weight) => ({ amount: measure(weight), limit: limit(weight.page) }));
  const worst = amounts.reduce((a, b) => (b.amount - b.limit > a.amount - a.limit ? b : a));
  const mark = worst.amount > worst.limit ? '!' : '';
  const amount = formatAmount(worst.amount, unit).replace(' KB', '');
  return `${mark}${amount} of ${formatAmount(worst.limit, unit)}`;
}

/** A collection of pages has a star: `news` is the list, `news/*` what it lists. */
function nameOf({ type, name }: Route['target']): string {
  return type === 'record' ? `${name}/*` : name;
}

/** Numbers stand at the end of their column. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  );
  return `${lines.join('\n')}\n`;
}
