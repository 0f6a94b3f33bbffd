/** Texts are composed Unicode, so that words that look the same are the same. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { type ContentString, placeOf } from './content-text.ts';
import { codeOf } from './find-patterns.ts';
import { oncePerFile } from './find-repeats.ts';

/** One warning for each file with strings that are not in normalization form C. */
export function checkNfc(strings: readonly ContentString[]): Diagnostic[] {
  return oncePerFile(strings.flatMap(explainString));
}

function explainString(string: ContentString): Diagnostic | [] {
  const composed = string.text.normalize('NFC');
  if (composed === string.text) return [];
  const start = firstDifference(string.text, composed);
  const [written, typed] = [string.text, composed].map((text) => firstLetter(text.slice(start)));
  return {
    rule: 'text/nfc',
    ...placeOf(string, { start, length: 1 }),
    message: `"${string.key}" holds "${composed.slice(start, start + 1)}" as ${written}; searching would not find it.`,
    fix: `Type it anew: what keyboards write, ${typed}, looks the same. Or convert the file to NFC.`,
  };
}

/** The code points of a letter with its marks: `U+006E U+0303`. */
function firstLetter(text: string): string {
  const [letter = ''] = /^\P{Mark}?\p{Mark}*/u.exec(text) ?? [];
  return [...letter].map(codeOf).join(' ');
}

function firstDifference(a: string, b: string): number {
  let index = 0;
  while (a[index] === b[index]) index += 1;
  return index;
}
