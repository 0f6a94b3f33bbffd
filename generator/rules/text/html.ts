import type { ContentText } from '../../content/content-text.ts';
import { type FirstHit, reportPatterns, type TextPattern } from '../../content/find-patterns.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const textHtml = {
  id: 'text/html',
  severity: 'error',
  summary: 'Texts contain no HTML.',
  runOnUnit: ({ texts }: Pick<UnitContext, 'texts'>) => reportPatterns(texts, () => [html]),
} satisfies Rule;

const html: TextPattern<ContentText> = {
  pattern: /<!--|<\/?[A-Za-z][^<>]*>?|&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#[xX][0-9A-Fa-f]+);/gu,
  message: ({ found, countSuffix }) => `${found} is HTML${countSuffix}; it would be printed literally.`,
  fix: adviceFor,
};

function adviceFor({ found, text }: FirstHit<ContentText>): string {
  if (found.startsWith('&')) return 'Type the character itself.';
  if (text.field.kind !== 'rich') return 'Remove it: this text is plain.';
  if (/^<\/?(?:b|strong)\b/iu.test(found)) return 'Write **the words** between two stars on each side.';
  if (/^<\/?a\b/iu.test(found)) return 'Write [the words](/address).';
  return 'Remove it. The marks of a text are **strong** and [text](target).';
}
