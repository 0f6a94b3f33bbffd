/** Measures the texts of all pages of a language against its limits. */
import { type Finding, type Measurement, measureForbidden } from './measurement.ts';
import type { PageText } from './read-page-text.ts';
import { countOf, excerptsOf, isShort, sentenceLengths, sentencesOf, wordsOf } from './sentences.ts';
import type { ProseAverages, WordLimits } from './word-limits.ts';

const runLength = 3;

/** Returns a measurement for each limit except the overlap, which measure-overlap.ts measures. */
export function measureTexts(pages: readonly PageText[], limits: WordLimits): Measurement[] {
  return [
    measureShortSentences(pages, limits),
    measureForbidden('runs of three short sentences', pages.flatMap(findShortRuns)),
    measurePerson(pages, limits),
    ...measureConnectors(pages, limits),
    ...measureCaveat(pages, limits),
    measureForbidden(
      'pages that are hard to read',
      pages.filter((page) => !isEasyPage(page, limits)).map(wholePage),
    ),
    measureForbidden('pages with straight quotation marks or apostrophes', pages.flatMap(findStraightMarks)),
  ];
}

function measureShortSentences(pages: readonly PageText[], { shortPercent }: WordLimits): Measurement {
  const lengths = pages.flatMap(({ blocks }) => blocks.flatMap(sentenceLengths));
  const share = (100 * lengths.filter(isShort).length) / Math.max(lengths.length, 1);
  return {
    name: 'sentences of six words or fewer',
    value: `${share.toFixed(1)} % of ${lengths.length}`,
    limit: `at most ${shortPercent} %`,
    passed: share <= shortPercent,
    findings: [],
  };
}

function measurePerson(pages: readonly PageText[], { person }: WordLimits): Measurement {
  const count = sum(pages.map(({ text }) => countOf(text, person.pattern)));
  const passed = count <= person.most;
  const findings = passed ? [] : findPattern(pages, person.pattern, 1);
  return { name: '"the person"', value: String(count), limit: `at most ${person.most}`, passed, findings };
}

/** Measures the connectors: over all text, and on each page. */
function measureConnectors(pages: readonly PageText[], { connectors }: WordLimits): Measurement[] {
  const { name, pattern, maxPerThousandWords, maxPerPage } = connectors;
  const count = sum(pages.map(({ text }) => countOf(text, pattern)));
  const wordCount = sum(pages.map(({ text }) => wordsOf(text).length));
  const rate = (1000 * count) / Math.max(wordCount, 1);
  const passed = rate <= maxPerThousandWords;
  return [
    {
      name: `${name} per 1,000 words`,
      value: `${rate.toFixed(2)} (${count} in ${wordCount} words)`,
      limit: `at most ${maxPerThousandWords}`,
      passed,
      findings: passed ? [] : findPattern(pages, pattern, 1),
    },
    measureForbidden(
      `pages with more than ${maxPerPage} times ${name}`,
      listOnce(findPattern(pages, pattern, maxPerPage + 1), passed),
    ),
  ];
}

/** Measures the number of pages with the caveat, and the pages that repeat it. */
function measureCaveat(pages: readonly PageText[], { caveat }: WordLimits): Measurement[] {
  const findings = findPattern(pages, caveat.pattern, 1);
  const passed = findings.length <= caveat.maxPages;
  return [
    {
      name: 'pages with the caveat about release',
      value: String(findings.length),
      limit: `at most ${caveat.maxPages}`,
      passed,
      findings: passed ? [] : findings,
    },
    measureForbidden(
      'pages that repeat the caveat',
      listOnce(findPattern(pages, caveat.pattern, caveat.maxPerPage + 1), passed),
    ),
  ];
}

/**
 * Returns a finding for each page on which a pattern occurs at least `minimum` times, most occurrences first.
 */
function findPattern(pages: readonly PageText[], pattern: RegExp, minimum: number): Finding[] {
  return pages
    .map(({ address, text }) => ({ addresses: [address], excerpts: excerptsOf(text, pattern) }))
    .filter(({ excerpts }) => excerpts.length >= minimum)
    .toSorted((a, b) => b.excerpts.length - a.excerpts.length)
    .map((finding) => ({ ...finding, label: String(finding.excerpts.length) }));
}

/** Removes the excerpts when the previous measurement failed, because that one already lists them. */
function listOnce(findings: readonly Finding[], previousPassed: boolean): readonly Finding[] {
  return previousPassed ? findings : findings.map((finding) => ({ ...finding, excerpts: [] }));
}

function findShortRuns({ address, blocks }: PageText): Finding[] {
  return blocks.filter(hasShortRun).map((block) => ({ addresses: [address], excerpts: [block] }));
}

function hasShortRun(block: string): boolean {
  const lengths = sentenceLengths(block);
  return lengths.some((_, start) => {
    const run = lengths.slice(start, start + runLength);
    return run.length === runLength && run.every(isShort);
  });
}

function findStraightMarks({ address, text }: PageText): Finding[] {
  const excerpts = excerptsOf(text, /["']/gu);
  return excerpts.length === 0 ? [] : [{ addresses: [address], excerpts }];
}

function isEasyPage({ paragraphs }: PageText, { syllable, isEasy }: WordLimits): boolean {
  return isEasy(measureProse(paragraphs, syllable));
}

function measureProse(paragraphs: readonly string[], syllable: RegExp): ProseAverages {
  const sentences = paragraphs.flatMap(sentencesOf).filter((sentence) => /\p{L}/u.test(sentence));
  const words = sentences.flatMap((sentence) => sentence.match(/[\p{L}\p{M}'’]+/gu) ?? []);
  const syllables = words.map((word) => Math.max(1, countOf(word.toLowerCase(), syllable)));
  return {
    wordsPerSentence: words.length / (sentences.length || 1),
    syllablesPerWord: sum(syllables) / (words.length || 1),
  };
}

const wholePage = ({ address }: PageText): Finding => ({ addresses: [address], excerpts: [] });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
