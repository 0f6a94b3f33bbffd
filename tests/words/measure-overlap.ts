/** Measures the share of five-word runs that two pages have in common. */
import type { Finding, Measurement } from './measurement.ts';
import type { RunningText } from './running-texts.ts';
import { wordsOf } from './sentences.ts';
import type { WordLimits } from './word-limits.ts';

const wordsPerRun = 5;
/** The number of page pairs that are listed even when they meet the limit. */
const minListedPairs = 3;

/** Two pages, and the runs that both contain: their number and their share. */
type Overlap = {
  readonly pages: readonly [RunningText, RunningText];
  readonly commonRunCount: number;
  /** The number of distinct runs of the shorter page. */
  readonly totalRunCount: number;
  readonly percent: number;
};

/** Returns a measurement for ordinary pairs of pages, and one for pairs of counties and pairs of cities. */
export function measureOverlaps(texts: readonly RunningText[], { overlap }: WordLimits): Measurement[] {
  const pairs = comparePages(texts);
  const isSameKindOfPlace = ({ pages: [a, b] }: Overlap) => a.place !== undefined && a.place === b.place;
  return [
    measurePairs(
      'two pages',
      pairs.filter((pair) => !isSameKindOfPlace(pair)),
      overlap.percent,
    ),
    measurePairs('two counties or two cities', pairs.filter(isSameKindOfPlace), overlap.placesPercent),
  ];
}

function measurePairs(name: string, pairs: readonly Overlap[], limitPercent: number): Measurement {
  const exceeding = pairs.filter(({ percent }) => percent > limitPercent);
  return {
    name: `five-word runs that ${name} have in common`,
    value: `${(pairs[0]?.percent ?? 0).toFixed(1)} %`,
    limit: `at most ${limitPercent} %`,
    passed: exceeding.length === 0,
    findings: pairs.slice(0, Math.max(exceeding.length, minListedPairs)).map(describePair),
  };
}

function describePair({ pages: [a, b], commonRunCount, totalRunCount, percent }: Overlap): Finding {
  return {
    addresses: [a.address, b.address],
    label: `${percent.toFixed(1)} % (${commonRunCount} of ${totalRunCount})`,
    excerpts: commonPassages(a, b),
  };
}

/** Returns every pair of pages, the largest share first. */
function comparePages(texts: readonly RunningText[]): Overlap[] {
  const pages = texts.map((text) => ({ text, runs: runsOfPage(text) }));
  return pages
    .flatMap((a, index) =>
      pages.slice(index + 1).map((b) => {
        const commonRunCount = [...a.runs].filter((run) => b.runs.has(run)).length;
        const totalRunCount = Math.min(a.runs.size, b.runs.size);
        return {
          pages: [a.text, b.text] as const,
          commonRunCount,
          totalRunCount,
          percent: (100 * commonRunCount) / Math.max(totalRunCount, 1),
        };
      }),
    )
    .toSorted((a, b) => b.percent - a.percent);
}

/** Returns the passages of the first page that consist of runs of the second page, longest first. */
export function commonPassages(page: RunningText, other: RunningText): string[] {
  const otherRuns = runsOfPage(other);
  const passages = page.passages.flatMap((passage) => {
    const words = wordsWithNames(passage);
    const covered = new Set<number>();
    runsOf(words).forEach((run, start) => {
      if (!otherRuns.has(run)) return;
      for (let index = start; index < start + wordsPerRun; index++) covered.add(index);
    });
    return joinCovered(words, covered);
  });
  return [...new Set(passages)].toSorted((a, b) => b.length - a.length);
}

function joinCovered(words: readonly string[], covered: ReadonlySet<number>): string[] {
  const joined = words.map((word, index) => (covered.has(index) ? word : '\n')).join(' ');
  return joined.split('\n').flatMap((passage) => passage.trim() || []);
}

const runsOfPage = ({ passages }: RunningText) =>
  new Set(passages.flatMap((passage) => runsOf(wordsWithNames(passage))));

function runsOf(words: readonly string[]): string[] {
  return words.flatMap((_, start) => {
    const run = words.slice(start, start + wordsPerRun);
    return run.length === wordsPerRun ? run.join(' ') : [];
  });
}

/** Returns the words in lower case; a placeholder is one word, its name. */
const wordsWithNames = (passage: string) => wordsOf(passage.toLowerCase().replace(/\{\{(\w+)\}\}/gu, '$1'));
