/** How the lines of this site are kept from breaking, by the words of its own languages. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { planNoBreak } from '../../../generator/text/no-break.ts';
import { textFiles } from '../../../schema/index.ts';
import { projectRoot } from '../../site/temporary-project.ts';

const read = (tag: string, file: string): unknown =>
  parse(readFileSync(path.join(projectRoot, 'content', tag, `${file}.yaml`), 'utf8'));

export const siteTypesetting = planNoBreak(
  ['ar', 'en', 'es'].map((tag) => ({
    noBreak: textFiles.style.parse(read(tag, 'style')).noBreak,
    months: textFiles.ui.parse(read(tag, 'ui')).figures.months,
  })),
);
