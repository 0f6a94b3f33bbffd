/** The stemmers of all languages: a separate script from the search engine. */
export { stemmers } from '../templates/islands/Search/stemmers.ts';
