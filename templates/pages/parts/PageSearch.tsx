/** The search field inside a page. */

import type { PageContext } from '../../contract/page-context.ts';
import { Island } from '../../islands/Island.tsx';
import { Search } from '../../islands/Search/Search.tsx';

export type PageSearchProps = { readonly context: PageContext };

/** Returns the field. A page contains at most one, because the ids of the field have a fixed prefix. */
export function PageSearch({ context: { ui, language } }: PageSearchProps) {
  return (
    <Island
      name="search"
      Component={Search}
      prefix="search-field"
      props={{ label: ui.search.label }}
      language={language}
    />
  );
}
