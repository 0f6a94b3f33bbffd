/** Reports marks that would be printed literally: broken marks, HTML, notes to self, and marks of other systems. */

import { addressExamples } from '../../schema/index.ts';
import type { Rule } from '../../schema/rule.ts';
import { type ContentText, locationOf } from '../content/content-text.ts';
import {
  blankPlaceholders,
  type FirstHit,
  reportPatterns,
  type TextPattern,
} from '../content/find-patterns.ts';
import { TODO_MARKER, unwrittenPattern } from '../content/unwritten.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RichTextProblem } from '../text/parse-rich-text.ts';
import type { UnitContext } from './rule-context.ts';

type StrayMark = Pick<TextPattern, 'pattern' | 'except' | 'fix'> & { readonly reason: string };

const marks: readonly StrayMark[] = [
  {
    pattern: /(?:^|\s)#{1,6}\s+\S+|\b(?:TODO|FIXME|XXX|TBD)\b|\blorem ipsum\b/gu,
    except: unwrittenPattern,
    reason: 'looks like a note to self',
    fix: 'Delete it; a comment is a line outside of texts that begins with #.',
  },
  {
    // A star in brackets is allowed, because it explains the marker of required fields.
    pattern: /(?<![*(])\*(?![*)])(?:[^*\s][^*]*\*(?!\*))?/gu,
    reason: 'is a single star, which is not a mark',
    fix: 'Write strong text **like this**.',
  },
  {
    pattern: /(?<![\p{L}\p{N}_])_[^_\s](?:[^_]*[^_\s])?_(?![\p{L}\p{N}_])/gu,
    reason: 'is between underscores, which are not marks',
    fix: 'Write strong text **like this**.',
  },
  {
    pattern: /`[^`]*`?/gu,
    reason: 'contains a backtick',
    fix: 'Write the words without it.',
  },
];

const markPatterns = marks.map(
  ({ reason, ...mark }): TextPattern => ({
    ...mark,
    rule: 'text/stray-mark',
    read: blankPlaceholders,
    message: ({ found }) => `"${found.trim()}" ${reason}; it would be printed literally.`,
  }),
);

const unwrittenValue: TextPattern = {
  rule: 'text/stray-mark',
  pattern: unwrittenPattern,
  message: ({ text: { key } }) => `"${key}" is not written yet.`,
  fix: `Replace ${TODO_MARKER} by the text.`,
};

const html: TextPattern<ContentText> = {
  rule: 'text/html',
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

/** Reports a mark in a plain text. */
const anyMark: TextPattern = {
  rule: 'link/mark',
  pattern: /\*\*|\[[^[\]]+\]\([^()]*\)|\]\(/gu,
  message: ({ text, found }) =>
    `"${text.key}" is a plain text without marks; ${found} would be printed literally.`,
  fix: 'Write the words without marks.',
};
/** Reports links with swapped or separated brackets, and links and images of other systems. */
const wrongBrackets: TextPattern = {
  rule: 'link/mark',
  pattern:
    /\([^()]+\)\[(?:\/|https:)[^[\]]*\]|\[[^[\]]+\]\s+\((?:\/|https:)[^()]*\)|\[[^[\]]+\]\s?\[[^[\]]*\]|!\[[^[\]]*\]\([^()]*\)/gu,
  message: ({ found }) => `${found} is not a valid link.`,
  fix: 'A link is written [text](target), without a space between.',
};

/** Reports the mark that other systems use for strong and emphasized text. */
const threeStars: TextPattern = {
  rule: 'link/mark',
  pattern: /(?<!\*)\*{3}(?!\*)/gu,
  message: () => '"***" is not a mark; one of its stars would be printed.',
  fix: 'Strong words are written **like this**.',
};

const marksInPlain = [html, ...markPatterns, anyMark];
const marksInRich = [html, ...markPatterns, wrongBrackets, threeStars];

const brokenMarks: Readonly<Record<RichTextProblem['kind'], Pick<Diagnostic, 'message' | 'fix'>>> = {
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

/** Reports each kind of stray mark once in a text, and each text or fact that is not written yet. */
export const strayMarks: Rule<Pick<UnitContext, 'texts' | 'strings'>> = {
  ids: ['text/stray-mark', 'text/html', 'link/mark'],
  run: checkMarks,
};

function checkMarks({ texts, strings }: Pick<UnitContext, 'texts' | 'strings'>): Diagnostic[] {
  return [
    ...reportPatterns(strings, () => [unwrittenValue]),
    ...reportPatterns(texts, ({ rich }) => (rich === undefined ? marksInPlain : marksInRich)),
    ...texts.flatMap((text) =>
      (text.rich?.problems ?? []).map((problem) => ({
        rule: 'link/mark' as const,
        ...locationOf(text, problem),
        ...brokenMarks[problem.kind],
      })),
    ),
  ];
}
