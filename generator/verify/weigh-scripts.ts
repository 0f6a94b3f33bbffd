/** What the scripts of a site weigh, by when a visitor fetches them. Pure: sizes are given. */
import { parse } from 'node:path';
import { hydrationEntry } from '../bundle/bundle-scripts.ts';

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

/** Weighs the scripts, from the core that every page runs onwards. */
export function weighScripts(scripts: ScriptFiles, core: string): ScriptWeights {
  const entries = [...scripts.values()].flatMap(({ source }) => findLazyImports(source));
  const hydration = entries.find((address) => nameOf(address) === hydrationName);
  const shared = hydration === undefined ? new Set<string>() : withImports(scripts, hydration);
  const islands = [...new Set(entries)].filter((address) => address !== hydration).sort();
  return {
    core: sumOf(scripts, withImports(scripts, core)),
    shared: sumOf(scripts, shared),
    lazy: islands.map((address) => ({
      name: nameOf(address),
      bytes: sumOf(scripts, new Set([...withImports(scripts, address)].filter((each) => !shared.has(each)))),
    })),
  };
}

/** A script and all that it imports statically. */
function withImports(scripts: ScriptFiles, address: string, seen = new Set<string>()): Set<string> {
  const source = scripts.get(address)?.source;
  if (source === undefined || seen.has(address)) return seen;
  seen.add(address);
  for (const next of findImports(source)) withImports(scripts, next, seen);
  return seen;
}

/** esbuild writes static imports without brackets and dynamic ones with them. */
function findImports(source: string): readonly string[] {
  return [...source.matchAll(/(?:\bfrom|\bimport)\s*"(\/[^"]+\.js)"/gu)].map((match) => match[1] ?? '');
}

function findLazyImports(source: string): readonly string[] {
  return [...source.matchAll(/\bimport\("(\/[^"]+\.js)"\)/gu)].map((match) => match[1] ?? '');
}

function sumOf(scripts: ScriptFiles, addresses: ReadonlySet<string>): number {
  return [...addresses].reduce((sum, address) => sum + (scripts.get(address)?.bytes ?? 0), 0);
}

/** The name without the hash that the bundler adds. */
function nameOf(address: string): string {
  return parse(address).name.replace(/-[A-Z0-9]{8}$/u, '');
}
