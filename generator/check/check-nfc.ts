/** Texts are composed Unicode, so that words that look the same are the same. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { placeOf, type WrittenString } from './written-text.ts';

/** One warning for each string that is not in normalization form C. */
export function checkNfc(strings: readonly WrittenString[]): Diagnostic[] {
  return strings.flatMap((string): Diagnostic[] => {
    const composed = string.text.normalize('NFC');
    if (composed === string.text) return [];
    return [
      {
        rule: 'text/nfc',
        ...placeOf(string, { start: firstDifference(string.text, composed), length: 1 }),
        message: `"${string.key}" holds a letter whose accent is a character of its own; searching would not find it.`,
        fix: `Type it again, as in: ${composed.length > 60 ? `${composed.slice(0, 59)}…` : composed}`,
      },
    ];
  });
}

function firstDifference(a: string, b: string): number {
  let index = 0;
  while (a[index] === b[index]) index += 1;
  return index;
}
