/** Shows a line with the stage, the count and the remaining seconds on a terminal while a command runs. */
import type { Shell } from './shell.ts';

/** Receives the progress of a command. */
export type Progress = {
  /** A shell that erases the line before it writes. */
  readonly shell: Shell;
  /** Called when a stage begins; without a name when the work is done. */
  readonly begin: (stage?: string) => void;
  /** Called with the number of finished items and the total. */
  readonly step: (done: number, total: number) => void;
};

/** Delay before the first line and interval between updates, in milliseconds. */
const initialDelay = 1000;
const updateInterval = 100;

/** Returns a `Progress` that shows the line on standard error, if that is a terminal, after the first second. */
export function showProgress(shell: Shell): Progress {
  if (!shell.isErrorTerminal) return { shell, begin: () => undefined, step: () => undefined };
  const { clock, stderr, stdout } = shell;
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
  const eraseBefore = (write: Shell['stderr']) => (text: string) => {
    erase();
    write(text);
  };
  return {
    shell: { ...shell, stderr: eraseBefore(stderr), stdout: eraseBefore(stdout) },
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
