/** The data of the search in the browser: its texts, and the search itself. */
import type { SearchData } from '../templates/islands/Search/SearchPanel.tsx';
import type { SearchTexts } from '../templates/islands/Search/search-texts.ts';
import { openSearch } from './open-search.ts';

/** The texts in every language as JSON. The bundler inserts them. */
declare const SEARCH_TEXTS: string;

const { lang } = document.documentElement;

// The generator has validated the texts. Their keys are the tags of the languages.
const texts = (JSON.parse(SEARCH_TEXTS) as Readonly<Record<string, SearchTexts>>)[lang];
if (texts === undefined) throw new TypeError(`The search has no texts in ${lang}, the language of the page.`);

/** Shared by the link of the top bar and the field of a page. */
export const data: SearchData = { texts, load: openSearch };
