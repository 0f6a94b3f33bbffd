import { expect, it } from 'vitest';
import { decideColour } from '../../../generator/commands/environment.ts';

it.each<[string, Record<string, string>, 'auto' | 'always' | 'never', boolean, boolean]>([
  ['uses colour on a terminal by default', {}, 'auto', true, true],
  ['uses none without a terminal', {}, 'auto', false, false],
  ['gives the flag priority over everything', { NO_COLOR: '1', TERM: 'dumb' }, 'always', false, true],
  ['gives the flag priority over FORCE_COLOR', { FORCE_COLOR: '1' }, 'never', true, false],
  ['gives NO_COLOR priority over FORCE_COLOR', { NO_COLOR: '1', FORCE_COLOR: '1' }, 'auto', true, false],
  ['treats NO_COLOR=0 as unset', { NO_COLOR: '0' }, 'auto', true, true],
  ['treats CI=false as unset', { CI: 'false' }, 'auto', true, true],
  ['forces colour', { FORCE_COLOR: '1', TERM: 'dumb', CI: 'true' }, 'auto', false, true],
  ['disables colour with FORCE_COLOR=0', { FORCE_COLOR: '0' }, 'auto', true, false],
  ['disables colour with FORCE_COLOR=false', { FORCE_COLOR: 'false' }, 'auto', true, false],
  ['uses none in CI', { CI: 'true' }, 'auto', true, false],
  ['uses none on a terminal without colours', { TERM: 'dumb' }, 'auto', true, false],
  ['treats empty variables as unset', { NO_COLOR: '', CI: '', TERM: 'xterm' }, 'auto', true, true],
  ['treats an empty FORCE_COLOR as unset', { FORCE_COLOR: '' }, 'auto', false, false],
])('%s', (_name, environment, flag, isTerminal, expected) => {
  expect(decideColour({ flag, environment, isTerminal })).toBe(expected);
});
