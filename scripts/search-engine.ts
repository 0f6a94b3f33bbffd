/** The search engine: a separate script from the interface of the search. */
export { createSearch } from '../templates/islands/Search/create-search.ts';
