/** The search: a link in the top bar that opens it, or the field itself in the middle of a page. */
import type { SearchProps } from './Search.props.ts';
import { SearchLink } from './SearchLink.tsx';
import { SearchPanel, type SearchSupply } from './SearchPanel.tsx';

/** Props of the search; without a supply, as on the server, the link leads away and the field only takes letters. */
export type SuppliedSearchProps = SearchProps & { readonly supply?: SearchSupply };

/** Either of both. */
export function Search({ label, href, supply }: SuppliedSearchProps) {
  return href === undefined ? (
    <SearchPanel label={label} supply={supply} />
  ) : (
    <SearchLink label={label} href={href} supply={supply} />
  );
}
