/** The search of the site in the middle of a page. */
import { Island } from '../../islands/Island.tsx';
import type { PageContext } from '../../page-context.ts';

export type PageSearchProps = { readonly context: PageContext };

/** The field. One for a page: its ids begin with the same letters. */
export function PageSearch({ context: { ui, language } }: PageSearchProps) {
  return (
    <Island name="search" prefix="search-field" props={{ label: ui.search.label }} language={language} />
  );
}
