import type { ProcessContext } from '../../../generator/commands/process-context.ts';

export function createProcessContext({ isTerminal }: { readonly isTerminal: boolean }) {
  const printed: string[] = [];
  const reported: string[] = [];
  const context: ProcessContext = {
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
  return { context, printed, reported };
}
