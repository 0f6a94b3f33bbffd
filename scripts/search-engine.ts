/** What searches: a script of its own beside what the visitor sees of it. */
export { createSearch } from '../templates/islands/Search/create-search.ts';
