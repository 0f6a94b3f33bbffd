import type { Problem } from '../../../schema/rule.ts';
import { type ContentString, locationOf } from '../../content/content-text.ts';
import { codeOf } from '../../content/find-patterns.ts';
import type { Rule } from '../rule-context.ts';
import { firstPerFile } from '../shared/first-per-file.ts';

export const textNfc = {
  id: 'text/nfc',
  severity: 'warning',
  summary: 'Texts are in Unicode normalization form C (NFC).',
  supersedes: ['font/uncovered'],
  runOnUnit: ({ strings }) => firstPerFile(strings.flatMap(decomposedDiagnostics)),
} satisfies Rule;

function decomposedDiagnostics(string: ContentString): Problem | [] {
  const composed = string.text.normalize('NFC');
  if (composed === string.text) return [];
  let start = 0;
  while (string.text[start] === composed[start]) start += 1;
  const [written, typed] = [string.text, composed].map((text) => codesOfFirstLetter(text.slice(start)));
  return {
    ...locationOf(string, { start, length: 1 }),
    message: `"${string.key}" contains "${composed.slice(start, start + 1)}" as ${written}; a search would not find it.`,
    fix: `Type it again: ${typed}, which keyboards produce, looks the same. Or convert the file to NFC.`,
  };
}

/** The first letter with its marks: `U+006E U+0303`. */
function codesOfFirstLetter(text: string): string {
  const [letter = ''] = /^\P{Mark}?\p{Mark}*/u.exec(text) ?? [];
  return [...letter].map(codeOf).join(' ');
}
