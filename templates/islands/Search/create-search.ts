/** The query never leaves the device. */
import { stemmer as arabic } from '@orama/stemmers/arabic';
import { stemmer as english } from '@orama/stemmers/english';
import { stemmer as spanish } from '@orama/stemmers/spanish';
import MiniSearch, { type SearchResult } from 'minisearch';
import { listForms } from '../../text/arabic-forms.ts';
import { comparisonKey, normalizeWords } from '../../text/normalize.ts';
import { type MarkedText, quoteText } from './quote-text.ts';
import type { SearchIndex, SearchPage, SearchSection, Synonym } from './search-data.ts';

export type SearchHit = {
  /** Address of the page, with the anchor of the section. */
  readonly href: string;
  readonly title: string;
  /** Heading of the section; empty when the page as a whole matches. */
  readonly heading: string;
  /** A line of the section, in segments; the words of the query are marked. */
  readonly quote: MarkedText;
};

/** Best first; empty for a query without words. */
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
const minPrefixLength = 3;
/** Maximum length of words that match exactly only; shorter words are too similar to others. */
const maxExactLength = 4;
/** Length from which two letters may differ instead of one. */
const longLength = 8;

type Stem = (word: string) => string;

/** The stemmers that the package provides for the languages of the site. Other languages have unstemmed words. */
const stemmers: Readonly<Record<string, Stem>> = { ar: arabic, en: english, es: spanish };

export async function createSearch(index: SearchIndex, language: string): Promise<FindPages> {
  const names = index.places.flatMap(({ say }) => say);
  const stemOf = createStemmer(stemmers[language] ?? ((word) => word), names);
  const stopWords = new Set(index.ignored.flatMap(normalizeWords));
  const withoutStopWords = (words: readonly string[]) => words.filter((word) => !stopWords.has(word));
  const termsOf = (text: string) => withoutStopWords(normalizeWords(text)).map(stemOf);
  const knownTerms = new Set<string>();
  const engine = new MiniSearch<Entry>({
    fields: ['title', 'about', 'heading', 'text'],
    storeFields: ['page', 'section'],
    tokenize: termsOf,
    processTerm: (term) => {
      knownTerms.add(term);
      return term;
    },
  });
  // Adds the entries in chunks, so that typing is not blocked.
  await engine.addAllAsync(index.pages.flatMap(listEntries).map((entry, id): Entry => ({ ...entry, id })));

  /** A word that no page has is also searched for without its Arabic clitics. */
  const knownTermsOf = (word: string): readonly string[] => {
    if (knownTerms.has(stemOf(word))) return [stemOf(word)];
    const forms = [...listForms(word, index.arabicForms)].map(stemOf).filter((form) => knownTerms.has(form));
    return forms.length > 0 ? forms : [stemOf(word)];
  };
  const namesIn = createNameFinder(names);
  const stemsOf = (words: readonly string[]) => words.map(stemOf);
  const synonymsOf = compileSynonyms(index.synonyms, stemsOf);
  const countiesOf = compileSynonyms(index.places, stemsOf);
  const isBeginning = (term: string) =>
    term.length >= minPrefixLength && [...knownTerms].some((known) => known.startsWith(term));

  return (query) => {
    const words = [...namesIn(normalizeWords(query)), ...normalizeWords(query)];
    const typedTerms = new Set(withoutStopWords(words).flatMap(knownTermsOf));
    const synonymTerms = new Set(synonymsOf(words).flatMap(termsOf));
    const otherTerms = new Set([...synonymTerms, ...countiesOf(words).flatMap(termsOf)]);
    for (const term of typedTerms) otherTerms.delete(term);
    // Only the last word may be incomplete.
    const lastTerm = [...typedTerms].at(-1) ?? '';
    const prefix = !knownTerms.has(lastTerm) && isBeginning(lastTerm) ? lastTerm : undefined;
    const isFuzzy = (term: string) =>
      typedTerms.has(term) && !knownTerms.has(term) && term !== prefix && term.length > maxExactLength;
    const results = engine.search([...typedTerms, ...otherTerms].join(' '), {
      tokenize: (terms) => terms.split(' '),
      processTerm: (term) => term,
      boost,
      prefix: (term) => term === prefix,
      fuzzy: (term) => isFuzzy(term) && (term.length < longLength ? 1 : 2),
      boostTerm: (term) => (typedTerms.has(term) ? 1 : synonymTerms.has(term) ? 0.7 : 0.1),
      weights: { fuzzy: 0.45, prefix: 0.4 },
    });
    // MiniSearch stores the fields under their own names.
    return rankPages(results as unknown as readonly Result[]).map(({ best }) =>
      hitOf(best, termsOf, otherTerms),
    );
  };
}

/** The entry of the whole page has no heading, those of its sections have no title. */
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

/** Adds the scores of the whole page and of its best section; shows the better of the two. */
function rankPages(results: readonly Result[]): readonly RankedPage[] {
  const byPage = new Map<SearchPage, Result[]>();
  for (const result of results) byPage.set(result.page, [...(byPage.get(result.page) ?? []), result]);
  return Array.from(byPage, ([{ weight = 1 }, [best, ...others]]): RankedPage | [] => {
    if (best === undefined) return [];
    const other = others.find(({ section }) => (section === undefined) !== (best.section === undefined));
    return { best, score: (best.score + (other?.score ?? 0)) * weight };
  })
    .flat()
    .sort((a, b) => b.score - a.score);
}

/** Terms that nobody typed are not marked. */
function hitOf(
  { page, section, terms }: Result,
  termsOf: (text: string) => string[],
  untypedTerms: ReadonlySet<string>,
): SearchHit {
  const [anchor, heading, text] = section ?? ['', '', page.summary];
  const matchedTerms = new Set(terms);
  const termOf = (word: string) => termsOf(word).find((term) => matchedTerms.has(term));
  return {
    href: anchor === '' ? page.href : `${page.href}#${anchor}`,
    title: page.title,
    heading,
    quote: quoteText(text, termOf, (term) => !untypedTerms.has(term)),
  };
}

/** The words of a phrase must be consecutive in the query. */
function compileSynonyms(
  synonyms: readonly Synonym[],
  stemsOf: (words: readonly string[]) => readonly string[],
) {
  const phrases = synonyms.flatMap(({ say, mean }) =>
    say.map((phrase) => ({ stems: stemsOf(normalizeWords(phrase)), mean })),
  );
  return (words: readonly string[]) => {
    const stems = stemsOf(words);
    const matchingPhrases = phrases.filter((phrase) =>
      stems.some((_, start) => phrase.stems.every((stem, at) => stems[start + at] === stem)),
    );
    return [...new Set(matchingPhrases.map(({ mean }) => mean))];
  };
}

/** Names of places are not stemmed (Spanish "monte" and "monto" are equal), but may have a prefix. */
function createStemmer(stem: Stem, names: readonly string[]): Stem {
  const namesByStem = new Map(names.flatMap(normalizeWords).map((name) => [stem(name), name]));
  const stems = new Map<string, string>();
  return (word) => {
    const known = stems.get(word);
    if (known !== undefined) return known;
    const stemmed = stem(word);
    const name = namesByStem.get(stemmed);
    const result = name !== undefined && word.includes(name) ? name : stemmed;
    stems.set(word, result);
    return result;
  };
}

/** Finds names that are typed with other spaces: "elmonte", «ال هامبرا». */
function createNameFinder(names: readonly string[]) {
  const wordsByKey = new Map(names.map((name) => [comparisonKey(name), normalizeWords(name)]));
  return (words: readonly string[]): readonly string[] =>
    words.flatMap((word, at) =>
      [word, `${word}${words[at + 1] ?? ''}`].flatMap((key) => wordsByKey.get(key) ?? []),
    );
}
