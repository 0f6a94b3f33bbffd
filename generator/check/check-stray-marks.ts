/** Notes to self and marks of other systems, which visitors would read as they stand. */
import { isBlank, isPlainObject } from '../../schema/data-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ContentString, ContentText } from './content-text.ts';
import { findPatterns, stripPlaceholders, type TextPattern } from './find-patterns.ts';

/** Stands for a value that is still to be written. */
export const MARK = 'TODO';

/** A value that is nothing else, whatever is noted behind it. */
const unwritten = new RegExp(`^\\s*${MARK}\\b[\\s\\S]*`, 'gu');

/** Whether a text, or each form of a counted one, is written. */
export function isWritten(value: unknown): boolean {
  if (isPlainObject(value)) return Object.values(value).length > 0 && Object.values(value).every(isWritten);
  return typeof value === 'string' && !isBlank(value) && value.search(unwritten) === -1;
}

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

const strayMarks = marks.map(
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
  fix: `Write what belongs there in place of ${MARK}.`,
};

/** One problem for each kind of such marks in a text, and for each value, facts included, that is to be written. */
export function checkStrayMarks(
  texts: readonly ContentText[],
  strings: readonly ContentString[],
): Diagnostic[] {
  return [...findPatterns(strings, [unwrittenValue]), ...findPatterns(texts, strayMarks)];
}
