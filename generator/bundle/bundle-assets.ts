/** Has esbuild bundle styles and scripts, in memory. */
import { createHash } from 'node:crypto';
import type { Asset, Assets } from './assets.ts';
import {
  bundleCore,
  bundleInline,
  bundleLazy,
  coreEntry,
  inlineEntry,
  type LazyOptions,
} from './bundle-scripts.ts';
import { bundleStyles, stylesEntry } from './bundle-styles.ts';
import { fontsByScript } from './font-addresses.ts';
import { type BundleFile, outputOf } from './run-esbuild.ts';
import { shippedPackages } from './shipped-packages.ts';

export type { Asset, Assets } from './assets.ts';

/** All assets of a build. The same sources give the same bytes and names, wherever the project lies. */
export async function bundleAssets(options: LazyOptions): Promise<Assets> {
  const [lazy, inline, styles] = await Promise.all([
    bundleLazy(options),
    bundleInline(options),
    bundleStyles(options),
  ]);
  const core = await bundleCore(options, lazy);
  return {
    files: [...core.files, ...lazy.files, ...styles.files].sort((a, b) => (a.path < b.path ? -1 : 1)),
    stylesheet: assetOf(outputOf(styles, stylesEntry)),
    script: assetOf(outputOf(core, coreEntry)),
    inlineScript: new TextDecoder().decode(outputOf(inline, inlineEntry).contents).trim(),
    packages: shippedPackages([core, lazy, inline, styles]),
    fontsByScript: fontsByScript(styles),
  };
}

function assetOf({ path, contents }: BundleFile): Asset {
  const digest = createHash('sha384').update(contents).digest('base64');
  return { href: `/${path}`, integrity: `sha384-${digest}` };
}
