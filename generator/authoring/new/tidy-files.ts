/** Byte-order marks, line endings, trailing spaces, Unicode NFC. */
import { hash } from 'node:crypto';
import type { SourceFile } from '../../content/content-file.ts';
import { parseFile } from '../../pipeline/parse/parse-file.ts';
import type { NewFile } from './new-files.ts';

/** UTF-8 without a byte-order mark, with LF line endings. */
export const listTidyFiles = (files: readonly SourceFile[]): NewFile[] =>
  files.flatMap((file): NewFile[] => {
    if (file.isUnreadable) return [];
    const text = tidyText(file);
    return hash('sha256', text) === file.hash ? [] : [{ path: file.path, text, replaces: true }];
  });

/** Normalizes a text to NFC. Removes trailing spaces, unless that changes the data, as in some YAML block scalars. */
function tidyText(file: SourceFile): string {
  const normalized = file.text.normalize('NFC');
  const trimmed = normalized.replaceAll(/[ \t]+$/gmu, '');
  return trimmed === normalized || dataOf(file, trimmed) === dataOf(file, normalized) ? trimmed : normalized;
}

/** Undefined when the text cannot be parsed. */
const dataOf = (file: SourceFile, text: string): string | undefined =>
  JSON.stringify(parseFile({ ...file, text }).value);
