import { expect, it } from 'vitest';
import { showProgress } from '../../../generator/commands/progress-line.ts';
import { createProcessContext } from './create-process-context.ts';

it('shows the running stage on one line, and removes the line before other output', () => {
  const { context: plainContext, reported, printed } = createProcessContext({ isTerminal: true });
  const { context, begin } = showProgress(plainContext);
  begin('parse');
  begin('render');
  context.stdout('1 problem\n');
  context.stderr('Nothing was written.\n');
  begin('write');
  begin();
  const eraseLine = '\r\u001b[K';
  expect(reported).toEqual([
    ...['parse …', eraseLine, 'render …', eraseLine],
    ...['Nothing was written.\n', 'write …', eraseLine],
  ]);
  expect(printed).toEqual(['1 problem\n']);
});

it('shows nothing when standard error is not a terminal', () => {
  const { context, reported } = createProcessContext({ isTerminal: false });
  showProgress(context).begin('render');
  expect(reported).toEqual([]);
});
