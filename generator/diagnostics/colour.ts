/** Decides once whether a stream gets colour. Pure: everything it depends on comes in. */

/** What the decision depends on. */
export type ColourSituation = {
  /** Value of `--color`. */
  readonly flag: 'auto' | 'always' | 'never';
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Whether the stream in question is a terminal. */
  readonly isTerminal: boolean;
};

/** The flag wins, then NO_COLOR, FORCE_COLOR, CI and TERM=dumb; an empty variable counts as unset. */
export function decideColour({ flag, environment, isTerminal }: ColourSituation): boolean {
  if (flag !== 'auto') return flag === 'always';
  const { NO_COLOR, FORCE_COLOR, CI, TERM } = environment;
  if (NO_COLOR) return false;
  if (FORCE_COLOR) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  if (CI || TERM === 'dumb') return false;
  return isTerminal;
}
