/** Inline marks are complete, and stand only in texts that take them. */
import { addressExamples } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RichTextProblem } from '../text/parse-rich-text.ts';
import { type ContentText, placeOf } from './content-text.ts';
import { findPatterns, type TextPattern } from './find-patterns.ts';

const anyMark: TextPattern = {
  rule: 'link/mark',
  pattern: /\*\*|\[[^[\]]+\]\([^()]*\)|\]\(/gu,
  message: ({ text, found }) => `"${text.key}" takes no marks; visitors would read ${found} as it stands.`,
  fix: 'Write the words without marks.',
};
/** A link whose brackets are swapped or apart. */
const wrongBrackets: TextPattern = {
  rule: 'link/mark',
  pattern: /\([^()]+\)\[(?:\/|https:)[^[\]]*\]|\[[^[\]]+\]\s+\((?:\/|https:)[^()]*\)/gu,
  message: ({ found }) => `${found} is no link as it is written.`,
  fix: 'A link is written [text](target), without a space between.',
};

const brokenMarks: Readonly<Record<RichTextProblem['kind'], Pick<Diagnostic, 'message' | 'fix'>>> = {
  'open-strong': {
    message: '"**" begins strong words that do not end.',
    fix: 'Write **the words**, or remove it.',
  },
  'empty-strong': { message: '"****" holds no words.', fix: 'Write **the words**, or remove it.' },
  'open-link': {
    message: 'A link begins here and does not end, or its target holds a space or a bracket.',
    fix: 'A link is written [text](target).',
  },
  'strong-in-link': {
    message: 'A link holds no marks; visitors would read its stars.',
    fix: 'Put the stars around the link: **[text](target)**.',
  },
  'empty-link-text': { message: 'A link has no words to click on.', fix: 'Write [text](target).' },
  'empty-link-target': {
    message: 'A link leads nowhere.',
    fix: `Write the address: [text](${addressExamples.path}).`,
  },
};

/** One problem for each mark that would be shown as it is written. */
export function checkMarks(texts: readonly ContentText[]): Diagnostic[] {
  return texts.flatMap((text): Diagnostic[] => {
    if (text.rich === undefined) return findPatterns([text], [anyMark]);
    return [
      ...text.rich.problems.map((problem) => ({
        rule: 'link/mark' as const,
        ...placeOf(text, problem),
        ...brokenMarks[problem.kind],
      })),
      ...findPatterns([text], [wrongBrackets]),
    ];
  });
}
