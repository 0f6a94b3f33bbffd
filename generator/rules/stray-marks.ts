/** Marks that visitors would read as written: broken marks, HTML, notes to self, and marks of other systems. */

import { addressExamples } from '../../schema/index.ts';
import type { Rule } from '../../schema/rule.ts';
import { type ContentText, locationOf } from '../content/content-text.ts';
import {
  type FirstHit,
  findPatterns,
  stripPlaceholders,
  type TextPattern,
} from '../content/find-patterns.ts';
import { unwritten, WRITE_LATER } from '../content/unwritten.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { RichTextProblem } from '../text/parse-rich-text.ts';
import type { UnitContext } from './rule-context.ts';

type StrayMark = Pick<TextPattern, 'pattern' | 'except' | 'fix'> & { readonly reason: string };

const marks: readonly StrayMark[] = [
  {
    pattern: /(?:^|\s)#{1,6}\s+\S+|\b(?:TODO|FIXME|XXX|TBD)\b|\blorem ipsum\b/gu,
    except: unwritten,
    reason: 'looks like a note to self',
    fix: 'Delete it; a comment stands on a line of its own outside of texts and begins with #.',
  },
  {
    // A star in brackets explains the sign of required fields.
    pattern: /(?<![*(])\*(?![*)])(?:[^*\s][^*]*\*(?!\*))?/gu,
    reason: 'is a single star, which makes nothing strong or slanted here',
    fix: 'Strong words are written **like this**; there are no others.',
  },
  {
    pattern: /(?<![\p{L}\p{N}_])_[^_\s](?:[^_]*[^_\s])?_(?![\p{L}\p{N}_])/gu,
    reason: 'stands between underlines, which make nothing slanted here',
    fix: 'Strong words are written **like this**; there are no others.',
  },
  {
    pattern: /`[^`]*`?/gu,
    reason: 'holds a backtick',
    fix: 'Write the words without it.',
  },
];

const markPatterns = marks.map(
  ({ reason, ...mark }): TextPattern => ({
    ...mark,
    rule: 'text/stray-mark',
    read: stripPlaceholders,
    message: ({ found }) => `"${found.trim()}" ${reason}; visitors would read it as it stands.`,
  }),
);

const unwrittenValue: TextPattern = {
  rule: 'text/stray-mark',
  pattern: unwritten,
  message: ({ text: { key } }) => `"${key}" is still to be written.`,
  fix: `Write what belongs there in place of ${WRITE_LATER}.`,
};

const html: TextPattern<ContentText> = {
  rule: 'text/html',
  pattern: /<!--|<\/?[A-Za-z][^<>]*>?|&(?:[A-Za-z][A-Za-z0-9]*|#[0-9]+|#[xX][0-9A-Fa-f]+);/gu,
  message: ({ found, times }) => `${found} is HTML${times}; visitors would read it as it stands.`,
  fix: adviceFor,
};

function adviceFor({ found, text }: FirstHit<ContentText>): string {
  if (found.startsWith('&')) return 'Type the character itself.';
  if (text.field.kind !== 'rich') return 'Remove it: this text takes no marks.';
  if (/^<\/?(?:b|strong)\b/iu.test(found)) return 'Write **the words** between two stars on each side.';
  if (/^<\/?a\b/iu.test(found)) return 'Write [the words](/address).';
  return 'Remove it. The marks of a text are **strong** and [text](target).';
}

/** A mark in a text that takes none. */
const anyMark: TextPattern = {
  rule: 'link/mark',
  pattern: /\*\*|\[[^[\]]+\]\([^()]*\)|\]\(/gu,
  message: ({ text, found }) => `"${text.key}" takes no marks; visitors would read ${found} as it stands.`,
  fix: 'Write the words without marks.',
};
/** A link whose brackets are swapped or separated, and links and images of other systems. */
const wrongBrackets: TextPattern = {
  rule: 'link/mark',
  pattern:
    /\([^()]+\)\[(?:\/|https:)[^[\]]*\]|\[[^[\]]+\]\s+\((?:\/|https:)[^()]*\)|\[[^[\]]+\]\s?\[[^[\]]*\]|!\[[^[\]]*\]\([^()]*\)/gu,
  message: ({ found }) => `${found} is no link as it is written.`,
  fix: 'A link is written [text](target), without a space between.',
};

/** The mark of words that are strong and slanted elsewhere. */
const threeStars: TextPattern = {
  rule: 'link/mark',
  pattern: /(?<!\*)\*{3}(?!\*)/gu,
  message: () => '"***" is no mark; visitors would read one of its stars.',
  fix: 'Strong words are written **like this**.',
};

const marksInPlain = [html, ...markPatterns, anyMark];
const marksInRich = [html, ...markPatterns, wrongBrackets, threeStars];

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
  'nested-brackets': {
    message:
      'The words of a link hold no brackets; visitors would read the mark and the address as they stand.',
    fix: 'A link is written [text](target); write the words without brackets in them.',
  },
  'lone-bracket': {
    message: 'This bracket has no other half.',
    fix: 'A link is written [text](target). Add the other bracket, or remove this one.',
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

/** Reports each kind of such marks once in a text, and each value, facts included, that is still to be written. */
export const strayMarks: Rule<Pick<UnitContext, 'texts' | 'strings'>> = {
  ids: ['text/stray-mark', 'text/html', 'link/mark'],
  run: checkMarks,
};

function checkMarks({ texts, strings }: Pick<UnitContext, 'texts' | 'strings'>): Diagnostic[] {
  return [
    ...findPatterns(strings, () => [unwrittenValue]),
    ...findPatterns(texts, ({ rich }) => (rich === undefined ? marksInPlain : marksInRich)),
    ...texts.flatMap((text) =>
      (text.rich?.problems ?? []).map((problem) => ({
        rule: 'link/mark' as const,
        ...locationOf(text, problem),
        ...brokenMarks[problem.kind],
      })),
    ),
  ];
}
