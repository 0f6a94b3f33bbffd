/** Formats a page with each changed screenshot: before, after, and the difference between them. */
import { escapeHtml } from '../../generator/pipeline/render/escape.ts';
import type { Shot } from './plan-shots.ts';

/** The result of one screenshot. */
export type Comparison = {
  readonly shot: Shot;
  /** Number of different pixels; undefined when only the later site has the page. */
  readonly pixelCount: number | undefined;
};

/** Returns the number of screenshots by result: `3 changed, 225 the same, 0 new`. */
export function formatCounts(comparisons: readonly Comparison[]): string {
  const same = comparisons.filter(({ pixelCount }) => pixelCount === 0).length;
  const added = comparisons.filter(({ pixelCount }) => pixelCount === undefined).length;
  return `${comparisons.length - same - added} changed, ${same} the same, ${added} new`;
}

/** Returns the HTML of the page, with the largest differences first. `title` names the compared revisions. */
export function formatReport(comparisons: readonly Comparison[], title: string): string {
  const changed = comparisons.filter(({ pixelCount }) => pixelCount !== 0);
  const sizeOf = ({ pixelCount = 0 }: Comparison) => pixelCount;
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
${changed
  .sort((a, b) => sizeOf(b) - sizeOf(a))
  .map(formatComparison)
  .join('\n')}
</body>
</html>
`;
}

function formatComparison({ shot: { name, address }, pixelCount }: Comparison): string {
  const folders = pixelCount === undefined ? ['after'] : ['before', 'after', 'difference'];
  const pictures = folders.map((folder) => {
    const source = `${folder}/${name}.png`;
    return `<a href="${source}"><img src="${source}" alt="${folder}" loading="lazy"></a>`;
  });
  return `<h2>${name}</h2>
<p>${escapeHtml(address)}: ${pixelCount === undefined ? 'new' : `${pixelCount} pixels`}</p>
<div>${pictures.join('')}</div>`;
}
