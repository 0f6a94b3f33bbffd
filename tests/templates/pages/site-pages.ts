/** Pages of this project's site, as their templates are given them. */
import type { PageModel } from '../../../generator/model/site-model.ts';
import { siteModel } from '../../site-model.ts';

/** The page of a language that is the first to fit. Throws where none does. */
export function findPage(fits: (page: PageModel) => boolean, tag = 'en'): PageModel {
  const pages = siteModel.languages.flatMap((each) => (each.language.tag === tag ? each.pages : []));
  const page = pages.find(fits);
  if (page === undefined) throw new Error(`No page in ${tag} is so.`);
  return page;
}

/** What every page is given, at the address of one. */
export const contextAt = (path: string, tag?: string) =>
  findPage(({ route }) => route.path === path, tag).context;
