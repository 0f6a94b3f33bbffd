/** Texts keep clear of words that mean something else to some readers, and of promises nobody can keep. */
import type { ForbiddenTerm } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Styles } from './find-style.ts';
import { buildTermPattern, findTerms, type TermHit } from './term-pattern.ts';
import { placeOf, type WrittenText } from './written-text.ts';

/** One problem for each such word in a text, each term once. */
export function checkForbiddenTerms(texts: readonly WrittenText[], styles: Styles): Diagnostic[] {
  const finders = new Map([...styles].map(([language, { forbidden }]) => [language, buildFinder(forbidden)]));
  return texts.flatMap((text) => {
    const finder = finders.get(text.language);
    // People type words that we do not write.
    if (text.field.keeps === 'search') return [];
    if (finder === undefined || !finder.any.test(text.text)) return [];
    const prose = withoutTargets(text.text);
    return finder.terms.flatMap((term) => checkTerm(text, prose, term));
  });
}

/** The terms of a language, and one pattern that most texts pass at once. */
type LanguageFinder = { readonly any: RegExp; readonly terms: readonly Finder[] };

/** A term with what finds it and what excuses it. */
type Finder = ForbiddenTerm & { readonly pattern: RegExp; readonly excuse: RegExp | undefined };

function buildFinder(terms: readonly ForbiddenTerm[]): LanguageFinder | undefined {
  if (terms.length === 0) return undefined;
  // Without the flag "g" a pattern keeps no position from one text to the next.
  const { source } = buildTermPattern(terms.flatMap(({ words }) => words));
  const finders = terms.map((term) => ({
    ...term,
    pattern: buildTermPattern(term.words),
    excuse: term.except === undefined ? undefined : buildTermPattern(term.except),
  }));
  return { any: new RegExp(source, 'i'), terms: finders };
}

function checkTerm(
  text: WrittenText,
  prose: string,
  { pattern, excuse, reason, write }: Finder,
): Diagnostic[] {
  const found = findTerms(prose, pattern);
  const allowed = found.length === 0 || excuse === undefined ? [] : findTerms(prose, excuse);
  const hit = found.find((one) => !allowed.some((phrase) => isInside(one, phrase)));
  if (hit === undefined) return [];
  return [
    {
      rule: 'text/forbidden-term',
      ...placeOf(text, hit),
      message: `"${hit.found}" must not stand here. ${reason}`,
      fix: `Write ${write}.`,
    },
  ];
}

function isInside(hit: TermHit, phrase: TermHit): boolean {
  return hit.start >= phrase.start && hit.start + hit.length <= phrase.start + phrase.length;
}

/** Addresses of links are not read; their place stays, so that positions are those of the text. */
function withoutTargets(text: string): string {
  return text.replace(/\]\([^()]*\)/gu, (found) => ' '.repeat(found.length));
}
