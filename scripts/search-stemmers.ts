/** The stemmers of all languages, in a script of their own, apart from the search engine. */
export { stemmers } from '../templates/islands/Search/stemmers.ts';
