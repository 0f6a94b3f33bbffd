/** The page that shows what changed: each screenshot before, after, and the difference between them. */
import { escapeHtml } from '../../generator/render/escape.ts';
import type { Difference, Size } from './compare-images.ts';
import type { Shot } from './plan-shots.ts';

/** What became of one screenshot. */
export type Comparison = {
  readonly shot: Shot;
  /** `new` when only the later site has the page. */
  readonly result: 'same' | 'new' | 'changed';
  /** Given when it changed. */
  readonly difference?: Pick<Difference, 'points' | 'before' | 'after'>;
};

/** Folders of the pictures, relative to the report. */
export type ReportFolders = { readonly before: string; readonly after: string; readonly difference: string };

/** The whole page. `title` says what was compared with what. */
export function formatReport(
  comparisons: readonly Comparison[],
  { title, folders }: { readonly title: string; readonly folders: ReportFolders },
): string {
  const changed = comparisons.filter(({ result }) => result === 'changed').sort(byPoints);
  const added = comparisons.filter(({ result }) => result === 'new');
  return `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
section { border-block-start: 1px solid; }
.pictures { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem; align-items: start; }
figure { margin: 0; }
img { max-inline-size: 100%; border: 1px solid; }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${formatCounts(comparisons)}</p>
${changed.length > 0 ? `<nav aria-label="Changed"><ul>\n${changed.map(formatEntry).join('\n')}\n</ul></nav>` : ''}
${changed.map((comparison) => formatChange(comparison, folders)).join('\n')}
${added.map(({ shot }) => `<section><h2>${shot.name}, new</h2>\n${formatPicture('After', folders.after, shot)}</section>`).join('\n')}
</main>
</body>
</html>
`;
}

/** How many screenshots became what, such as `3 changed, 225 the same, 0 new`. */
export function formatCounts(comparisons: readonly Comparison[]): string {
  const count = (wanted: Comparison['result']) =>
    comparisons.filter(({ result }) => result === wanted).length;
  return `${count('changed')} changed, ${count('same')} the same, ${count('new')} new`;
}

function byPoints(a: Comparison, b: Comparison): number {
  return (b.difference?.points ?? 0) - (a.difference?.points ?? 0);
}

function formatEntry({ shot, difference }: Comparison): string {
  return `<li><a href="#${shot.name}">${shot.name}</a> ${difference?.points} points</li>`;
}

function formatChange({ shot, difference }: Comparison, folders: ReportFolders): string {
  if (difference === undefined) return '';
  const { points, before, after } = difference;
  const sizes =
    formatSize(before) === formatSize(after) ? '' : `, ${formatSize(before)} became ${formatSize(after)}`;
  return `<section id="${shot.name}">
<h2>${shot.name}</h2>
<p>${escapeHtml(shot.address)}: ${points} points${sizes}</p>
<div class="pictures">
${formatPicture('Before', folders.before, shot)}
${formatPicture('After', folders.after, shot)}
${formatPicture('Difference', folders.difference, shot)}
</div>
</section>`;
}

function formatPicture(caption: string, folder: string, { name }: Shot): string {
  const source = `${folder}/${name}.png`;
  return `<figure><figcaption>${caption}</figcaption><a href="${source}"><img src="${source}" alt="${caption}: ${name}" loading="lazy"></a></figure>`;
}

function formatSize({ width, height }: Size): string {
  return `${width} by ${height}`;
}
