import type { Rule } from '../rule-context.ts';
import { findLinkProblems } from '../shared/link-problems.ts';

export const linkAnchor = {
  id: 'link/anchor',
  severity: 'error',
  summary: 'Links to a section lead to an existing section.',
  supersedes: ['i18n/marks'],
  run: (context) => findLinkProblems(context).filter(({ rule }) => rule === 'link/anchor'),
} satisfies Rule;
