import './SearchPanel.css';
import { openSearch } from './open-search.ts';
import { Search, type SearchProps } from './Search.tsx';
import type { SearchData } from './SearchPanel.tsx';
import type { SearchTexts } from './search-data.ts';

/** Inserted by the bundler as JSON, by language tag. */
declare const SEARCH_TEXTS: string;

const { lang } = document.documentElement;

// The generator has validated the texts. Their keys are the tags of the languages.
const texts = (JSON.parse(SEARCH_TEXTS) as Readonly<Record<string, SearchTexts>>)[lang];
if (texts === undefined) throw new TypeError(`The search has no texts in ${lang}, the language of the page.`);

/** Shared by the link of the top bar and the field of a page. */
const data: SearchData = { texts, load: openSearch };

export function Island(props: SearchProps) {
  return <Search {...props} data={data} />;
}
