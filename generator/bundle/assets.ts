/** Has esbuild bundle styles and scripts, in memory, as pages refer to them. */
import { hash } from 'node:crypto';
import type { OutputFile } from '../output-file.ts';
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

/** A file with its address and its hash for `integrity`. */
export type Asset = { readonly href: string; readonly integrity: string };

/** All assets of a build. */
export type Assets = {
  /** Every file to write: stylesheet, core script, island chunks, fonts. Names carry content hashes. */
  readonly files: readonly OutputFile[];
  readonly stylesheet: Asset;
  /** The core script, a module. */
  readonly script: Asset;
  /** All other scripts. */
  readonly laterScripts: ReturnType<typeof groupScripts>;
  /** Source of the inline script that restores the language before first paint. */
  readonly inlineScript: string;
  /** Folders of the packages that the scripts and styles hold code of, for their licences. */
  readonly packages: readonly string[];
  /** Fonts to preload, by the script that a language is written in (ISO 15924, such as `Arab`). */
  readonly fontsByScript: Readonly<Record<string, readonly string[]>>;
};

/** Makes them. The same sources give the same bytes and names, wherever the project lies. */
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
  return { href: `/${path}`, integrity: `sha384-${hash('sha384', contents, 'base64')}` };
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
