/** What was asked of `npm run shots`. */
import { parseArgs } from 'node:util';

/** What the working tree is compared with, and what the exit code says. */
export type ShotsRequest = {
  /** The commit, as Git understands names; the one before when undefined. */
  readonly revision: string | undefined;
  /** Whether a difference makes the exit code 1, as in `git diff --exit-code`. */
  readonly exitCode: boolean;
};

/** Reads the arguments. Throws an `Error` in words when they are wrong. */
export function parseRequest(args: readonly string[]): ShotsRequest {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { 'exit-code': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [revision, ...others] = positionals;
  if (others.length > 0) throw new Error(`Only one commit can be compared, not ${positionals.join(', ')}.`);
  return { revision, exitCode: values['exit-code'] };
}
