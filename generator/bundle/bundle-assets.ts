/** Has esbuild bundle styles and scripts, in memory. */
import { createHash } from 'node:crypto';
import type { Asset, Assets } from './assets.ts';
import {
  bundleCore,
  bundleLazy,
  coreEntry,
  groupScripts,
  inlineEntry,
  type LazyOptions,
} from './bundle-scripts.ts';
import { bundleStyles, fontsByScript, stylesEntry } from './bundle-styles.ts';
import { type Bundle, type BundleFile, outputOf, runEsbuild } from './run-esbuild.ts';

/** All assets of a build. The same sources give the same bytes and names, wherever the project lies. */
export async function bundleAssets(options: LazyOptions): Promise<Assets> {
  const [lazy, inline, styles] = await Promise.all([
    bundleLazy(options),
    runEsbuild(options, { entryPoints: [inlineEntry], format: 'iife' }),
    bundleStyles(options),
  ]);
  const core = await bundleCore(options, lazy);
  return {
    files: [...core.files, ...lazy.files, ...styles.files].sort((a, b) => (a.path < b.path ? -1 : 1)),
    stylesheet: assetOf(outputOf(styles, stylesEntry)),
    script: assetOf(outputOf(core, coreEntry)),
    laterScripts: groupScripts(lazy),
    inlineScript: new TextDecoder().decode(outputOf(inline, inlineEntry).contents).trim(),
    packages: shippedPackages([core, lazy, inline, styles]),
    fontsByScript: fontsByScript(styles),
  };
}

function assetOf({ path, contents }: BundleFile): Asset {
  const digest = createHash('sha384').update(contents).digest('base64');
  return { href: `/${path}`, integrity: `sha384-${digest}` };
}

/** Up to the last `node_modules` of a path, and the name of a package after it. */
const packageFolder = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u;

/** Folders such as `node_modules/react` of the packages that have code in a bundle, sorted. */
function shippedPackages(bundles: readonly Bundle[]): readonly string[] {
  const folders = bundles
    .flatMap(({ metafile }) => Object.values(metafile.outputs))
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? (packageFolder.exec(path) ?? []) : []));
  return [...new Set(folders)].sort();
}
