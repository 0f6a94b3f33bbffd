import { expect, it } from 'vitest';
import { showProgress } from '../../../generator/commands/progress-line.ts';
import { createProcessContext } from './create-process-context.ts';

function start(isTerminal = true) {
  const time = { now: 0 };
  const { context, reported, printed } = createProcessContext({ isTerminal });
  return { time, reported, printed, ...showProgress({ ...context, clock: () => time.now }) };
}
const eraseLine = '\r\u001b[K';

it('shows nothing for work that takes less than a second', () => {
  const { time, reported, begin, step } = start();
  begin('read');
  time.now = 900;
  begin('render');
  step(1, 2);
  begin();
  expect(reported).toEqual([]);
});

it('shows longer work on one line: stage, count and seconds left', () => {
  const { time, reported, begin, step } = start();
  begin('render');
  time.now = 2000;
  step(20, 60);
  time.now = 2050;
  step(21, 60);
  time.now = 4000;
  begin('verify');
  begin();
  expect(reported).toEqual([`${eraseLine}render 20 of 60, 4 s left`, `${eraseLine}verify …`, eraseLine]);
});

it('removes the line before other output', () => {
  const { time, reported, printed, begin, context } = start();
  time.now = 1500;
  begin('render');
  context.stdout('1 problem\n');
  context.stderr('Nothing was written.\n');
  expect(reported).toEqual([`${eraseLine}render …`, eraseLine, 'Nothing was written.\n']);
  expect(printed).toEqual(['1 problem\n']);
});

it('shows nothing when standard error is not a terminal', () => {
  const { time, reported, begin, step } = start(false);
  time.now = 5000;
  begin('render');
  step(1, 2);
  begin();
  expect(reported).toEqual([]);
});
