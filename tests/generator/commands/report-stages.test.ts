import { expect, it } from 'vitest';
import { reportStages } from '../../../generator/commands/report-stages.ts';
import { createProcessContext } from './create-process-context.ts';

it.each([
  { isTerminal: true, quiet: false, verbose: false, isShown: true },
  { isTerminal: true, quiet: true, verbose: false, isShown: false },
  { isTerminal: false, quiet: false, verbose: false, isShown: false },
  { isTerminal: false, quiet: false, verbose: true, isShown: true },
])(
  'prints a line for each stage on a terminal or with --verbose: %o',
  ({ isTerminal, isShown, ...options }) => {
    const { context, reported } = createProcessContext({ isTerminal });
    const begin = reportStages(context, options);
    begin('parse');
    begin('render');
    begin();
    expect(reported).toEqual(isShown ? ['parse          0 ms\n', 'render         0 ms\n'] : []);
  },
);
