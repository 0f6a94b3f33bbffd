/** React's development build reports where server and browser render differently. */
import { cpSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Asset, bundleAssets } from '../../generator/pipeline/bundle/assets.ts';
import { listPages } from '../site/built-pages.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { siteModel } from '../site-model.ts';
import { type BuiltSite, htmlOf, serveTemporarySite } from './built-site.ts';

/** Serves a copy of a built site whose pages differ only in the address and the hash of their script. */
export function startDevelopmentSite(outputFolder: string): Promise<BuiltSite> {
  return serveTemporarySite((copy) => {
    cpSync(outputFolder, copy, { recursive: true });
    return replaceScripts(copy);
  });
}

async function replaceScripts(folder: string): Promise<void> {
  const { files, script } = await bundleAssets({
    projectRoot,
    minify: false,
    react: 'development',
    data: siteModel.scriptData,
  });
  for (const file of files.filter(({ path: name }) => /\.(?:js|css)$/u.test(name)))
    writeFileSync(path.join(folder, file.path), file.contents);
  for (const file of listPages(folder))
    writeFileSync(path.join(folder, file), replaceScript(htmlOf(folder, file), script));
}

function replaceScript(html: string, { href, integrity }: Asset): string {
  const tag = `<script type="module" src="${href}" integrity="${integrity}"`;
  const replaced = html.replace(/<script type="module" src="[^"]+" integrity="[^"]+"/u, tag);
  if (!replaced.includes(tag)) throw new Error('A page has no script to replace.');
  return replaced;
}
