import { isUtf8 } from 'node:buffer';
import { hash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../../content/content-file.ts';
import { LOCK_FILE } from '../../content/lock.ts';
import type { Diagnostic, Result } from '../../diagnostics/diagnostic.ts';
import { buildLineIndex, spanOf } from '../../diagnostics/line-index.ts';
import { programRoot } from '../../files/hash.ts';
import { isSystemCallError, systemErrorMessage } from '../../files/system-error.ts';

/** The maximum size of a file in bytes. */
const maximumSize = 1024 * 1024;

/** A file that cannot be read is reported and has no text, as has a link, which `readContent` reports. */
export function readSource(projectRoot: string, path: string): Result<SourceFile> {
  try {
    const stats = lstatSync(join(projectRoot, path));
    if (stats.isSymbolicLink()) return withoutText(path);
    if (!stats.isFile()) return withoutText(path, notRegularDiagnostic(path));
    if (stats.size > maximumSize) return withoutText(path, tooLargeDiagnostic(path, stats.size));
    return sourceFrom(path, readFileSync(join(projectRoot, path)));
  } catch (error) {
    return withoutText(path, unreadableDiagnostic(path, error));
  }
}

export const withoutText = (path: string, ...diagnostics: Diagnostic[]): Result<SourceFile> => ({
  value: { path, text: '', hash: '', isUnreadable: true },
  diagnostics,
});

function sourceFrom(path: string, bytes: Buffer): Result<SourceFile> {
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

export function unreadableDiagnostic(path: string, error: unknown): Diagnostic {
  const reason = isSystemCallError(error) ? systemErrorMessage(error) : 'unknown reason';
  return { rule: 'file/unreadable', location: { file: path }, message: `This cannot be read: ${reason}.` };
}

export const notRegularDiagnostic = (path: string): Diagnostic => ({
  rule: 'file/unreadable',
  location: { file: path },
  message: 'This is not a regular file but a pipe, a socket or a device.',
  fix: 'Remove it.',
});

function tooLargeDiagnostic(path: string, size: number): Diagnostic {
  const mebibytes = (size / maximumSize).toFixed(1);
  return {
    rule: 'file/too-large',
    location: { file: path },
    message: `The file is ${mebibytes} MiB large; the limit is 1 MiB.`,
    fix: 'Split it into several files, or remove text that was pasted by mistake.',
  };
}

export const symbolicLinkDiagnostic = (path: string): Diagnostic => ({
  rule: 'file/symlink',
  location: { file: path },
  message: 'This is a symbolic link, and content may not contain links.',
  fix: 'Replace it with the file or folder itself.',
});

/** The text; or, for invalid bytes, the reason and the text before the first invalid byte. */
type Decoded = { readonly text: string } | { readonly reason: string; readonly before: string };

const replacement = '\ufffd';
const replacementBytes = Buffer.from(replacement);

/** Decodes UTF-8. Removes the byte-order mark, and replaces CRLF by `\n`, which keeps lines and columns. */
export function decodeUtf8(bytes: Buffer): Decoded {
  if (/^(?:fffe|feff)/u.test(bytes.toString('hex', 0, 2))) return { reason: 'it is UTF-16', before: '' };
  const zero = bytes.indexOf(0);
  if (zero !== -1) return invalid(bytes, zero, 'it contains a zero byte, as UTF-16 does');
  if (isUtf8(bytes)) return { text: decode(bytes).replaceAll('\r\n', '\n') };
  const offset = findInvalidOffset(bytes);
  const value = bytes.toString('hex', offset, offset + 1).toUpperCase();
  return invalid(bytes, offset, `byte 0x${value} is invalid`);
}

/** Also removes the byte-order mark. */
const decode = (bytes: Buffer): string => new TextDecoder().decode(bytes);

const invalid = (bytes: Buffer, offset: number, reason: string): Decoded => ({
  reason,
  before: decode(bytes.subarray(0, offset)),
});

/** There, decoding yields a replacement character that the bytes do not contain. */
function findInvalidOffset(bytes: Buffer): number {
  let offset = 0;
  for (const character of bytes.toString('utf8')) {
    const isInBytes = bytes.subarray(offset, offset + replacementBytes.length).equals(replacementBytes);
    if (character === replacement && !isInBytes) return offset;
    offset += Buffer.byteLength(character);
  }
  return offset;
}

/** With `\n` line endings; undefined when the file does not exist or cannot be read. */
export function readLock(projectRoot: string): Result<string | undefined> {
  const file = join(projectRoot, LOCK_FILE);
  try {
    const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile();
    const value = isFile ? readFileSync(file, 'utf8').replace(/\r\n/gu, '\n') : undefined;
    return { value, diagnostics: isFile === false ? [unreadableDiagnostic(LOCK_FILE, undefined)] : [] };
  } catch (error) {
    return { value: undefined, diagnostics: [unreadableDiagnostic(LOCK_FILE, error)] };
  }
}

export type SourceTexts = Pick<ReadonlyMap<string, string>, 'get' | 'size'>;

export function textsOf(files: readonly SourceFile[], lockText: string | undefined): SourceTexts {
  const lock = lockText === undefined ? [] : [{ path: LOCK_FILE, text: lockText }];
  const byPath = new Map([...files, ...lock].map((file) => [file.path, file]));
  return { size: byPath.size, get: (path) => byPath.get(path)?.text };
}

export const readRulePage = (id: string): string =>
  readFileSync(join(programRoot, 'schema/rules', `${id}.md`), 'utf8');
