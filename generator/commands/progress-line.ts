/** Shows a line with the stage, the count and the remaining seconds on a terminal while a command runs. */
import type { ProcessContext } from './process-context.ts';

/** Receives the progress of a command. */
export type Progress = {
  /** A context whose streams erase the line before it writes. */
  readonly context: ProcessContext;
  /** Called when a stage begins; without a name when the work is done. */
  readonly begin: (stage?: string) => void;
  /** Called with the number of finished items and the total. */
  readonly step: (done: number, total: number) => void;
};

/** Delay before the first line and interval between updates, in milliseconds. */
const initialDelay = 1000;
const updateInterval = 100;

/** Returns a `Progress` that shows the line on standard error, if that is a terminal, after the first second. */
export function showProgress(context: ProcessContext): Progress {
  if (!context.isErrorTerminal) return { context, begin: () => undefined, step: () => undefined };
  const { clock, stderr, stdout } = context;
  let stage = { name: '', since: clock() };
  let nextUpdate = clock() + initialDelay;
  let isShown = false;
  const erase = () => {
    if (isShown) stderr('\r\u001b[K');
    isShown = false;
  };
  const show = (text: string) => {
    if (clock() < nextUpdate) return;
    stderr(`\r\u001b[K${text}`);
    isShown = true;
    nextUpdate = clock() + updateInterval;
  };
  const eraseBefore = (write: ProcessContext['stderr']) => (text: string) => {
    erase();
    write(text);
  };
  return {
    context: { ...context, stderr: eraseBefore(stderr), stdout: eraseBefore(stdout) },
    begin: (name) => {
      stage = { name: name ?? '', since: clock() };
      if (name === undefined) erase();
      else show(`${name} …`);
    },
    step: (done, total) => {
      const secondsLeft = Math.ceil(((clock() - stage.since) / done) * (total - done) * 0.001);
      show(`${stage.name} ${done} of ${total}, ${secondsLeft} s left`);
    },
  };
}
