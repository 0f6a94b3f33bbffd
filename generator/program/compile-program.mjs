/** Compiles the program into one file, in which React is that of production. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { hashOf, indexName, runtimeOf } from './find-program.mjs';
import { listSources, stateOf } from './sources.mjs';

/** Packages that bring programs or data of their own; they are loaded when they are needed. */
const external = ['esbuild', '@resvg/resvg-js', 'html-validate', 'harfbuzzjs', 'us-atlas'];

/** Node's own packages and those that are no modules are asked for by `require`. */
const banner =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Compiles the program and notes from what.
 * @param {string} root The folder of the project.
 * @param {string} folder Where compiled programs lie.
 * @returns {Promise<string>} The path of the program.
 */
export async function compileProgram(root, folder) {
  // Noted before anything is read: what changes while the compiler works is found by the next run.
  const sources = listSources(root).map((source) => [source, stateOf(root, source)]);
  const runtime = runtimeOf(root);
  const file = `${hashOf(JSON.stringify([runtime, sources])).slice(0, 32)}.mjs`;
  const program = path.join(folder, file);
  const made = await bundle(root, program);
  mkdirSync(folder, { recursive: true });
  for (const { path: target, contents } of made) put(target, contents);
  put(
    path.join(folder, indexName),
    JSON.stringify({ runtime, file, hash: hashOf(readFileSync(program)), sources }),
  );
  removeOthers(folder, [file, `${file}.map`, indexName]);
  return program;
}

/**
 * @param {string} root
 * @param {string} outfile
 */
async function bundle(root, outfile) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ['generator/cli.ts'],
    outfile,
    write: false,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    // Components that throw are told by their names.
    keepNames: true,
    logLevel: 'silent',
    external,
    banner: { js: banner },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [keepPlaces],
  });
  return outputFiles;
}

/**
 * Sources that ask where they lie get the answer that they would get by themselves.
 * @type {import('esbuild').Plugin}
 */
const keepPlaces = {
  name: 'keep-places',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:generator|schema|templates)[\\/].*\.tsx?$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      const contents = source
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return contents === source ? undefined : { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/**
 * Another run that compiles at the same time finds the file whole or not at all.
 * @param {string} target
 * @param {string | Uint8Array} contents
 */
function put(target, contents) {
  const draft = `${target}.${randomUUID()}.draft`;
  writeFileSync(draft, contents);
  renameSync(draft, target);
}

/**
 * @param {string} folder
 * @param {readonly string[]} kept
 */
function removeOthers(folder, kept) {
  for (const entry of readdirSync(folder)) {
    if (!kept.includes(entry)) rmSync(path.join(folder, entry), { recursive: true, force: true });
  }
}
