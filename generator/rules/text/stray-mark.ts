import { blankPlaceholders, reportPatterns, type TextPattern } from '../../content/find-patterns.ts';
import { TODO_MARKER, unwrittenPattern } from '../../content/missing-translations.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const textStrayMark = {
  id: 'text/stray-mark',
  severity: 'error',
  summary: 'Texts contain no notes to self and no invalid marks.',
  // A text that is not written yet has these problems, too.
  supersedes: [
    'font/uncovered',
    'i18n/marks',
    'i18n/placeholder',
    'ref/unknown',
    'text/proportion',
    'text/seo-duplicate',
    'text/seo-length',
  ],
  runOnUnit: ({ texts, strings }: Pick<UnitContext, 'texts' | 'strings'>) => [
    ...reportPatterns(strings, () => [unwrittenValue]),
    ...reportPatterns(texts, () => markPatterns),
  ],
} satisfies Rule;

const unwrittenValue: TextPattern = {
  pattern: unwrittenPattern,
  message: ({ text: { key } }) => `"${key}" is not written yet.`,
  fix: `Replace ${TODO_MARKER} by the text.`,
};

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
  { pattern: /`[^`]*`?/gu, reason: 'contains a backtick', fix: 'Write the words without it.' },
];

const markPatterns = marks.map(
  ({ reason, ...mark }): TextPattern => ({
    ...mark,
    read: blankPlaceholders,
    message: ({ found }) => `"${found.trim()}" ${reason}; it would be printed literally.`,
  }),
);
