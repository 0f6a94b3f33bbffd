import { escapeHtml } from '../../pipeline/render/escape.ts';
import { devPathPrefix } from './messages.ts';

/** The script runs before the site's module scripts. */
export function withScript(html: string, version: string): string {
  const script = `<script src="${devPathPrefix}/client.js" data-version="${version}"></script>`;
  const end = html.lastIndexOf('</body>');
  return end === -1 ? `${html}${script}` : `${html.slice(0, end)}${script}${html.slice(end)}`;
}

/** The page that is shown until the requested page can be rendered. The script adds the problems. */
export const emptyPage = formatPage('No page yet', '<h1>This page cannot be rendered yet</h1>');

const maxListedFiles = 3;

export function formatWaitingPage(files: readonly string[]): string {
  const items = files.slice(0, maxListedFiles).map((file) => `<li><code>${escapeHtml(file)}</code></li>`);
  const more = files.length > maxListedFiles ? `<p>and ${files.length - maxListedFiles} more</p>` : '';
  return formatPage('No page yet', `<h1>This page waits for</h1><ul>${items.join('')}</ul>${more}`);
}

export function formatLanguages(
  languages: readonly { readonly tag: string; readonly name: string; readonly href: string }[],
): string {
  const frames = languages.map(
    ({ tag, name, href }) =>
      `<iframe src="${escapeHtml(href)}" title="${escapeHtml(name)}" lang="${escapeHtml(tag)}"></iframe>`,
  );
  return formatPage('Languages', `<div class="languages">${frames.join('')}</div>`);
}

export const formatTextPage = (text: string): string =>
  formatPage(escapeHtml(text), `<h1>${escapeHtml(text)}</h1>`);

function formatPage(title: string, body: string): string {
  const head = `<meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="${devPathPrefix}/client.css">`;
  return `<!DOCTYPE html>\n<html lang="en"><head>${head}</head><body>${body}</body></html>\n`;
}
