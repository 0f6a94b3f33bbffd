/**
 * Says in the words of a writer what made the `yaml` package stop.
 *
 * Its errors name what the grammar lacked, often far from the slip. So each explanation looks at the line as a
 * writer sees it first, and at the error's code second. The first one that fits is told.
 */
import type { YAMLParseError } from 'yaml';
import { explainFlow } from './explain-flow.ts';
import { explainIndentation } from './explain-indentation.ts';
import { explainTab } from './explain-marks.ts';
import { explainQuotes } from './explain-quotes.ts';
import { explainValue } from './explain-value.ts';
import { type Entry, readEntry } from './line-shape.ts';
import type { Problem } from './problem.ts';

/** An error of the `yaml` package with the line it stands on. */
export type Mistake = {
  readonly text: string;
  readonly error: YAMLParseError;
  readonly offset: number;
  readonly entry: Entry;
};

/** Explains a mistake, or leaves it to the next. */
export type Explain = (mistake: Mistake) => Problem | undefined;

const explanations: readonly Explain[] = [
  explainTabAsIndent,
  explainQuotes,
  explainFlow,
  explainValue,
  explainIndentation,
];

/** The problem behind an error. */
export function explainError(error: YAMLParseError, text: string): Problem {
  const offset = error.pos[0];
  const mistake: Mistake = { text, error, offset, entry: readEntry(text, offset) };
  for (const explain of explanations) {
    const problem = explain(mistake);
    if (problem) return problem;
  }
  return unexplained(mistake);
}

function explainTabAsIndent({ text, error, offset }: Mistake): Problem | undefined {
  const isTab = error.code === 'TAB_AS_INDENT' || text[offset] === '\t';
  return isTab ? explainTab(offset, 1) : undefined;
}

function unexplained({ offset, entry }: Mistake): Problem {
  const start = Math.min(offset, entry.line.end);
  return {
    rule: 'yaml/syntax',
    start,
    end: Math.max(start, entry.line.end),
    message: 'YAML cannot make sense of this.',
    fix: 'Check the quotes, colons and indentation of this line and the one above; when in doubt, quote the text.',
    isLast: true,
  };
}
