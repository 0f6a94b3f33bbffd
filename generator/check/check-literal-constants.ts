/** Shared values stand in texts as placeholders, so that one change reaches every page. */

import { oncePer } from '../../schema/once-per.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type ContentText, placeOf } from './content-text.ts';
import { findAll } from './find-patterns.ts';
import { buildLiteralPattern, digitsOf, type LiteralPattern } from './literal-patterns.ts';
import type { Constant } from './plan-constants.ts';

/** One problem for each shared value typed out in a text, of those that cannot be meant otherwise. */
export function checkLiteralConstants(
  texts: readonly ContentText[],
  constants: readonly Constant[],
): Diagnostic[] {
  const patterns = patternsOf(constants);
  return texts
    .filter(({ role }) => role === 'ordinary')
    .flatMap((text) => findLiterals(text, patterns).map((literal) => explainLiteral(text, literal)));
}

/** Nobody types out a longer value, and a pattern has its limits. */
const longestLiteral = 200;

/** Values that print the same in several languages are looked for once. */
const patternsOf = oncePer((constants: readonly Constant[]): readonly LiteralPattern[] => {
  const patterns = constants
    .filter(
      ({ isDistinctive, printed }) =>
        isDistinctive && printed.trim() !== '' && printed.length <= longestLiteral,
    )
    .map(buildLiteralPattern);
  const same = ({ name, language, pattern }: LiteralPattern) => `${name} ${language} ${pattern.source}`;
  return [...Map.groupBy(patterns, same).values()].flatMap(([first]) => first ?? []);
});

type Literal = { readonly start: number; readonly length: number; readonly names: readonly string[] };

/** The longest values, none inside another: "from 2 to 4 hours" is one, not also "4 hours". */
function findLiterals({ text, language }: ContentText, patterns: readonly LiteralPattern[]): Literal[] {
  if (!/[\d@]/u.test(text)) return [];
  const digits = digitsOf(text);
  const hits = patterns
    .filter((own) => own.language === undefined || own.language === language)
    .filter((own) => digits.includes(own.digits))
    .flatMap((own) => findAll(text, own.pattern).map((place) => ({ name: own.name, ...place })));
  const found = new Map<string, { start: number; length: number; names: string[] }>();
  const isTaken = new Uint8Array(text.length);
  for (const { name, start, length } of hits.toSorted((a, b) => b.length - a.length)) {
    const place = `${start} ${length}`;
    // What was taken before is as long or longer: where it overlaps, it covers an end.
    if (isTaken[start] === 0 && isTaken[start + length - 1] === 0) {
      found.set(place, { start, length, names: [] });
      isTaken.fill(1, start, start + length);
    }
    found.get(place)?.names.push(name);
  }
  return [...found.values()]
    .map(({ names, ...place }) => ({ ...place, names: [...new Set(names)] }))
    .toSorted((a, b) => a.start - b.start);
}

function explainLiteral(text: ContentText, { start, length, names }: Literal): Diagnostic {
  const written = text.text.slice(start, start + length);
  const braced = names.map((name) => `{{${name}}}`);
  return {
    rule: 'text/literal-constant',
    ...placeOf(text, { start, length }),
    message: `"${written}" is ${names.length === 1 ? `the shared value "${names[0]}"` : 'a shared value'}.`,
    fix: `Write ${braced.join(' or ')}${names.length === 1 ? '' : ', whichever is meant'}, so that one change reaches every page.`,
  };
}
