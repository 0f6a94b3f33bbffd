import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import glob from 'fast-glob';
import { expectDefined } from '../../../schema/expect-defined.ts';
import { fontFiles } from '../../text/fonts.ts';
import { islandEntries } from './bundle-scripts.ts';
import {
  assetsFolder,
  type Bundle,
  type BundleFile,
  type BundleOptions,
  outputOf,
  runEsbuild,
} from './run-esbuild.ts';
import { shortenProperties } from './shorten-properties.ts';

/** It imports all style sheets except those of printing, page types and scripts. */
export const stylesEntry = 'templates/styles/index.css';
export const printEntry = 'templates/styles/print.css';

const pageEntries = 'templates/pages/*/*.css';

/** Fonts and pictures become separate files. */
export async function bundleStyles(
  options: BundleOptions,
  shortener = shortenProperties(options.projectRoot),
): Promise<Bundle> {
  const pageSheets = glob.sync(pageEntries, { cwd: options.projectRoot });
  const { files, metafile } = await runEsbuild(options, {
    entryPoints: [stylesEntry, printEntry, ...pageSheets.sort()],
    loader: { '.woff2': 'file', '.svg': 'file' },
    // For older targets, esbuild would add physical sides and prefixes; the style sheet has its own fallbacks.
    target: 'esnext',
    plugins: [gatherComponents(options.projectRoot), shortener],
  });
  const joined = files.map(({ path, contents }) => {
    if (!path.endsWith('.css')) return { path, contents };
    return { path, contents: new TextEncoder().encode(joinLayers(new TextDecoder().decode(contents))) };
  });
  return { files: joined, metafile };
}

/** Matches strings, braces, and the starts of layers together with a closing brace directly before them. */
const layerTokens = /"(?:[^"\\]|\\.)*"|(?<end>\}?)@layer (?<layer>[\w-]+)\{|[{}]/gu;

/** esbuild writes one for every imported file. */
export function joinLayers(css: string): string {
  let depth = 0;
  let previous: string | undefined;
  return css.replace(layerTokens, (token, end: string | undefined, layer: string | undefined) => {
    const outer = depth - (end === '}' ? 1 : 0);
    const isSame = end === '}' && outer === 0 && layer === previous;
    if (outer === 0 && token.endsWith('{')) previous = layer;
    depth = token === '}' ? depth - 1 : token.endsWith('{') ? outer + 1 : depth;
    return isSame ? '' : token;
  });
}

const componentStyles = 'templates/{components,islands,layouts}/**/*.css';

export function pageStylesIn(bundle: Bundle): ReadonlyMap<string, BundleFile> {
  const entries = Object.values(bundle.metafile.outputs).flatMap(({ entryPoint = '' }) => {
    const name = /^templates\/pages\/([^/]+)\//u.exec(entryPoint)?.[1];
    return name === undefined ? [] : [[name, outputOf(bundle, entryPoint)] as const];
  });
  return new Map(entries);
}

/** So that a new component needs no import. Omits style sheets of scripts and of page types. */
function gatherComponents(projectRoot: string): Plugin {
  return {
    name: 'gather-components',
    setup(build) {
      build.onLoad({ filter: /styles[\\/]components\.css$/ }, ({ path }) => {
        const componentsSheet = readFileSync(path, 'utf8');
        const importers = glob.sync([pageEntries, islandEntries], { cwd: projectRoot, absolute: true });
        const imported = new Set([path, ...importers].flatMap(importedSheets));
        const files = glob.sync(componentStyles, { cwd: projectRoot, absolute: true });
        const imports = files
          .filter((file) => !imported.has(resolve(file)))
          .map((file) => relative(join(projectRoot, 'templates'), file).split(sep).join('/'))
          .sort();
        return {
          contents: [componentsSheet, ...imports.map((file) => `@import url("../${file}");`)].join('\n'),
          loader: 'css',
        };
      });
    },
  };
}

function importedSheets(file: string): readonly string[] {
  const source = readFileSync(file, 'utf8');
  return Array.from(source.matchAll(/import (?:url\()?["'](\.[^"']+\.css)["']/gu), ([, sheet = '']) =>
    resolve(dirname(file), sheet),
  );
}

/** Names are compared as a whole, because one may start with another. */
const hashSuffix = /-[A-Z0-9]+\.woff2$/u;

export function fontsByScript({ files }: Bundle): Readonly<Record<string, readonly string[]>> {
  const fonts: Record<string, string[]> = {};
  for (const { name, script } of fontFiles) {
    const file = files.find(({ path }) => path.replace(hashSuffix, '') === `${assetsFolder}/${name}`);
    const { path } = expectDefined(file, `The font ${name} in the style sheet`);
    fonts[script] = [...(fonts[script] ?? []), `/${path}`];
  }
  return fonts;
}
