/** The mark of what is not known, in drawings. */
import { scriptOf } from '../typefaces/scripts.ts';

export function unknownMark(language: string): string {
  return scriptOf(language) === 'Arab' ? '؟' : '?';
}
