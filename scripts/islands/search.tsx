/** Browser entry of the search: adds its data and its style. */
import '../../templates/islands/Search/SearchPanel.css';
import type { SearchProps } from '../../templates/islands/Search/Search.props.ts';
import { Search } from '../../templates/islands/Search/Search.tsx';
import { data } from '../search-data.ts';

/** The link or field of the search, with its data. */
export function Island(props: SearchProps) {
  return <Search {...props} data={data} />;
}
