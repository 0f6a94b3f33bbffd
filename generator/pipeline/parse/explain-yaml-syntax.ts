/** Reports forbidden YAML syntax, such as anchors and tags, before it is expanded. */
import type { OffsetRange } from '../../diagnostics/line-index.ts';
import type { Token } from './compose-text.ts';
import { type TextContext, textAround } from './lines.ts';
import {
  indentationProblem,
  inQuotes,
  leadingIndicatorProblem,
  missingQuotesProblem,
  type Problem,
} from './problem.ts';
import { explainUnusualSpace, findUnusualSpace } from './unusual-space.ts';

/** A YAML indicator with its range. */
type Indicator = Token & OffsetRange & TextContext & { readonly tokens: readonly Token[] };

/** The maximum number of indicators that are explained in a file. */
const maximumIndicators = 200;

const orQuotes = 'If it is meant as text, put the whole text in quotes.';

const explanations: Readonly<Record<string, (indicator: Indicator) => Problem | undefined>> = {
  comment: explainComment,
  'flow-map-start': explainBraces,
  'directive-line': (indicator) => ({
    ...problemAt(indicator, indicator.source.startsWith('%TAG') ? 'yaml/tag' : 'yaml/syntax'),
    message: 'A line that starts with % is a YAML directive, and content may not use directives.',
    fix: 'Remove the line.',
  }),
  tag: (indicator) => ({
    ...problemAt(indicator, 'yaml/tag'),
    message: `Tags of YAML such as ${indicator.source} are not allowed in content.`,
    fix: `Remove ${indicator.source}. ${orQuotes}`,
    ...explainAsText(
      indicator,
      /^!!?$/u.test(indicator.source) || (/^![^!<]/u.test(indicator.source) && isStartOfText(indicator)),
    ),
  }),
  anchor: explainAnchor,
  alias: (indicator) => ({
    ...problemAt(indicator, 'yaml/alias'),
    message: `References within a file, such as ${indicator.source}, are not allowed in content.`,
    fix: `Replace ${indicator.source} by the value itself. ${orQuotes}`,
    ...explainAsText(indicator, /^\*\*|\*$/u.test(indicator.source) || textAfter(indicator) !== ''),
  }),
  'no-break-space': ({ text, start }) => indentationProblem(text, start),
  scalar: (indicator) => {
    const at = findUnusualSpace(indicator, indicator.text);
    return at === undefined ? undefined : explainUnusualSpace(indicator.text, at);
  },
  // A merge key with an alias is reported at the anchor of the alias.
  merge: (indicator) => {
    if (!/^:(?!\s*\*[^\s*])/u.test(textAfter(indicator))) return undefined;
    const message = 'Merge keys (<<) are not allowed in content.';
    return { ...problemAt(indicator, 'yaml/alias'), message, fix: 'Write out each field.' };
  },
};

/** Returns the problems in order. Indicators inside a text that needs quotes as a whole are not reported. */
export function explainYamlSyntax(tokens: readonly Token[], text: string): Problem[] {
  const anchors = new Set(tokens.flatMap(({ type, source }) => (type === 'anchor' ? [source.slice(1)] : [])));
  const isReportedAtAnchor = ({ type, source }: Token) => type === 'alias' && anchors.has(source.slice(1));
  const isForbidden = (token: Token) =>
    (token.type !== 'comment' || token.before !== 'nothing') &&
    (token.type !== 'flow-map-start' || text[token.offset + 1] === '{') &&
    (token.type !== 'scalar' || findUnusualSpace(token, text) !== undefined) &&
    !isReportedAtAnchor(token);
  let coveredEnd = 0;
  return tokens
    .filter((token) => (token.type ?? '') in explanations && isForbidden(token))
    .slice(0, maximumIndicators)
    .flatMap((token) => {
      if (token.offset < coveredEnd) return [];
      const range = { start: token.offset, end: token.offset + token.source.length };
      const indicator = { ...token, text, ...range, tokens };
      const problem = explanations[token.type ?? '']?.(indicator);
      if (problem?.rule === 'yaml/needs-quotes') coveredEnd = textAround(indicator, indicator.start).end;
      return problem ?? [];
    });
}

const problemAt = ({ start, end }: Indicator, rule: Problem['rule']) => ({ rule, start, end });

/** Returns the rest of the text after an indicator. */
function textAfter(indicator: Indicator): string {
  return indicator.text.slice(indicator.end, textAround(indicator, indicator.start).end).trim();
}

/** Returns whether several words follow the indicator. Valid YAML has a single value there. */
function isStartOfText(indicator: Indicator): boolean {
  const rest = textAfter(indicator);
  return /^[^\s"'[{|>&*!-]\S*\s+\S/u.test(rest) && !/:(?:\s|$)/u.test(rest);
}

const explainAsText = (indicator: Indicator, isText: boolean): Problem | undefined =>
  isText ? leadingIndicatorProblem(indicator, indicator.start) : undefined;

function explainComment(indicator: Indicator): Problem {
  const { start, source, open, before, text } = indicator;
  const isText = open === undefined && (before === 'plain text' || /^#[^\s#]/u.test(source));
  const message = isText
    ? 'Everything after # is ignored; put the text in quotes. A comment needs its own line.'
    : 'A comment after a value looks like ignored text; a comment needs its own line.';
  const fix = isText
    ? inQuotes(text, textAround(indicator, start))
    : 'Move the comment to the line above, or put the text in quotes if it belongs to it.';
  return { ...problemAt(indicator, 'yaml/hash-comment'), message, fix };
}

function explainBraces(indicator: Indicator): Problem {
  const { start, text } = indicator;
  const end = text.slice(start, textAround(indicator, start).end).indexOf('}}');
  const range = { start, end: start + 2 + Math.max(0, end) };
  const explanation = 'YAML reads {{ as a block; put the whole text in quotes.';
  return missingQuotesProblem(indicator, start, range, explanation);
}

/** Reports an anchor once, with the first alias on each line, at most three. */
function explainAnchor(indicator: Indicator): Problem {
  const { source, tokens, text } = indicator;
  const name = source.slice(1);
  const aliases = tokens.filter((token) => token.type === 'alias' && token.source.slice(1) === name);
  const isFirstOnLine = ({ offset }: Token, index: number) =>
    index === 0 || text.slice(aliases[index - 1]?.offset, offset).includes('\n');
  const listedAliases = aliases.filter(isFirstOnLine).slice(0, 3);
  const advice = aliases.length === 0 ? orQuotes : `Replace each *${name} by the value itself.`;
  return {
    ...problemAt(indicator, 'yaml/alias'),
    message: `References within a file, such as ${source}, are not allowed in content.`,
    fix: `Remove ${source}. ${advice}`,
    related: listedAliases.map(({ offset }) => ({ start: offset, end: offset, label: 'used' })),
    ...explainAsText(indicator, /^&+$/u.test(source) || (aliases.length === 0 && isStartOfText(indicator))),
  };
}
