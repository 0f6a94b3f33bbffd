/** What the scripts of a site weigh, by when a visitor fetches them. Pure: sizes are given. */
import { parse } from 'node:path';
import { hydrationEntry } from '../bundle/bundle-scripts.ts';
import { findAll } from './find-all.ts';

/** A script that is fetched by intent, with everything that only it needs. */
export type LazyScript = {
  /** Name of its entry, such as `message-form`. */
  readonly name: string;
  readonly bytes: number;
};

/** Compressed sizes in bytes. */
export type ScriptWeights = {
  /** What every page runs. */
  readonly core: number;
  /** What all islands share: React and its renderer. */
  readonly shared: number;
  readonly lazy: readonly LazyScript[];
};

/** Scripts by address, such as `/assets/main-ABC.js`. */
export type ScriptFiles = ReadonlyMap<string, { readonly source: string; readonly bytes: number }>;

const hydrationName = parse(hydrationEntry).name;

/** esbuild writes static imports without brackets and dynamic ones with them. */
const staticImports = /(?:\bfrom|\bimport)\s*"(\/[^"]+\.js)"/gu;
const dynamicImports = /\bimport\("(\/[^"]+\.js)"\)/gu;

/** Weighs the scripts, from the core that every page runs onwards. */
export function weighScripts(scripts: ScriptFiles, core: string): ScriptWeights {
  const entries = new Set([...scripts.values()].flatMap(({ source }) => findAll(source, dynamicImports)));
  const hydration = [...entries].find((address) => nameOf(address) === hydrationName) ?? '';
  entries.delete(hydration);
  const shared = withImports(scripts, hydration);
  return {
    core: sumOf(scripts, withImports(scripts, core)),
    shared: sumOf(scripts, shared),
    lazy: [...entries].sort().map((address) => {
      const own = [...withImports(scripts, address)].filter((each) => !shared.has(each));
      return { name: nameOf(address), bytes: sumOf(scripts, own) };
    }),
  };
}

/** A script and all that it imports statically. */
function withImports(scripts: ScriptFiles, address: string, seen = new Set<string>()): ReadonlySet<string> {
  const source = scripts.get(address)?.source;
  if (source === undefined || seen.has(address)) return seen;
  seen.add(address);
  for (const next of findAll(source, staticImports)) withImports(scripts, next, seen);
  return seen;
}

function sumOf(scripts: ScriptFiles, addresses: Iterable<string>): number {
  return [...addresses].reduce((sum, address) => sum + (scripts.get(address)?.bytes ?? 0), 0);
}

/** The name without the hash that the bundler adds. */
function nameOf(address: string): string {
  return parse(address).name.replace(/-[A-Z0-9]{8}$/u, '');
}
