import type { Rule } from '../rule-context.ts';
import { findRedirectProblems } from '../shared/redirect-problems.ts';

export const routeRedirect = {
  id: 'route/redirect',
  severity: 'error',
  fixed: true,
  summary: 'A redirect leads from an address without a page to an address with a page.',
  run: (context) => findRedirectProblems(context).filter(({ rule }) => rule === 'route/redirect'),
} satisfies Rule;
