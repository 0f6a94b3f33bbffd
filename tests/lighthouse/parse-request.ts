/** What was asked of `npm run lighthouse`. */
import { parseArgs } from 'node:util';

/** Which pages are measured, and how. */
export type LighthouseRequest = {
  /** Names of templates, such as `home`; all when there are none. */
  readonly names: readonly string[];
  /** How often the speed is measured; 0 leaves it out. */
  readonly speedRuns: number;
};

/** How often the speed is measured unless only the gates are asked for. */
const SPEED_RUNS = 3;

/** Reads the arguments. Throws an `Error` in words when they are wrong; `known` are the names of templates. */
export function parseRequest(args: readonly string[], known: readonly string[]): LighthouseRequest {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    options: { gates: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no page called ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  }
  return { names, speedRuns: values.gates ? 0 : SPEED_RUNS };
}
