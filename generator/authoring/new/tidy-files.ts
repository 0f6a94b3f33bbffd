/** What is certain of the text of a file, whatever it says: one form of letters and line ends, no spaces at ends. */
import { hash } from 'node:crypto';
import type { SourceFile } from '../../content/source-file.ts';
import { parseFile } from '../../pipeline/parse/parse-file.ts';
import type { NewFile } from './plan.ts';

/** The files that are to be written anew, as UTF-8 without a byte-order mark and with line ends of the kind LF. */
export function planTidyFiles(files: readonly SourceFile[]): NewFile[] {
  return files.flatMap((file): NewFile[] => {
    if (file.isUnreadable) return [];
    const text = tidyText(file);
    return hash('sha256', text) === file.hash ? [] : [{ path: file.path, text, replaces: true }];
  });
}

/** Spaces at the ends of lines go where they mean nothing; in some blocks of YAML they are part of the text. */
function tidyText(file: SourceFile): string {
  const composed = file.text.normalize('NFC');
  const trimmed = composed.replaceAll(/[ \t]+$/gmu, '');
  return trimmed === composed || dataOf(file, trimmed) === dataOf(file, composed) ? trimmed : composed;
}

/** Undefined for what cannot be parsed. */
const dataOf = (file: SourceFile, text: string): string | undefined =>
  JSON.stringify(parseFile({ ...file, text }).value.data);
