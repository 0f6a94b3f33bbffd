/** Texts keep clear of words that mean something else to some readers, and of promises nobody can keep. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type ForbiddenTerm, forbiddenTerms } from './forbidden-terms.ts';
import { entryFor } from './language-table.ts';
import { buildTermPattern, findTerms, type TermHit } from './term-pattern.ts';
import { placeOf, type WrittenText } from './written-text.ts';

/** One problem for each such word in a text, each term once. */
export function checkForbiddenTerms(texts: readonly WrittenText[]): Diagnostic[] {
  const finders = new Map<string, LanguageFinder | undefined>();
  return texts.flatMap((text) => {
    const { language } = text;
    if (!finders.has(language)) finders.set(language, buildFinder(entryFor(forbiddenTerms, language)));
    const finder = finders.get(language);
    if (finder === undefined || !finder.any.test(text.text)) return [];
    const prose = withoutTargets(text.text);
    return finder.terms.flatMap((term) => checkTerm(text, prose, term));
  });
}

/** The terms of a language, and one pattern that most texts pass at once. */
type LanguageFinder = { readonly any: RegExp; readonly terms: readonly ForbiddenTerm[] };

function buildFinder(terms: readonly ForbiddenTerm[] | undefined): LanguageFinder | undefined {
  if (terms === undefined) return undefined;
  // Without the flag "g" a pattern keeps no position from one text to the next.
  const { source } = buildTermPattern(terms.flatMap(({ words }) => words));
  return { any: new RegExp(source, 'i'), terms };
}

function checkTerm(
  text: WrittenText,
  prose: string,
  { words, except = [], reason, write }: ForbiddenTerm,
): Diagnostic[] {
  const found = findTerms(prose, buildTermPattern(words));
  const allowed = except.length === 0 ? [] : findTerms(prose, buildTermPattern(except));
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
