/** The page that shows what changed: each screenshot before, after, and the difference between them. */
import { escapeHtml } from '../../generator/pipeline/render/escape.ts';
import type { Shot } from './plan-shots.ts';

/** What became of one screenshot. */
export type Comparison = {
  readonly shot: Shot;
  /** Points that differ; undefined when only the later site has the page. */
  readonly points: number | undefined;
};

/** How many screenshots became what, such as `3 changed, 225 the same, 0 new`. */
export function formatCounts(comparisons: readonly Comparison[]): string {
  const same = comparisons.filter(({ points }) => points === 0).length;
  const added = comparisons.filter(({ points }) => points === undefined).length;
  return `${comparisons.length - same - added} changed, ${same} the same, ${added} new`;
}

/** The whole page, what changed most first. `title` says what was compared with what. */
export function formatReport(comparisons: readonly Comparison[], title: string): string {
  const shown = comparisons.filter(({ points }) => points !== 0);
  const weight = ({ points = 0 }: Comparison) => points;
  return `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
div { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
img { max-inline-size: 100%; border: 1px solid; }
</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${formatCounts(comparisons)}</p>
${shown
  .sort((a, b) => weight(b) - weight(a))
  .map(formatComparison)
  .join('\n')}
</body>
</html>
`;
}

function formatComparison({ shot: { name, address }, points }: Comparison): string {
  const folders = points === undefined ? ['after'] : ['before', 'after', 'difference'];
  const pictures = folders.map((folder) => {
    const source = `${folder}/${name}.png`;
    return `<a href="${source}"><img src="${source}" alt="${folder}" loading="lazy"></a>`;
  });
  return `<h2>${name}</h2>
<p>${escapeHtml(address)}: ${points === undefined ? 'new' : `${points} points`}</p>
<div>${pictures.join('')}</div>`;
}
