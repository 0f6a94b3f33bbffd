/** Signs of YAML that content does not use, by the kind of their token: refused before any of them is expanded. */
import type { Stretch } from '../../diagnostics/line-index.ts';
import type { Token } from './compose-text.ts';
import { type Surroundings, textAround } from './lines.ts';
import { inQuotes, needsQuotes, type Problem, startsWithSign, strangeSpace } from './problem.ts';
import { explainStrangeSpace, findStrangeSpace } from './strange-space.ts';

/** A sign with the stretch it covers. */
type Sign = Token & Stretch & Surroundings & { readonly tokens: readonly Token[] };

/** Signs explained at a time; a file with more is put right in several rounds. */
const maximumSigns = 200;

const orQuotes = 'If it is meant as text, put the whole text in quotes.';

const explanations: Readonly<Record<string, (sign: Sign) => Problem | undefined>> = {
  comment: explainComment,
  'flow-map-start': explainBraces,
  'directive-line': (sign) => ({
    ...refuse(sign, sign.source.startsWith('%TAG') ? 'yaml/tag' : 'yaml/syntax'),
    message: 'A line that starts with % is an instruction to YAML, and none is used here.',
    fix: 'Remove the line.',
  }),
  tag: (sign) => ({
    ...refuse(sign, 'yaml/tag'),
    message: `Tags of YAML such as ${sign.source} are not used here.`,
    fix: `Remove ${sign.source}. ${orQuotes}`,
    ...explainText(sign, /^!!?$/u.test(sign.source) || (/^![^!<]/u.test(sign.source) && isWords(sign))),
  }),
  anchor: explainAnchor,
  alias: (sign) => ({
    ...refuse(sign, 'yaml/alias'),
    message: `References within a file, such as ${sign.source}, are not used here.`,
    fix: `Write the value itself in place of ${sign.source}. ${orQuotes}`,
    ...explainText(sign, /^\*\*|\*$/u.test(sign.source) || restOf(sign) !== ''),
  }),
  'no-break-space': ({ text, start }) => strangeSpace(text, start),
  scalar: (sign) => {
    const at = findStrangeSpace(sign, sign.text);
    return at === undefined ? undefined : explainStrangeSpace(sign.text, at);
  },
  // One that copies an anchor is told there.
  merge: (sign) => {
    if (!/^:(?!\s*\*[^\s*])/u.test(restOf(sign))) return undefined;
    const message = 'Blocks are not copied with << here.';
    return { ...refuse(sign, 'yaml/alias'), message, fix: 'Write each field out.' };
  },
};

/** The problems of the signs among the tokens, in order; none within a text that is to be quoted as a whole. */
export function explainSigns(tokens: readonly Token[], text: string): Problem[] {
  const anchors = new Set(tokens.flatMap(({ type, source }) => (type === 'anchor' ? [source.slice(1)] : [])));
  const isReported = ({ type, source }: Token) => type === 'alias' && anchors.has(source.slice(1));
  const isRefused = (token: Token) =>
    (token.type !== 'comment' || token.before !== 'nothing') &&
    (token.type !== 'flow-map-start' || text[token.offset + 1] === '{') &&
    (token.type !== 'scalar' || findStrangeSpace(token, text) !== undefined) &&
    !isReported(token);
  let covered = 0;
  return tokens
    .filter((token) => (token.type ?? '') in explanations && isRefused(token))
    .slice(0, maximumSigns)
    .flatMap((token) => {
      if (token.offset < covered) return [];
      const place = { start: token.offset, end: token.offset + token.source.length };
      const sign = { ...token, text, ...place, tokens };
      const problem = explanations[token.type ?? '']?.(sign);
      if (problem?.rule === 'yaml/needs-quotes') covered = textAround(sign, sign.start).end;
      return problem ?? [];
    });
}

const refuse = ({ start, end }: Sign, rule: Problem['rule']) => ({ rule, start, end });

/** What follows a sign in its text. */
function restOf(sign: Sign): string {
  return sign.text.slice(sign.end, textAround(sign, sign.start).end).trim();
}

/** Several words follow a sign that begins a text; what follows one that YAML understands is one value. */
function isWords(sign: Sign): boolean {
  const rest = restOf(sign);
  return /^[^\s"'[{|>&*!-]\S*\s+\S/u.test(rest) && !/:(?:\s|$)/u.test(rest);
}

const explainText = (sign: Sign, isText: boolean): Problem | undefined =>
  isText ? startsWithSign(sign, sign.start) : undefined;

function explainComment(sign: Sign): Problem {
  const { start, source, open, before, text } = sign;
  const isText = open === undefined && (before === 'plain text' || /^#[^\s#]/u.test(source));
  const message = isText
    ? 'Everything after # is dropped; put the text in quotes. A comment stands on a line of its own.'
    : 'A comment after a value looks like lost text: comments stand on a line of their own.';
  const fix = isText
    ? inQuotes(text, textAround(sign, start))
    : 'Move the comment to the line above, or put the text in quotes if it belongs to it.';
  return { ...refuse(sign, 'yaml/hash-comment'), message, fix };
}

function explainBraces(sign: Sign): Problem {
  const { start, text } = sign;
  const end = text.slice(start, textAround(sign, start).end).indexOf('}}');
  const place = { start, end: start + 2 + Math.max(0, end) };
  const said = 'YAML takes {{ for a block of its own; put the whole text in quotes.';
  return needsQuotes(sign, start, place, said);
}

/** An anchor and its uses are one mistake, told with the first use on each line, three at most. */
function explainAnchor(sign: Sign): Problem {
  const { source, tokens, text } = sign;
  const name = source.slice(1);
  const uses = tokens.filter((token) => token.type === 'alias' && token.source.slice(1) === name);
  const isFirst = ({ offset }: Token, index: number) =>
    index === 0 || text.slice(uses[index - 1]?.offset, offset).includes('\n');
  const shown = uses.filter(isFirst).slice(0, 3);
  const advice = uses.length === 0 ? orQuotes : `Write the value itself wherever *${name} stands.`;
  return {
    ...refuse(sign, 'yaml/alias'),
    message: `References within a file, such as ${source}, are not used here.`,
    fix: `Remove ${source}. ${advice}`,
    related: shown.map(({ offset }) => ({ start: offset, end: offset, label: 'used' })),
    ...explainText(sign, /^&+$/u.test(source) || (uses.length === 0 && isWords(sign))),
  };
}
