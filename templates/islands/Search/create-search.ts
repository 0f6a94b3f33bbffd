/** Finds pages by what a visitor types, in an index of their sections. Nothing of it leaves the device. */
import MiniSearch, { type SearchResult } from 'minisearch';
import { foldWords } from '../fold-words.ts';
import { type MarkedText, quoteText } from './quote-text.ts';
import type { SearchIndex, SearchPage, SearchSection } from './search-index.ts';
import type { Stem } from './stemmers.ts';

/** A page that was found, and the section of it that answers best. */
export type SearchHit = {
  /** Address of the page, with the anchor of the section. */
  readonly href: string;
  readonly title: string;
  /** Heading of the section; empty where the page as a whole answers. */
  readonly heading: string;
  /** A line of the section, cut where the words that were looked for stand. */
  readonly quote: MarkedText;
};

/** The pages for a query, the best first; none for a query without words. */
export type FindPages = (query: string) => readonly SearchHit[];

/** What is in the index: a page as a whole, or one of its sections. */
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
/** Shorter words are too near to other words. */
const fuzzyFrom = 4;

/** Prepares the search, once for a page view. */
export async function createSearch(index: SearchIndex, stem: Stem = (word) => word): Promise<FindPages> {
  const wordsOf = (text: string) => foldWords(text, index.letters);
  const stemOf = remember(stem);
  const ignored = new Set(index.ignored.flatMap(wordsOf));
  const meaningsOf = compileSynonyms(index, (text) => wordsOf(text).map(stemOf));
  const termsOf = (text: string) =>
    wordsOf(text)
      .filter((word) => !ignored.has(word))
      .map(stemOf);
  const engine = new MiniSearch<Entry>({
    fields: ['title', 'about', 'heading', 'text'],
    storeFields: ['page', 'section'],
    tokenize: termsOf,
    processTerm: (term) => term,
  });
  // In pieces: the visitor goes on typing.
  await engine.addAllAsync(index.pages.flatMap(listEntries).map((entry, id): Entry => ({ ...entry, id })));
  return (query) => {
    const typed = termsOf(query);
    const meant = meaningsOf(wordsOf(query).map(stemOf)).flatMap(termsOf);
    const results = engine.search([...typed, ...meant].join(' '), {
      tokenize: (terms) => terms.split(' '),
      boost,
      // The last word may still be in the making.
      prefix: (term) => term === typed.at(-1) && term.length > 1,
      fuzzy: (term) => (typed.includes(term) && term.length >= fuzzyFrom ? 0.25 : false),
      maxFuzzy: 2,
      boostTerm: (term) => (typed.includes(term) ? 1 : 0.7),
      weights: { fuzzy: 0.45, prefix: 0.4 },
    });
    // Stored under the names of the entry.
    return rankPages(results as unknown as readonly Result[]).map(({ best }) => hitOf(best, termsOf));
  };
}

/** A page as a whole has no heading, its sections have no title. */
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

/** A page counts as much as it does as a whole and its best section do together; the better of both is shown. */
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
  const found = new Set(terms);
  const quote = quoteText(text, (word) => termsOf(word).find((term) => found.has(term)));
  return { href: anchor === '' ? page.href : `${page.href}#${anchor}`, title: page.title, heading, quote };
}

/** What the phrases mean that stand in a query; of each phrase all words, in their order. */
function compileSynonyms({ synonyms }: SearchIndex, stemsOf: (text: string) => readonly string[]) {
  const phrases = synonyms.flatMap(({ say, mean }) =>
    say.map((phrase) => ({ stems: stemsOf(phrase), mean })),
  );
  return (stems: readonly string[]) => {
    const said = phrases.filter((phrase) =>
      stems.some((_, start) => phrase.stems.every((stem, at) => stems[start + at] === stem)),
    );
    return [...new Set(said.map(({ mean }) => mean))];
  };
}

function remember(stem: Stem): Stem {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word) ?? stem(word);
    known.set(word, before);
    return before;
  };
}
