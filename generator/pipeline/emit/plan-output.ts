/** Everything that goes into the output folder, planned before anything is written. */

import { SITE_FILE } from '../../content/find-languages.ts';
import { outputPathOf } from '../../content/routes/addresses.ts';
import type { OutputFile } from '../../files/output-file.ts';
import type { Assets } from '../bundle/assets.ts';
import { assetsFolder } from '../bundle/run-esbuild.ts';
import { contentFileOf } from '../model/page-problem.ts';
import type { SiteModel } from '../model/site-model.ts';
import type { Pictures } from '../pictures/paint-pictures.ts';
import { formatHeadersFile } from './host-files/format-headers-file.ts';
import { formatRedirectsFile } from './host-files/format-redirects-file.ts';
import { planHostTable } from './host-files/plan-host-table.ts';
import { planRobots, planSecurityText, planSitemap } from './plan-crawler-files.ts';
import { planFeeds } from './plan-feeds.ts';
import { planNotices } from './plan-notices.ts';
import { planRedirectPages } from './plan-redirect-pages.ts';
import { readPublicFiles, separateCollisions } from './read-public-files.ts';

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

/**
 * Plans all files, sorted by path, and what hosts that read no files of ours have to be told. A file of
 * `templates/public/` that cannot be published is left out and reported.
 */
export async function planOutput(input: OutputInput) {
  const { pages, search = [], model, assets, pictures, projectRoot } = input;
  const built: readonly OutputFile[] = [
    ...pages,
    ...search,
    ...assets.files,
    ...(await pictures.files),
    ...planFeeds(model),
    planSitemap(model),
    planRobots(model),
    ...planSecurityText(model),
    // For hosts that read files of ours this would be a page where a redirect has to be.
    ...(model.hosting.metaPolicy ? planRedirectPages(model) : []),
    await planNotices(projectRoot, assets.packages),
  ];
  const read = await readPublicFiles(projectRoot);
  const reserved = ['_headers', '_redirects', '.nojekyll'].map((path) => ({ path, contents: '' }));
  const { value: published, diagnostics: collisions } = separateCollisions(
    read.value,
    [...built, ...reserved],
    (path) => sourceOf(path, model),
  );
  const files = [...built, ...published];
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
  return {
    files: [...files, ...hostFiles].sort((a, b) => (a.path < b.path ? -1 : 1)),
    hosts,
    diagnostics: [...read.diagnostics, ...collisions],
  };
}

/** The content file that decides of a file which the build writes: that of its page, or the settings. */
function sourceOf(path: string, model: SiteModel): string | undefined {
  if (path.startsWith(`${assetsFolder}/`)) return undefined;
  const pages = model.languages.flatMap((language) => language.pages);
  const page = pages.find(({ address }) => outputPathOf(address) === path);
  return page === undefined ? SITE_FILE : contentFileOf(page);
}
