import type { Rule } from '../rule-context.ts';
import { findMissingFiles } from '../shared/missing-files.ts';

export const i18nMissingFile = {
  id: 'i18n/missing-file',
  severity: 'error',
  summary: 'A file that one language has, every language has.',
  run: (context) => findMissingFiles(context).filter(({ rule }) => rule === 'i18n/missing-file'),
} satisfies Rule;
