import { describe, expect, it } from 'vitest';
import { decideColour } from '../../../generator/diagnostics/colour.ts';

const decide = (
  environment: Record<string, string>,
  { flag = 'auto', isTerminal = true }: { flag?: 'auto' | 'always' | 'never'; isTerminal?: boolean } = {},
) => decideColour({ flag, environment, isTerminal });

describe('decideColour', () => {
  it('follows the terminal when nothing else is said', () => {
    expect(decide({})).toBe(true);
    expect(decide({}, { isTerminal: false })).toBe(false);
  });

  it('lets the flag win over everything', () => {
    expect(decide({ NO_COLOR: '1', TERM: 'dumb' }, { flag: 'always', isTerminal: false })).toBe(true);
    expect(decide({ FORCE_COLOR: '1' }, { flag: 'never' })).toBe(false);
  });

  it('lets NO_COLOR win over FORCE_COLOR, whatever it is set to', () => {
    expect(decide({ NO_COLOR: '0', FORCE_COLOR: '1' })).toBe(false);
  });

  it('forces colour, or none, by FORCE_COLOR', () => {
    expect(decide({ FORCE_COLOR: '1', TERM: 'dumb', CI: 'true' }, { isTerminal: false })).toBe(true);
    expect(decide({ FORCE_COLOR: '0' })).toBe(false);
    expect(decide({ FORCE_COLOR: 'false' })).toBe(false);
  });

  it('uses none in CI and on a terminal that cannot show it', () => {
    expect(decide({ CI: 'true' })).toBe(false);
    expect(decide({ TERM: 'dumb' })).toBe(false);
    expect(decide({ TERM: 'xterm' })).toBe(true);
  });

  it('takes an empty variable for one that is not set', () => {
    expect(decide({ NO_COLOR: '', CI: '' })).toBe(true);
    expect(decide({ FORCE_COLOR: '' }, { isTerminal: false })).toBe(false);
  });
});
