import { buildRoutes } from '../generator/content/routes/build-routes.ts';
import { gatherContent } from '../generator/content/site-content.ts';
import { readFiles } from '../generator/pipeline/build-site.ts';
import { buildModel } from '../generator/pipeline/model/build-model.ts';
import type { PageModel } from '../generator/pipeline/model/site-model.ts';
import { projectRoot } from './site/temporary-project.ts';

export const { files: siteFiles } = await readFiles({ configuration: { projectRoot, release: false } });

export const siteContent = gatherContent(siteFiles);

/** Pages in every language, with everything that templates receive. */
export const siteModel = buildModel(siteContent, buildRoutes(siteFiles));

/** Throws when no page matches. */
export function findPage(matches: (page: PageModel) => boolean, tag = 'en'): PageModel {
  const pages = siteModel.languages.flatMap((model) => (model.language.tag === tag ? model.pages : []));
  const page = pages.find(matches);
  if (page === undefined) throw new Error(`No page in ${tag} matches.`);
  return page;
}

export const contextAt = (path: string, tag?: string) =>
  findPage(({ route }) => route.path === path, tag).context;
