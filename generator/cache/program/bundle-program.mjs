/** Bundles the program. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { bundleOptions } from './bundle-options.mjs';
import { fingerprintAll, indexName, listSources, runtimeOf } from './find-program.mjs';

/** Packages with their own binaries or data, which are loaded on demand. */
const external = ['esbuild', '@resvg/resvg-js', 'html-validate', 'harfbuzzjs', 'subset-font', 'us-atlas'];

/** CommonJS packages call `require`, which ES modules lack. */
const banner =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Bundles the program into a new folder, and writes an index of its sources.
 * @param {string} root The folder of the project.
 * @param {string} folder The folder of bundled programs.
 * @returns {Promise<string>} The path of the program.
 */
export async function bundleProgram(root, folder) {
  const sources = listSources(root);
  // Computed before esbuild reads a file, so that the next run detects changes during the bundling.
  const sourceFingerprint = fingerprintAll(root, sources);
  const name = randomUUID();
  const outputFiles = await bundle(root, path.join(folder, name));
  mkdirSync(path.join(folder, name), { recursive: true });
  for (const { path: target, contents } of outputFiles) writeFileSync(target, contents);
  const files = outputFiles.map((file) => path.relative(folder, file.path));
  const entry = path.join(name, 'cli.mjs');
  const index = {
    runtime: runtimeOf(root),
    entry,
    sources,
    sourceFingerprint,
    files,
    fileFingerprint: fingerprintAll(folder, files),
  };
  // A rename is atomic: when several runs bundle at the same time, the index of the last one remains.
  const temporaryFile = path.join(folder, `${name}.draft`);
  writeFileSync(temporaryFile, JSON.stringify(index));
  renameSync(temporaryFile, path.join(folder, indexName));
  removeOldPrograms(folder);
  return path.join(folder, entry);
}

/**
 * @param {string} root
 * @param {string} outdir
 */
async function bundle(root, outdir) {
  const { outputFiles } = await build({
    ...bundleOptions(root),
    entryPoints: ['generator/cli.ts'],
    outdir,
    outExtension: { '.js': '.mjs' },
    write: false,
    // Each command loads only the code that it needs.
    splitting: true,
    format: 'esm',
    external,
    banner: { js: banner },
  });
  return outputFiles;
}

/** Number of bundled programs that are kept, because a running program loads its chunks on demand. */
const keptPrograms = 4;

/** @param {string} folder */
function removeOldPrograms(folder) {
  const programs = readdirSync(folder)
    .filter((name) => name !== indexName)
    .map((name) => path.join(folder, name));
  const newestFirst = programs.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(keptPrograms)) rmSync(old, { recursive: true, force: true });
}
