/** Takes the assets from the store, or has them bundled. */
import { deserialize, serialize } from 'node:v8';
import { keyOf } from '../store/keys.ts';
import { openEmptyStore, type Store } from '../store/store.ts';
import type { Assets } from './assets.ts';
import { bundleAssets } from './bundle-assets.ts';
import type { LazyOptions } from './bundle-scripts.ts';

/** What earlier runs kept. */
export type Recall = {
  /** @default an empty one */
  readonly store?: Store | undefined;
  /** Changes with every source of styles, scripts and program. @default unknown, and the assets are made anew */
  readonly sources?: string | undefined;
};

/** All assets of a build. esbuild is not even loaded when they are known. */
export async function recallAssets(
  options: LazyOptions,
  { store = openEmptyStore(), sources }: Recall,
): Promise<Assets> {
  if (sources === undefined) return bundleAssets(options);
  const bucket = store.bucket('assets');
  const key = keyOf(sources, options);
  const known = bucket.get(key);
  // The store gives back what this program put into it, or nothing.
  if (known !== undefined) return deserialize(known) as Assets;
  const assets = await bundleAssets(options);
  bucket.put(key, serialize(assets));
  return assets;
}
