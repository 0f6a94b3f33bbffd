/** Formats fixes: lines of YAML below the carets, or a sentence after the excerpt. */
import type { Fix } from './diagnostic.ts';

/** Returns the text of a fix, for formats without an excerpt. */
export const textOfFix = (fix: Fix | undefined): string | undefined =>
  typeof fix === 'object' ? fix.yaml : fix;

/** Returns the text after the carets, and the lines of YAML below them; empty for a fix that is a sentence. */
export function fixAtCarets(fix: Fix | undefined, excerpt: string): string[] {
  if (typeof fix !== 'object') return [];
  const indent = excerpt.search(/[^ ]|$/u) + (fix.isAddition ? 2 : 0);
  const isInBraces = /:\s+[[{].*[\]}]\s*$/u.test(excerpt);
  const lead = isInBraces ? 'add before the end:' : 'add below this line:';
  return [fix.isAddition ? lead : 'write:', ...indentLines(fix.yaml, indent)];
}

/** Returns the lines of a fix that is a sentence, or of a fix in YAML that has no excerpt; empty otherwise. */
export function fixAfterExcerpt(fix: Fix | undefined, excerpt: string | undefined): string[] {
  if (typeof fix !== 'object') return fix?.split('\n') ?? [];
  return excerpt === undefined ? [fix.isAddition ? 'Add:' : 'Write:', ...indentLines(fix.yaml, 2)] : [];
}

const indentLines = (text: string, indent: number): string[] =>
  text.split('\n').map((line) => `${' '.repeat(indent)}${line}`);
