/** The weights of a site as a table for people: the heaviest page of each template, then what pages share. */
import type { Route } from '../routes/route.ts';
import { formatAmount, listSiteBudgets, measurePages, type PageBudget, pageBudgets } from './budgets.ts';
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
function formatHeaviest(pages: readonly PageWeight[], budget: PageBudget): string {
  const [{ amount, limit } = { amount: 0, limit: 0 }] = measurePages(pages, budget);
  const mark = amount > limit ? '!' : '';
  const found = formatAmount(amount, budget.unit).replace(' KB', '');
  return `${mark}${found} of ${formatAmount(limit, budget.unit)}`;
}

/** A collection of pages has a star: `news` is the list, `news/*` what it lists. */
function nameOf({ type, name }: Route['target']): string {
  return type === 'record' ? `${name}/*` : name;
}

/** Numbers stand at the end of their column. */
function formatTable(rows: readonly (readonly string[])[]): string {
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const lines = rows.map(([name = '', ...cells]) => {
    const numbers = cells.map((cell, index) => cell.padStart(widthOf(index + 1)));
    return [name.padEnd(widthOf(0)), ...numbers].join('  ');
  });
  return `${lines.join('\n')}\n`;
}
