/** Texts hold no HTML: it would be shown as it is written. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentText } from './content-text.ts';
import { type FirstHit, findPatterns, type TextPattern } from './find-patterns.ts';

const html: TextPattern<ContentText> = {
  rule: 'text/html',
  pattern: /<!--|<\/?[A-Za-z][^<>]*>?|&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#[xX][0-9A-Fa-f]+);/gu,
  message: ({ found, times }) => `${found} is HTML${times}; visitors would read it as it stands.`,
  fix: adviceFor,
};

/** One problem for each text that holds tags, comments or character references. */
export function checkHtml(texts: readonly ContentText[]): Diagnostic[] {
  return findPatterns(texts, [html]);
}

function adviceFor({ found, text }: FirstHit<ContentText>): string {
  if (found.startsWith('&')) return 'Type the character itself.';
  if (text.field.kind !== 'rich') return 'Remove it: this text takes no marks.';
  if (/^<\/?(?:b|strong)\b/iu.test(found)) return 'Write **the words** between two stars on each side.';
  if (/^<\/?a\b/iu.test(found)) return 'Write [the words](/address).';
  return 'Remove it. The marks of a text are **strong** and [text](target).';
}
