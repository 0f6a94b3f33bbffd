/** Mistakes in our own style sheets and scripts, as problems with their places. */
import type { Message } from 'esbuild';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** Thrown when sources cannot be bundled as they are. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(messages: readonly Message[]) {
    const diagnostics = messages.map(explainMessage);
    super(diagnostics.map(({ place, message }) => `${place.file}: ${message}`).join('\n'));
    this.diagnostics = diagnostics;
  }
}

/** What esbuild threw, as a `SourceError` when it is about sources. */
export function asSourceError(fault: unknown): unknown {
  const isFailure = fault instanceof Error && 'errors' in fault && Array.isArray(fault.errors);
  // esbuild throws a `BuildFailure`, which is no class of its own.
  return isFailure ? new SourceError(fault.errors as Message[]) : fault;
}

/** esbuild counts columns from 0, and a mistake without a place is one of its settings. */
function explainMessage({ text, location }: Message): Diagnostic {
  if (location === null) return { rule: 'build/source', place: { file: 'package.json' }, message: text };
  const { file, line, column, length, lineText } = location;
  const span = { line, column: column + 1, endLine: line, endColumn: column + 1 + length };
  return { rule: 'build/source', place: { file, span }, message: `${text}\n${lineText.trim()}`.trim() };
}
