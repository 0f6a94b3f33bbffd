/** Takes the assets from the store, or has them bundled. */
import { deserialize, serialize } from 'node:v8';
import { keyOf } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import type { Assets } from './assets.ts';
import type { LazyOptions } from './bundle-scripts.ts';

/**
 * All assets of a build, made anew where nothing is kept. `sources` change with every source of styles, scripts and
 * program.
 */
export async function recallAssets(
  options: LazyOptions,
  kept: { readonly store: Store; readonly sources: string } | undefined,
): Promise<Assets> {
  // What bundles is loaded when there is something to bundle.
  const bundle = async () => (await import('./assets.ts')).bundleAssets(options);
  if (kept === undefined) return bundle();
  const bucket = kept.store.bucket('assets');
  const key = keyOf(kept.sources, options);
  const known = bucket.get(key);
  // The store gives back what this program put into it, or nothing.
  if (known !== undefined) return deserialize(known) as Assets;
  const assets = await bundle();
  bucket.put(key, serialize(assets));
  return assets;
}
