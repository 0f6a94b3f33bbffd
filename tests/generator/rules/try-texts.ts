/** Runs a rule on texts in which the expected locations are marked. */
import { expect, it } from 'vitest';
import type { ContentText } from '../../../generator/content/content-text.ts';
import type { ContentRef, Diagnostic } from '../../../generator/diagnostics/index.ts';
import { textsOf } from './content-files.ts';

/** A text in a language, with ⟦brackets⟧ around each expected location, and the fix of the first one. */
type Row = readonly [language: string, text: string, fix?: Diagnostic['fix']];

/** Tests that a rule reports exactly the bracketed parts of each text, or nothing without brackets. */
export function tryTexts(
  check: (texts: readonly ContentText[]) => readonly Diagnostic[],
  rows: readonly Row[],
): void {
  it.for(rows)('reports in %s exactly the bracketed parts: %s', ([language, markedText, fix]) => {
    const text = markedText.replaceAll(/[⟦⟧]/gu, '');
    const problems = check(textsOf(language, { rich: text }));
    expect(problems.reduceRight(bracket, text)).toBe(markedText);
    expect(problems.length > 0).toBe(text !== markedText);
    if (fix !== undefined) expect(problems[0]?.fix).toEqual(fix);
  });
}

/** Returns the text with brackets around the location of a problem. */
function bracket(text: string, { location }: { readonly location: ContentRef }): string {
  const { start = 0, length = text.length } = ('within' in location && location.within) || {};
  return `${text.slice(0, start)}⟦${text.slice(start, start + length)}⟧${text.slice(start + length)}`;
}
