/** The search: a link in the top bar that opens it, or the field itself on a page. */
import type { SearchProps } from './Search.props.ts';
import { SearchLink } from './SearchLink.tsx';
import { SearchPanel, type SearchSupply } from './SearchPanel.tsx';

/**
 * Props of the search; without `supply`, as on the server, the link leads to the site map and the field has no
 * results.
 */
export type SuppliedSearchProps = SearchProps & { readonly supply?: SearchSupply };

export function Search({ label, href, supply }: SuppliedSearchProps) {
  return href === undefined ? (
    <SearchPanel label={label} supply={supply} />
  ) : (
    <SearchLink label={label} href={href} supply={supply} />
  );
}
