import { expect, it } from 'vitest';
import { decideColour } from '../../../generator/commands/environment.ts';

it.each<[string, Record<string, string>, 'auto' | 'always' | 'never', boolean, boolean]>([
  ['follows the terminal when nothing else is said', {}, 'auto', true, true],
  ['follows what is no terminal', {}, 'auto', false, false],
  ['lets the flag win over everything', { NO_COLOR: '1', TERM: 'dumb' }, 'always', false, true],
  ['lets the flag win over being forced', { FORCE_COLOR: '1' }, 'never', true, false],
  ['lets NO_COLOR win over being forced', { NO_COLOR: '1', FORCE_COLOR: '1' }, 'auto', true, false],
  ['takes NO_COLOR=0 for off', { NO_COLOR: '0' }, 'auto', true, true],
  ['takes CI=false for off', { CI: 'false' }, 'auto', true, true],
  ['forces colour', { FORCE_COLOR: '1', TERM: 'dumb', CI: 'true' }, 'auto', false, true],
  ['forces none by 0', { FORCE_COLOR: '0' }, 'auto', true, false],
  ['forces none by false', { FORCE_COLOR: 'false' }, 'auto', true, false],
  ['uses none in CI', { CI: 'true' }, 'auto', true, false],
  ['uses none on a terminal that cannot show it', { TERM: 'dumb' }, 'auto', true, false],
  ['takes empty variables for none', { NO_COLOR: '', CI: '', TERM: 'xterm' }, 'auto', true, true],
  ['takes an empty FORCE_COLOR for none', { FORCE_COLOR: '' }, 'auto', false, false],
])('%s', (_name, environment, flag, isTerminal, expected) => {
  expect(decideColour({ flag, environment, isTerminal })).toBe(expected);
});
