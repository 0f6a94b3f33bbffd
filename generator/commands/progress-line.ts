/** One line on a terminal that says what long work is doing: stage, count, seconds left. Gone when it is done. */
import type { Shell } from './shell.ts';

/** Hears how far the work is. */
export type Progress = {
  /** The surroundings, in which nothing is printed behind the line. */
  readonly shell: Shell;
  /** A stage begins; without a name the work is done. */
  readonly begin: (stage?: string) => void;
  /** So many things of the stage are done. */
  readonly step: (done: number, of: number) => void;
};

/** Milliseconds without a sign of life that nobody minds, and those for which a line stands before it changes. */
const patience = 1000;
const pause = 100;

/** Shows nothing where standard error is no terminal, and nothing of work that is done within a second. */
export function showProgress(shell: Shell): Progress {
  if (!shell.isErrorTerminal) return { shell, begin: () => undefined, step: () => undefined };
  const { clock, tell, print } = shell;
  let stage = { name: '', since: clock() };
  let next = clock() + patience;
  let isShown = false;
  const erase = () => {
    if (isShown) tell('\r\u001b[K');
    isShown = false;
  };
  const show = (text: string) => {
    if (clock() < next) return;
    tell(`\r\u001b[K${text}`);
    isShown = true;
    next = clock() + pause;
  };
  const after = (say: Shell['tell']) => (text: string) => {
    erase();
    say(text);
  };
  return {
    shell: { ...shell, tell: after(tell), print: after(print) },
    begin: (name) => {
      stage = { name: name ?? '', since: clock() };
      if (name === undefined) erase();
      else show(`${name} …`);
    },
    step: (done, of) => {
      const left = Math.ceil(((clock() - stage.since) / done) * (of - done) * 0.001);
      show(`${stage.name} ${done} of ${of}, ${left} s left`);
    },
  };
}
