/** Turns what the system answers when it cannot write into a problem that a person can act on. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { isSystemError, reasonOf, type SystemError } from '../system-error.ts';
import { type OutputFolder, planLabel } from './output-folder.ts';

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
  return `Cannot write ${planLabel(projectRoot, error.path ?? path)}: ${reasonOf(error)}.`;
}
