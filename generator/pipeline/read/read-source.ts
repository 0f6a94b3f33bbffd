/** Reads one content file. */
import { hash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../../content/source-file.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { buildLineIndex, spanOf } from '../../diagnostics/line-index.ts';
import type { Result } from '../../diagnostics/result.ts';
import { isSystemCallError, systemErrorMessage } from '../../files/system-error.ts';
import { decodeUtf8 } from './decode-utf8.ts';

/** The maximum size of a file in bytes. */
const maximumSize = 1024 * 1024;

/**
 * Reads a file as text. A file that cannot be read is reported and has no text. A link has no text either, and
 * `readContent` reports it.
 */
export function readSource(projectRoot: string, path: string): Result<SourceFile> {
  try {
    const stats = lstatSync(join(projectRoot, path));
    if (stats.isSymbolicLink()) return withoutText(path);
    if (!stats.isFile()) return withoutText(path, explainNotRegular(path));
    if (stats.size > maximumSize) return withoutText(path, explainTooLarge(path, stats.size));
    return decode(path, readFileSync(join(projectRoot, path)));
  } catch (error) {
    return withoutText(path, explainUnreadable(path, error));
  }
}

/** Returns a file without text, with the diagnostics that explain why it cannot be read. */
export const withoutText = (path: string, ...diagnostics: Diagnostic[]): Result<SourceFile> => ({
  value: { path, text: '', hash: '', isUnreadable: true },
  diagnostics,
});

function decode(path: string, bytes: Buffer): Result<SourceFile> {
  const decoded = decodeUtf8(bytes);
  if ('text' in decoded) {
    return { value: { path, text: decoded.text, hash: hash('sha256', bytes) }, diagnostics: [] };
  }
  const { reason, before } = decoded;
  return withoutText(path, {
    rule: 'file/encoding',
    location: {
      file: path,
      span: spanOf(buildLineIndex(before), { start: before.length, end: before.length + 1 }),
    },
    message: `The file is not UTF-8: ${reason}.`,
    fix: 'Save it as UTF-8 in the editor that wrote it.',
  });
}

/** Reports a file or folder that cannot be opened, with the system error. */
export function explainUnreadable(path: string, error: unknown): Diagnostic {
  const reason = isSystemCallError(error) ? systemErrorMessage(error) : 'unknown reason';
  return { rule: 'file/unreadable', location: { file: path }, message: `This cannot be read: ${reason}.` };
}

/** Reports a socket, a pipe or a device. */
export const explainNotRegular = (path: string): Diagnostic => ({
  rule: 'file/unreadable',
  location: { file: path },
  message: 'This is not a regular file but a pipe, a socket or a device.',
  fix: 'Remove it.',
});

function explainTooLarge(path: string, size: number): Diagnostic {
  const mebibytes = (size / maximumSize).toFixed(1);
  return {
    rule: 'file/too-large',
    location: { file: path },
    message: `The file is ${mebibytes} MiB large; the limit is 1 MiB.`,
    fix: 'Split it into several files, or remove text that was pasted by mistake.',
  };
}

/** Reports a symbolic link. */
export const explainSymbolicLink = (path: string): Diagnostic => ({
  rule: 'file/symlink',
  location: { file: path },
  message: 'This is a symbolic link, and content may not contain links.',
  fix: 'Replace it with the file or folder itself.',
});
