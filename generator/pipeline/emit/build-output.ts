import { SITE_FILE } from '../../content/find-languages.ts';
import { outputPathOf } from '../../content/routes/addresses.ts';
import type { OutputFile } from '../../files/output-file.ts';
import type { Assets } from '../bundle/assets.ts';
import { assetsFolder } from '../bundle/run-esbuild.ts';
import { contentFileOf, type SiteModel } from '../model/site-model.ts';
import type { Pictures } from '../pictures/render-share-images.ts';
import { buildFeeds } from './feeds.ts';
import { formatHeadersFile, formatRedirectsFile } from './host-files/format-static-hosts.ts';
import { buildHostTable, hostFiles } from './host-files/host-table.ts';
import { buildNotices } from './notices.ts';
import { findPublicFileProblems, readPublicFiles } from './read-public-files.ts';
import { buildRedirectPages } from './redirect-pages.ts';
import { buildRobots, buildSecurityText, buildSitemap } from './sitemap-and-robots.ts';

export type OutputInput = {
  readonly pages: readonly OutputFile[];
  readonly search?: readonly OutputFile[];
  readonly model: SiteModel;
  readonly assets: Assets;
  readonly pictures: Pictures;
  readonly projectRoot: string;
};

/** Sorted by path. A file of `templates/public/` that conflicts with another is omitted and reported. */
export async function buildOutput(input: OutputInput) {
  const { pages, search = [], model, assets, pictures, projectRoot } = input;
  const generated: readonly OutputFile[] = [
    ...pages,
    ...search,
    ...assets.files,
    ...pictures.files,
    ...buildFeeds(model),
    buildSitemap(model),
    buildRobots(model),
    ...buildSecurityText(model),
    // Hosts with a redirects file need no redirect page.
    ...(model.hosting.metaPolicy ? buildRedirectPages(model) : []),
    await buildNotices(projectRoot, assets.packages),
  ];
  const publicFiles = await readPublicFiles(projectRoot);
  const sources = new Map(
    model.languages.flatMap((language) =>
      language.pages.map((page) => [outputPathOf(page.address), contentFileOf(page)]),
    ),
  );
  const built = [
    ...generated.map(({ path }) => ({
      path,
      source: path.startsWith(`${assetsFolder}/`) ? undefined : (sources.get(path) ?? SITE_FILE),
    })),
    ...hostFiles.map((path) => ({ path })),
  ];
  const problems = findPublicFileProblems(
    publicFiles.value.map(({ path }) => path),
    built,
  );
  const files = [...generated, ...publicFiles.value.filter(({ path }) => !problems.has(path))];
  const hosts = buildHostTable(model, assets);
  const configuration: OutputFile[] = [
    { path: '_headers', contents: formatHeadersFile(hosts) },
    { path: '_redirects', contents: formatRedirectsFile(hosts) },
    // The meta policy is for hosts without headers, mostly GitHub Pages, which hides `.well-known` without this file.
    ...(model.hosting.metaPolicy ? [{ path: '.nojekyll', contents: '' }] : []),
  ];
  return {
    files: [...files, ...configuration].sort((a, b) => (a.path < b.path ? -1 : 1)),
    hosts,
    diagnostics: [...publicFiles.diagnostics, ...problems.values()],
  };
}
