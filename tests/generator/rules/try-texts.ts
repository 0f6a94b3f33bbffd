/** Tries a rule with texts in which it marks words. */
import { expect, it } from 'vitest';
import type { ContentText } from '../../../generator/content/content-text.ts';
import type { ContentRef, Diagnostic } from '../../../generator/diagnostics/index.ts';
import { textsOf } from './content-files.ts';

/** A text in a language, with ⟦brackets⟧ around what the rule marks in it, and the fix. */
type Row = readonly [language: string, text: string, fix?: Diagnostic['fix']];

/** A row without brackets is a text of which the rule has nothing to say. */
export function tryTexts(
  check: (texts: readonly ContentText[]) => readonly Diagnostic[],
  rows: readonly Row[],
): void {
  it.for(rows)('marks in %s what stands in brackets, and nothing else: %s', ([language, marked, fix]) => {
    const text = marked.replaceAll(/[⟦⟧]/gu, '');
    const problems = check(textsOf(language, { rich: text }));
    expect(problems.reduceRight(bracket, text)).toBe(marked);
    expect(problems.length > 0).toBe(text !== marked);
    if (fix !== undefined) expect(problems[0]?.fix).toEqual(fix);
  });
}

/** A text with brackets around the place of a problem. */
function bracket(text: string, { location }: { readonly location: ContentRef }): string {
  const { start = 0, length = text.length } = ('within' in location && location.within) || {};
  return `${text.slice(0, start)}⟦${text.slice(start, start + length)}⟧${text.slice(start + length)}`;
}
