/** The search: a link in the top bar that opens it, or the field itself on a page. */
import type { SearchProps } from './Search.props.ts';
import { SearchLink } from './SearchLink.tsx';
import { type SearchData, SearchPanel } from './SearchPanel.tsx';

/**
 * Props of the search; without `data`, as on the server, the link leads to the site map and the field has no
 * results.
 */
export type SearchPropsWithData = SearchProps & { readonly data?: SearchData };

export function Search({ label, href, data }: SearchPropsWithData) {
  return href === undefined ? (
    <SearchPanel label={label} data={data} />
  ) : (
    <SearchLink label={label} href={href} data={data} />
  );
}
