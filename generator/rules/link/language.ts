import type { Rule } from '../rule-context.ts';
import { findLinkProblems } from '../shared/link-problems.ts';

export const linkLanguage = {
  id: 'link/language',
  severity: 'error',
  summary: 'Links are written without a language.',
  supersedes: ['i18n/marks'],
  run: (context) => findLinkProblems(context).filter(({ rule }) => rule === 'link/language'),
} satisfies Rule;
