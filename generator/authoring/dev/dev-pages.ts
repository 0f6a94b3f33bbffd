/** What only this server sends: its script, in every page, a style sheet, and pages of its own. */

import { programRoot } from '../../files/keys.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { runEsbuild } from '../../pipeline/bundle/run-esbuild.ts';
import { escapeHtml } from '../../pipeline/render/escape.ts';
import { devFolder } from './messages.ts';

/** A page with the script of this server, which runs before those of the site. */
export function withScript(html: string, version: string): string {
  const script = `<script src="${devFolder}/client.js" data-version="${version}"></script>`;
  return html.replace(/<\/body>(?![\s\S]*<\/body>)/u, `${script}</body>`);
}

/** In place of a page that could not be made yet; the script fills it with the problems. */
export const emptyPage = formatPage('No page yet', '<h1>This page cannot be made yet</h1>');

/** A page in several languages, side by side. */
export function formatLanguages(
  languages: readonly { readonly tag: string; readonly name: string; readonly href: string }[],
): string {
  const frames = languages.map(
    ({ tag, name, href }) =>
      `<iframe src="${escapeHtml(href)}" title="${escapeHtml(name)}" lang="${escapeHtml(tag)}"></iframe>`,
  );
  return formatPage('Languages', `<div class="languages">${frames.join('')}</div>`);
}

function formatPage(title: string, body: string): string {
  const head = `<meta charset="utf-8"><title>${title}</title><link rel="stylesheet" href="${devFolder}/client.css">`;
  return `<!DOCTYPE html>\n<html lang="en"><head>${head}</head><body>${body}</body></html>\n`;
}

/** The script and the style sheet; their names are `client.js` and `client.css`. */
export async function bundleClient(): Promise<readonly OutputFile[]> {
  const { files } = await runEsbuild(
    { projectRoot: programRoot, minify: false },
    {
      entryPoints: ['main.ts', 'client.css'].map((name) => `generator/authoring/dev/client/${name}`),
      format: 'iife',
      target: 'esnext',
    },
  );
  return files.map(({ path, contents }) => ({
    path: `client${path.slice(path.lastIndexOf('.'))}`,
    contents,
  }));
}
