/** Reads one file: its size before its bytes, its bytes before its text. */
import { hash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Stage } from '../stage.ts';
import { decodeUtf8 } from './decode-utf8.ts';
import type { Entry } from './list-entries.ts';
import type { SourceFile } from './source-file.ts';
import { unreadable } from './unreadable.ts';

/** Largest file in bytes. */
export const maximumSize = 1024 * 1024;

/** Reads a file as text. A file that cannot be used comes without text, with the reason as a diagnostic. */
export function readSource(projectRoot: string, { path, kind }: Entry): Stage<SourceFile> {
  if (kind === 'other') return refuse(path, notAFile(path));
  try {
    const { size } = lstatSync(join(projectRoot, path));
    if (size > maximumSize) return refuse(path, tooLarge(path, size));
    return decode(path, readFileSync(join(projectRoot, path)));
  } catch (error) {
    return refuse(path, unreadable(path, error));
  }
}

function decode(path: string, bytes: Buffer): Stage<SourceFile> {
  const decoded = decodeUtf8(bytes);
  if ('reason' in decoded) return refuse(path, badEncoding(path, decoded));
  return { value: { path, text: decoded.text, hash: hash('sha256', bytes) }, diagnostics: [] };
}

const refuse = (path: string, problem: Diagnostic): Stage<SourceFile> => ({
  value: { path, text: '', hash: '', isUnreadable: true },
  diagnostics: [problem],
});

function notAFile(path: string): Diagnostic {
  return { rule: 'file/unreadable', place: { file: path }, message: 'This is no ordinary file.' };
}

function tooLarge(path: string, size: number): Diagnostic {
  const mebibytes = (size / maximumSize).toFixed(1);
  return {
    rule: 'file/too-large',
    place: { file: path },
    message: `The file is ${mebibytes} MiB large; the limit is 1 MiB.`,
    fix: 'Split it into several files, or remove what was pasted by mistake.',
  };
}

function badEncoding(
  path: string,
  { reason, line, column }: Exclude<ReturnType<typeof decodeUtf8>, { text: string }>,
) {
  return {
    rule: 'file/encoding',
    place: { file: path, span: { line, column, endLine: line, endColumn: column + 1 } },
    message: `The file is not UTF-8: ${reason}.`,
    fix: 'Open it in the editor it was written with and save it as UTF-8.',
  } satisfies Diagnostic;
}
