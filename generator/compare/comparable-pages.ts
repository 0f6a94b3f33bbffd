/** The pages of a built site in a form in which those of another build can be compared with them. */
import type { BuiltSite } from '../build-site.ts';
import type { PageModel } from '../model/site-model.ts';
import { listPages } from '../verify/pages.ts';

/** A page with its HTML. */
export type ComparablePage = { readonly page: PageModel; readonly html: string };

/** Every page without what follows the contents of scripts, of which every page has one. */
export function listComparable({ files, model }: BuiltSite): ComparablePage[] {
  return listPages(files, model).map(({ page, html }) => ({
    page,
    html: html.replaceAll(/(?<=\/assets\/[\w.-]*)-\w{8}(?=\.)|integrity="[^"]*"/gu, ''),
  }));
}
