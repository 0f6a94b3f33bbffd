import type { Style } from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import type { Term } from '../../../schema/rule.ts';
import { reportTerms } from '../../content/find-patterns.ts';
import type { Rule, UnitContext } from '../rule-context.ts';

export const textForbiddenTerm = {
  id: 'text/forbidden-term',
  severity: 'error',
  summary: 'Texts contain no forbidden terms.',
  runOnUnit: ({ texts, styles }: Pick<UnitContext, 'texts' | 'styles'>) =>
    reportTerms(
      // Search terms may be words that the site does not use.
      texts.filter(({ field }) => field.exemption !== 'search'),
      ({ language }) => {
        const style = styles.get(language);
        return style === undefined ? [] : termsOf(style);
      },
    ),
} satisfies Rule;

const termsOf = memoizePerObject(({ forbidden }: Style) =>
  forbidden.map(
    ({ words, except, reason, write, evenQuoted = false }): Term => ({
      words,
      except,
      mayBeQuoted: !evenQuoted,
      message: (found) => `"${found}" is a forbidden term. ${reason}`,
      fix: `Write ${write}.`,
    }),
  ),
);
