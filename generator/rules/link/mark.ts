import { addressExamples } from '../../../schema/index.ts';
import type { Problem } from '../../../schema/rule.ts';
import { locationOf } from '../../content/content-text.ts';
import { reportPatterns, type TextPattern } from '../../content/find-patterns.ts';
import type { RichTextProblem } from '../../text/parse-rich-text.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const linkMark = {
  id: 'link/mark',
  severity: 'error',
  summary: 'Inline marks are complete: **strong** and [text](target).',
  supersedes: ['i18n/marks'],
  runOnUnit: ({ texts }: Pick<UnitContext, 'texts'>) => [
    ...reportPatterns(texts, ({ rich }) => (rich === undefined ? [anyMark] : [wrongBrackets, threeStars])),
    ...texts.flatMap((text) =>
      (text.rich?.problems ?? []).map((problem) => ({
        ...locationOf(text, problem),
        ...brokenMarks[problem.kind],
      })),
    ),
  ],
} satisfies Rule;

const anyMark: TextPattern = {
  pattern: /\*\*|\[[^[\]]+\]\([^()]*\)|\]\(/gu,
  message: ({ text, found }) =>
    `"${text.key}" is a plain text without marks; ${found} would be printed literally.`,
  fix: 'Write the words without marks.',
};
/** Reports links with swapped or separated brackets, and links and images of other systems. */
const wrongBrackets: TextPattern = {
  pattern:
    /\([^()]+\)\[(?:\/|https:)[^[\]]*\]|\[[^[\]]+\]\s+\((?:\/|https:)[^()]*\)|\[[^[\]]+\]\s?\[[^[\]]*\]|!\[[^[\]]*\]\([^()]*\)/gu,
  message: ({ found }) => `${found} is not a valid link.`,
  fix: 'A link is written [text](target), without a space between.',
};

const threeStars: TextPattern = {
  pattern: /(?<!\*)\*{3}(?!\*)/gu,
  message: () => '"***" is not a mark; one of its stars would be printed.',
  fix: 'Strong words are written **like this**.',
};

const brokenMarks: Readonly<Record<RichTextProblem['kind'], Pick<Problem, 'message' | 'fix'>>> = {
  'open-strong': {
    message: '"**" opens strong text that is never closed.',
    fix: 'Write **the words**, or remove it.',
  },
  'empty-strong': {
    message: '"****" is strong text without words.',
    fix: 'Write **the words**, or remove it.',
  },
  'open-link': {
    message: 'A link is never closed, or its target contains a space or a bracket.',
    fix: 'A link is written [text](target).',
  },
  'nested-brackets': {
    message:
      'The text of a link cannot contain brackets; the mark and the address would be printed literally.',
    fix: 'A link is written [text](target); write the words without brackets in them.',
  },
  'lone-bracket': {
    message: 'This bracket has no counterpart.',
    fix: 'A link is written [text](target). Add the other bracket, or remove this one.',
  },
  'strong-in-link': {
    message: 'The text of a link cannot contain marks; its stars would be printed.',
    fix: 'Put the stars around the link: **[text](target)**.',
  },
  'empty-link-text': { message: 'A link has no text.', fix: 'Write [text](target).' },
  'empty-link-target': {
    message: 'A link has no target.',
    fix: `Write the address: [text](${addressExamples.path}).`,
  },
};
