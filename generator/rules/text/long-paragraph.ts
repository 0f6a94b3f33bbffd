import { locationOf } from '../../content/content-text.ts';
import { printText } from '../../content/print-shared-values.ts';
import type { Rule, UnitContext } from '../rule-context.ts';
import { paragraphsOf } from '../shared/parts-of-files.ts';

const MAX_WORDS = 80;

export const textLongParagraph = {
  id: 'text/long-paragraph',
  severity: 'warning',
  summary: `A paragraph has at most ${MAX_WORDS} words.`,
  runOnUnit: ({ texts, valuesOf }: Pick<UnitContext, 'texts' | 'valuesOf'>) =>
    paragraphsOf({ texts }).flatMap((text) => {
      const count = printText(text.text, valuesOf(text.language)).trim().split(/\s+/u).length;
      if (count <= MAX_WORDS) return [];
      return {
        ...locationOf(text),
        message: `This paragraph has ${count} words; ${MAX_WORDS} at most are easy to read on a phone.`,
        fix: 'Shorten it, divide it, or move the details to the page that a link names.',
      };
    }),
} satisfies Rule;
