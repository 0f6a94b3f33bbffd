/** Texts hold no HTML: it would be shown as it is written. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findInText, timesOf } from './find-in-text.ts';
import { placeOf, type WrittenText } from './written-text.ts';

const html = /<!--|<\/?[A-Za-z][^<>]*>?|&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#[xX][0-9A-Fa-f]+);/gu;

/** One problem for each text that holds tags, comments or character references. */
export function checkHtml(texts: readonly WrittenText[]): Diagnostic[] {
  return texts.flatMap((text): Diagnostic[] => {
    const hit = findInText(text.text, html);
    if (hit === undefined) return [];
    return [
      {
        rule: 'text/html',
        ...placeOf(text, hit),
        message: `${hit.found} is HTML${timesOf(hit)}; visitors would read it as it stands.`,
        fix: adviceFor(hit.found, text.field.kind === 'rich'),
      },
    ];
  });
}

function adviceFor(found: string, isRich: boolean): string {
  if (found.startsWith('&')) return 'Type the character itself.';
  if (!isRich) return 'Remove it: this text takes no marks.';
  if (/^<\/?(?:b|strong)\b/iu.test(found)) return 'Write **the words** between two stars on each side.';
  if (/^<\/?a\b/iu.test(found)) return 'Write [the words](/address).';
  return 'Remove it. The marks of a text are **strong** and [text](target).';
}
