/** Searches an index of the sections of all pages. The query never leaves the device. */
import MiniSearch, { type SearchResult } from 'minisearch';
import { foldWords } from '../fold-words.ts';
import { type MarkedText, quoteText } from './quote-text.ts';
import type { SearchIndex, SearchPage, SearchSection } from './search-index.ts';
import type { Stem } from './stemmers.ts';

/** A found page and its best matching section. */
export type SearchHit = {
  /** Address of the page, with the anchor of the section. */
  readonly href: string;
  readonly title: string;
  /** Heading of the section; empty when the page as a whole matches. */
  readonly heading: string;
  /** A line of the section, in segments; the words of the query are marked. */
  readonly quote: MarkedText;
};

/** Returns the pages for a query, best first; an empty list for a query without words. */
export type FindPages = (query: string) => readonly SearchHit[];

/** An entry of the index: a page as a whole, or one of its sections. */
type Entry = {
  readonly id: number;
  readonly page: SearchPage;
  /** Absent for the page as a whole. */
  readonly section?: SearchSection;
  readonly title: string;
  readonly about: string;
  readonly heading: string;
  readonly text: string;
};

const boost = { title: 7, about: 2, heading: 1.5 };
/** Minimum length for fuzzy matching; shorter words are too similar to others. */
const minFuzzyLength = 4;

/** Builds the index and returns the search function. */
export async function createSearch(index: SearchIndex, stem: Stem = (word) => word): Promise<FindPages> {
  const wordsOf = (text: string) => foldWords(text, index.letters);
  const stemOf = memoizeStem(stem);
  const stopWords = new Set(index.ignored.flatMap(wordsOf));
  const synonymsOf = compileSynonyms(index, (text) => wordsOf(text).map(stemOf));
  const termsOf = (text: string) =>
    wordsOf(text)
      .filter((word) => !stopWords.has(word))
      .map(stemOf);
  const engine = new MiniSearch<Entry>({
    fields: ['title', 'about', 'heading', 'text'],
    storeFields: ['page', 'section'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  // Adds the entries in chunks, so that typing is not blocked.
  await engine.addAllAsync(index.pages.flatMap(listEntries).map((entry, id): Entry => ({ ...entry, id })));
  return (query) => {
    const typedTerms = termsOf(query);
    const synonymTerms = synonymsOf(wordsOf(query).map(stemOf)).flatMap(termsOf);
    const results = engine.search([...typedTerms, ...synonymTerms].join(' '), {
      tokenize: (terms) => terms.split(' '),
      boost,
      // The last word may be incomplete.
      prefix: (term) => term === typedTerms.at(-1) && term.length > 1,
      fuzzy: (term) => (typedTerms.includes(term) && term.length >= minFuzzyLength ? 0.25 : false),
      maxFuzzy: 2,
      boostTerm: (term) => (typedTerms.includes(term) ? 1 : 0.7),
      weights: { fuzzy: 0.45, prefix: 0.4 },
    });
    // MiniSearch stores the fields under their own names.
    return rankPages(results as unknown as readonly Result[]).map(({ best }) => hitOf(best, termsOf));
  };
}

/**
 * Returns the entries of a page. The entry of the whole page has no heading, those of its sections have no
 * title.
 */
function listEntries(page: SearchPage): readonly Omit<Entry, 'id'>[] {
  const { title, about, summary, sections } = page;
  return [
    { page, title, about: `${about} ${summary}`, heading: '', text: '' },
    ...sections.map((section): Omit<Entry, 'id'> => {
      const [, heading, text] = section;
      return { page, section, title: '', about: '', heading, text };
    }),
  ];
}

type Result = SearchResult & Pick<Entry, 'page' | 'section'>;
type RankedPage = { readonly best: Result; readonly score: number };

/**
 * Adds the score of a page as a whole and that of its best section; the result with the better score is
 * shown.
 */
function rankPages(results: readonly Result[]): readonly RankedPage[] {
  const byPage = Map.groupBy(results, ({ page }) => page);
  return Array.from(byPage, ([{ weight = 1 }, [best, ...others]]): RankedPage | [] => {
    if (best === undefined) return [];
    const other = others.find(({ section }) => (section === undefined) !== (best.section === undefined));
    return { best, score: (best.score + (other?.score ?? 0)) * weight };
  })
    .flat()
    .sort((a, b) => b.score - a.score);
}

function hitOf({ page, section, terms }: Result, termsOf: (text: string) => string[]): SearchHit {
  const [anchor, heading, text] = section ?? ['', '', page.summary];
  const matchedTerms = new Set(terms);
  const quote = quoteText(text, (word) => termsOf(word).find((term) => matchedTerms.has(term)));
  return { href: anchor === '' ? page.href : `${page.href}#${anchor}`, title: page.title, heading, quote };
}

/**
 * Returns a function that returns the synonyms of all phrases in a query. The words of a phrase must be
 * consecutive in the query.
 */
function compileSynonyms({ synonyms }: SearchIndex, stemsOf: (text: string) => readonly string[]) {
  const phrases = synonyms.flatMap(({ say, mean }) =>
    say.map((phrase) => ({ stems: stemsOf(phrase), mean })),
  );
  return (stems: readonly string[]) => {
    const matchingPhrases = phrases.filter((phrase) =>
      stems.some((_, start) => phrase.stems.every((stem, at) => stems[start + at] === stem)),
    );
    return [...new Set(matchingPhrases.map(({ mean }) => mean))];
  };
}

function memoizeStem(stem: Stem): Stem {
  const stems = new Map<string, string>();
  return (word) => {
    const stemmed = stems.get(word) ?? stem(word);
    stems.set(word, stemmed);
    return stemmed;
  };
}
