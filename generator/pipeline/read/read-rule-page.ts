/** Reads the documentation of rules. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { programRoot } from '../../files/hash.ts';

/** Returns the Markdown page of a rule: the reason, a wrong and a right example. */
export const readRulePage = (id: string): string =>
  readFileSync(path.join(programRoot, 'schema/rules', `${id}.md`), 'utf8');
