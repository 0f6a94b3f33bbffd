/** Compiles the program, with the React of production. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { compileOptions } from './compile-options.mjs';
import { indexName, listSources, runtimeOf, stateOfAll } from './find-program.mjs';

/** Packages that bring programs or data of their own; they are loaded when they are needed. */
const external = ['esbuild', '@resvg/resvg-js', 'html-validate', 'harfbuzzjs', 'us-atlas'];

/** Packages that are no modules ask for others, and for those of Node, by `require`. */
const banner = "const require = process.getBuiltinModule('node:module').createRequire(import.meta.url);";

/**
 * Compiles the program into a folder of its own and notes from what.
 * @param {string} root The folder of the project.
 * @param {string} folder Where compiled programs lie.
 * @returns {Promise<string>} The path of the program.
 */
export async function compileProgram(root, folder) {
  const sources = listSources(root);
  // Noted before anything is read: what changes while the compiler works is found by the next run.
  const sourceState = stateOfAll(root, sources);
  const name = randomUUID();
  const made = await bundle(root, path.join(folder, name));
  mkdirSync(path.join(folder, name), { recursive: true });
  for (const { path: target, contents } of made) writeFileSync(target, contents);
  const files = made.map((file) => path.relative(folder, file.path));
  const entry = path.join(name, 'cli.mjs');
  const index = {
    runtime: runtimeOf(root),
    entry,
    sources,
    sourceState,
    files,
    fileState: stateOfAll(folder, files),
  };
  // Another run that compiles at the same time leaves an index of its own or finds this one whole.
  const draft = path.join(folder, `${name}.draft`);
  writeFileSync(draft, JSON.stringify(index));
  renameSync(draft, path.join(folder, indexName));
  removeOld(folder);
  return path.join(folder, entry);
}

/**
 * @param {string} root
 * @param {string} outdir
 */
async function bundle(root, outdir) {
  const { outputFiles } = await build({
    ...compileOptions(root),
    entryPoints: ['generator/cli.ts'],
    outdir,
    outExtension: { '.js': '.mjs' },
    write: false,
    // What a command does not need is not loaded, Node's own modules included.
    splitting: true,
    format: 'esm',
    external,
    banner: { js: banner },
  });
  return outputFiles;
}

/**
 * A program that runs loads parts of itself later, so those of the last few compilations stay.
 * @param {string} folder
 */
function removeOld(folder) {
  const programs = readdirSync(folder)
    .filter((name) => name !== indexName)
    .map((name) => path.join(folder, name));
  const byAge = programs.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of byAge.slice(keptPrograms)) rmSync(old, { recursive: true, force: true });
}

const keptPrograms = 4;
