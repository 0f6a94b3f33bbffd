/** Reads the page of a rule, which says why it is there and shows wrong and right. */
import { readFileSync } from 'node:fs';
import type { RuleId } from '../diagnostics/index.ts';

/** The page in Markdown. */
export const readRulePage = (id: RuleId): string =>
  readFileSync(new URL(`../../schema/rules/${id}.md`, import.meta.url), 'utf8');
