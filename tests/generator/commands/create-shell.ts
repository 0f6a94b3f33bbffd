/** Shells for commands in tests. */
import type { Shell } from '../../../generator/commands/shell.ts';

export function createShell({ isTerminal }: { readonly isTerminal: boolean }) {
  const printed: string[] = [];
  const reported: string[] = [];
  const shell: Shell = {
    projectRoot: '/nowhere',
    environment: {},
    stdout: (text) => printed.push(text),
    stderr: (text) => reported.push(text),
    isTerminal,
    isErrorTerminal: isTerminal,
    now: () => new Date(0),
    signal: new AbortController().signal,
    beforeExit: () => undefined,
    clock: () => 0,
    peakMemory: () => 0,
  };
  return { shell, printed, reported };
}
