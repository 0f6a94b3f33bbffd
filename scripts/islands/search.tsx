/** Browser entry of the search: adds what it searches with, and its style. */
import '../../templates/islands/Search/SearchPanel.css';
import type { SearchProps } from '../../templates/islands/Search/Search.props.ts';
import { Search } from '../../templates/islands/Search/Search.tsx';
import { supply } from '../search-supply.ts';

/** The link or the field as the server rendered it, with all that it needs. */
export function Island(props: SearchProps) {
  return <Search {...props} supply={supply} />;
}
