/** Decides whether a stream gets colour. */
import { type Environment, readSwitch } from './environment.ts';

/** What the decision depends on. */
export type ColourSituation = {
  /** Value of `--color`. */
  readonly flag: 'auto' | 'always' | 'never';
  readonly environment: Environment;
  /** Whether the stream in question is a terminal. */
  readonly isTerminal: boolean;
};

/** Returns whether to print colour. The flag wins, then NO_COLOR, FORCE_COLOR, CI and TERM=dumb. */
export function decideColour({ flag, environment, isTerminal }: ColourSituation): boolean {
  if (flag !== 'auto') return flag === 'always';
  if (readSwitch(environment, 'NO_COLOR')) return false;
  const isForced = readSwitch(environment, 'FORCE_COLOR');
  if (isForced !== undefined) return isForced;
  if (readSwitch(environment, 'CI') || environment.TERM === 'dumb') return false;
  return isTerminal;
}
