/** Everything that goes into the output folder, planned before anything is written. */
import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Assets } from '../bundle/assets.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import type { Pictures } from '../pictures/paint-pictures.ts';
import { formatHeadersFile } from './hosts/format-headers-file.ts';
import { formatRedirectsFile } from './hosts/format-redirects-file.ts';
import { planHostTable } from './hosts/plan-host-table.ts';
import { planRobots, planSecurityText, planSitemap } from './plan-crawler-files.ts';
import { planFeeds } from './plan-feeds.ts';
import { planNotices } from './plan-notices.ts';
import { planRedirectPages } from './plan-redirect-pages.ts';

/** What the plan is made from. */
export type OutputInput = {
  readonly pages: readonly OutputFile[];
  /** What visitors search the site with. @default nothing */
  readonly search?: readonly OutputFile[];
  readonly model: SiteModel;
  readonly assets: Assets;
  readonly pictures: Pictures;
  readonly projectRoot: string;
};

/** Plans all files, sorted by path, and what hosts that read no files of ours have to be told. */
export async function planOutput(input: OutputInput) {
  const { pages, search = [], model, assets, pictures, projectRoot } = input;
  const files: readonly OutputFile[] = [
    ...pages,
    ...search,
    ...assets.files,
    ...(await pictures.files),
    ...(await readPublicFiles(projectRoot)),
    ...planFeeds(model),
    planSitemap(model),
    planRobots(model),
    ...planSecurityText(model),
    // For hosts that read files of ours this would be a page where a redirect has to be.
    ...(model.hosting.metaPolicy ? planRedirectPages(model) : []),
    await planNotices(projectRoot, assets.packages),
  ];
  const hosts = planHostTable(
    model,
    assets,
    files.map(({ path }) => path),
  );
  const hostFiles: OutputFile[] = [
    { path: '_headers', contents: formatHeadersFile(hosts) },
    { path: '_redirects', contents: formatRedirectsFile(hosts) },
    // Pages for hosts that send no headers are mostly GitHub's, which hides `.well-known` without this file.
    ...(model.hosting.metaPolicy ? [{ path: '.nojekyll', contents: '' }] : []),
  ];
  return { files: [...files, ...hostFiles].sort((a, b) => (a.path < b.path ? -1 : 1)), hosts };
}

/**
 * The files that are published as they are. Links are followed, and what cannot be opened is a fault: nothing may be
 * missing from the output unseen.
 */
async function readPublicFiles(projectRoot: string, below = ''): Promise<OutputFile[]> {
  const folder = path.join(projectRoot, 'templates/public', below);
  const names = below === '' && !existsSync(folder) ? [] : await readdir(folder);
  const found = names.map(async (name) => {
    const [file, address] = [path.join(folder, name), `${below}${name}`];
    if ((await stat(file)).isDirectory()) return readPublicFiles(projectRoot, `${address}/`);
    return [{ path: address, contents: await readFile(file) }];
  });
  return (await Promise.all(found)).flat();
}
