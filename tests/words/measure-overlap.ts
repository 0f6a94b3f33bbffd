/** Measures the share of five-word runs that two pages have in common. */
import type { Finding, Measurement } from './measurement.ts';
import type { RunningText } from './running-texts.ts';
import { wordsOf } from './sentences.ts';
import type { WordLimits } from './word-limits.ts';

const runWords = 5;
/** The number of page pairs that are always listed. */
const listedPairs = 3;

/** Two pages with the runs that both have. */
type Overlap = {
  readonly pages: readonly [RunningText, RunningText];
  readonly common: number;
  /** Distinct runs of the shorter page. */
  readonly runs: number;
  readonly percent: number;
};

/** Returns a measurement for pairs of pages about places, and one for all other pairs. */
export function measureOverlaps(texts: readonly RunningText[], { overlap }: WordLimits): Measurement[] {
  const pairs = comparePages(texts);
  const isOfPlaces = ({ pages: [a, b] }: Overlap) => a.place !== undefined && a.place === b.place;
  return [
    measurePairs(
      'two pages',
      pairs.filter((pair) => !isOfPlaces(pair)),
      overlap.percent,
    ),
    measurePairs('two counties or two cities', pairs.filter(isOfPlaces), overlap.placesPercent),
  ];
}

function measurePairs(name: string, pairs: readonly Overlap[], maximum: number): Measurement {
  const over = pairs.filter(({ percent }) => percent > maximum);
  return {
    name: `five-word runs that ${name} have in common`,
    value: `${(pairs[0]?.percent ?? 0).toFixed(1)} %`,
    limit: `at most ${maximum} %`,
    passed: over.length === 0,
    findings: pairs.slice(0, Math.max(over.length, listedPairs)).map(describePair),
  };
}

function describePair({ pages: [a, b], common, runs, percent }: Overlap): Finding {
  return {
    addresses: [a.address, b.address],
    label: `${percent.toFixed(1)} % (${common} of ${runs})`,
    excerpts: commonPassages(a, b),
  };
}

/** Returns every pair of pages, the largest share first. */
function comparePages(texts: readonly RunningText[]): Overlap[] {
  const pages = texts.map((text) => ({ text, runs: runsOfPage(text) }));
  return pages
    .flatMap((a, index) =>
      pages.slice(index + 1).map((b) => {
        const common = [...a.runs].filter((run) => b.runs.has(run)).length;
        const runs = Math.min(a.runs.size, b.runs.size);
        return {
          pages: [a.text, b.text] as const,
          common,
          runs,
          percent: (100 * common) / Math.max(runs, 1),
        };
      }),
    )
    .toSorted((a, b) => b.percent - a.percent);
}

/** Returns the passages of a page that consist of runs of the other page, longest first. */
export function commonPassages(page: RunningText, other: RunningText): string[] {
  const otherRuns = runsOfPage(other);
  const passages = page.passages.flatMap((passage) => {
    const words = wordsWithNames(passage);
    const covered = new Set<number>();
    runsOf(words).forEach((run, start) => {
      if (otherRuns.has(run)) for (let at = start; at < start + runWords; at++) covered.add(at);
    });
    return joinCovered(words, covered);
  });
  return [...new Set(passages)].toSorted((a, b) => b.length - a.length);
}

function joinCovered(words: readonly string[], covered: ReadonlySet<number>): string[] {
  const joined = words.map((word, at) => (covered.has(at) ? word : '\n')).join(' ');
  return joined.split('\n').flatMap((passage) => passage.trim() || []);
}

const runsOfPage = ({ passages }: RunningText) =>
  new Set(passages.flatMap((passage) => runsOf(wordsWithNames(passage))));

function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, start) => {
    const run = words.slice(start, start + runWords);
    return run.length === runWords ? run.join(' ') : [];
  });
}

/** Returns the words in lower case; a placeholder is one word, its name. */
const wordsWithNames = (passage: string) => wordsOf(passage.toLowerCase().replace(/\{\{(\w+)\}\}/gu, '$1'));
