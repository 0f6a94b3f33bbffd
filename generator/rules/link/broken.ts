import type { Rule } from '../rule-context.ts';
import { findLinkProblems } from '../shared/link-problems.ts';

export const linkBroken = {
  id: 'link/broken',
  severity: 'error',
  summary: 'Internal links lead to existing pages.',
  supersedes: ['i18n/marks'],
  run: (context) => findLinkProblems(context).filter(({ rule }) => rule === 'link/broken'),
} satisfies Rule;
