import type { ProcessContext } from './process-context.ts';

export type Progress = {
  /** A context whose streams erase the line before they write. */
  readonly context: ProcessContext;
  /** Called when a stage begins; without a name when the work is done. */
  readonly begin: (stage?: string) => void;
};

/** On standard error, if that is a terminal. */
export function showProgress(context: ProcessContext): Progress {
  if (!context.isErrorTerminal) return { context, begin: () => undefined };
  const { stderr, stdout } = context;
  let isShown = false;
  const erase = () => {
    if (isShown) stderr('\r\u001b[K');
    isShown = false;
  };
  const eraseBefore = (write: ProcessContext['stderr']) => (text: string) => {
    erase();
    write(text);
  };
  return {
    context: { ...context, stderr: eraseBefore(stderr), stdout: eraseBefore(stdout) },
    begin: (stage) => {
      erase();
      if (stage === undefined) return;
      stderr(`${stage} …`);
      isShown = true;
    },
  };
}

export function timeStages(context: ProcessContext): Progress {
  let running: { readonly name: string; readonly since: number } | undefined;
  const begin = (name?: string) => {
    const now = context.clock();
    if (running)
      context.stderr(`${running.name.padEnd(10)}${(now - running.since).toFixed(0).padStart(6)} ms\n`);
    running = name === undefined ? undefined : { name, since: now };
  };
  return { context, begin };
}
