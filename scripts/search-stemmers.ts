/** The stemmers of all languages: a script of its own beside the one that searches. */
export { stemmers } from '../templates/islands/Search/stemmers.ts';
