import { hash } from 'node:crypto';
import {
  bundleCore,
  bundleLazy,
  coreEntry,
  groupScripts,
  inlineEntry,
  type LazyOptions,
} from './bundle-scripts.ts';
import { bundleStyles, fontsByScript, pageStylesIn, printEntry, stylesEntry } from './bundle-styles.ts';
import { type Bundle, type BundleFile, outputOf, runEsbuild } from './run-esbuild.ts';
import { shortenProperties } from './shorten-properties.ts';

export type Assets = Awaited<ReturnType<typeof bundleAssets>>;

export type Asset = ReturnType<typeof assetOf>;

/** Equal sources give equal bytes and names in every folder. */
export async function bundleAssets(options: LazyOptions) {
  const shortener = shortenProperties(options.projectRoot);
  const [lazy, inline, styles] = await Promise.all([
    bundleLazy(options, shortener),
    runEsbuild(options, { entryPoints: [inlineEntry], format: 'iife' }),
    bundleStyles(options, shortener),
  ]);
  const core = await bundleCore(options, lazy);
  return {
    /** Every file to write: stylesheet, core script, island chunks, fonts. Names contain content hashes. */
    files: [...core.files, ...lazy.files, ...styles.files].sort((a, b) => (a.path < b.path ? -1 : 1)),
    stylesheet: assetOf(outputOf(styles, stylesEntry)),
    printStylesheet: assetOf(outputOf(styles, printEntry)),
    pageStylesheets: new Map(Array.from(pageStylesIn(styles), ([name, file]) => [name, assetOf(file)])),
    script: assetOf(outputOf(core, coreEntry)),
    laterScripts: groupScripts(lazy),
    /** Source of the inline script that restores the language before first paint. */
    inlineScript: new TextDecoder().decode(outputOf(inline, inlineEntry).contents).trim(),
    /** Folders of the packages whose code is in scripts and styles, for their licenses. */
    packages: listPackages([core, lazy, inline, styles]),
    /** Fonts to preload, by the script of a language (ISO 15924, such as `Arab`). */
    fontsByScript: fontsByScript(styles),
  };
}

const assetOf = ({ path, contents }: BundleFile) => ({
  href: `/${path}`,
  integrity: `sha384-${hash('sha384', contents, 'base64')}`,
});

/** Matches the path of a package, up to its name after the last `node_modules`. */
const packageFolder = /^.*\bnode_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/u;

/** Sorted folders of the packages that have code in a bundle, such as `node_modules/react`. */
function listPackages(bundles: readonly Bundle[]): readonly string[] {
  const folders = bundles
    .flatMap(({ metafile }) => Object.values(metafile.outputs))
    .flatMap(({ inputs }) => Object.entries(inputs))
    .flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? (packageFolder.exec(path) ?? []) : []));
  return [...new Set(folders)].sort();
}
