/** Notes to self and marks of other systems, which visitors would read as they stand. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findInText } from './find-in-text.ts';
import { proseOf } from './prose-of.ts';
import { placeOf, type WrittenText } from './written-text.ts';

type StrayMark = {
  readonly pattern: RegExp;
  readonly reason: string;
  readonly fix: string;
};

const strayMarks: readonly StrayMark[] = [
  {
    pattern: /(?:^|\s)#{1,6}\s+\S+|\b(?:TODO|FIXME|XXX|TBD)\b|\blorem ipsum\b/gu,
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

/** One problem for each kind of such marks in a text. */
export function checkStrayMarks(texts: readonly WrittenText[]): Diagnostic[] {
  return texts.flatMap((text) => {
    const prose = proseOf(text.text);
    return strayMarks.flatMap(({ pattern, reason, fix }): Diagnostic[] => {
      const hit = findInText(prose, pattern);
      if (hit === undefined) return [];
      return [
        {
          rule: 'text/stray-mark',
          ...placeOf(text, hit),
          message: `"${hit.found.trim()}" ${reason}; visitors would read it as it stands.`,
          fix,
        },
      ];
    });
  });
}
