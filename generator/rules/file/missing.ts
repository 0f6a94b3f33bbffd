import type { Rule } from '../rule-context.ts';
import { findMissingFiles } from '../shared/missing-files.ts';

export const fileMissing = {
  id: 'file/missing',
  severity: 'error',
  fixed: true,
  summary: 'Every shared file and every record has its facts.',
  run: (context) => findMissingFiles(context).filter(({ rule }) => rule === 'file/missing'),
} satisfies Rule;
