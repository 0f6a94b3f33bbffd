/** Turns what the system answers when it cannot write into a problem that a person can act on. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isSystemError, type SystemError } from '../system-error.ts';
import { type OutputFolder, planLabel } from './output-folder.ts';

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'the system does not allow it',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EFBIG: 'the file is larger than allowed here',
  ENOTDIR: 'a part of the path is a file, not a folder',
  EISDIR: 'a folder stands where a file belongs',
  ENAMETOOLONG: 'the name is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EBUSY: 'it is in use or a mount point; choose a folder inside the mounted one',
  EXDEV: 'it is a mount point; choose a folder inside the mounted one',
  EIO: 'the disk has a fault',
};

/** The problem `build/write`, with the path concerned and the system's reason. Rethrows what is not the system's. */
export function buildWriteDiagnostic(folder: OutputFolder, error: unknown): Diagnostic {
  if (!isSystemError(error)) throw error;
  return {
    rule: 'build/write',
    place: { file: folder.label },
    message: explainWriteError(error, folder),
    fix: 'Nothing was published. Make the folder writable, free space, or choose another one with --out.',
  };
}

/** The path concerned, and the system's reason, as a sentence. */
export function explainWriteError(
  error: SystemError,
  { projectRoot, path }: Pick<OutputFolder, 'projectRoot' | 'path'>,
): string {
  const reason = reasons[error.code] ?? error.message;
  return `Cannot write ${planLabel(projectRoot, error.path ?? path)}: ${reason} (${error.code}).`;
}
