/** Compiles the program, with the React of production. */
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
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
    absWorkingDir: root,
    entryPoints: ['generator/cli.ts'],
    outdir,
    outExtension: { '.js': '.mjs' },
    write: false,
    bundle: true,
    // What a command does not need is not loaded, Node's own modules included.
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    tsconfig: path.join(root, 'tsconfig.json'),
    // Else each pattern with such an escape is made anew wherever it is come by.
    supported: { 'regexp-unicode-property-escapes': true },
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'silent',
    external,
    banner: { js: banner },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [keepMeaning],
  });
  return outputFiles;
}

/**
 * Gives sources that ask where they lie the answer that they would get by themselves. See also `askForBuiltins`.
 * @type {import('esbuild').Plugin}
 */
const keepMeaning = {
  name: 'keep-meaning',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](?:generator|schema|templates)[\\/].*\.tsx?$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8');
      const contents = askForBuiltins(source)
        .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(file).href));
      return contents === source ? undefined : { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
  },
};

/**
 * A source that asks for modules of Node instead of importing them: for an import, Node makes every export of the
 * module, and some of these load modules of their own.
 * @param {string} source
 */
function askForBuiltins(source) {
  return source.replace(
    /^import (?!type )(\w+|\{[^}]*\}) from '(node:[^']+)';$/gmu,
    (_, names, module) =>
      `const ${names.replace(/\btype \w+,?/gu, '').replaceAll(' as ', ': ')} = process.getBuiltinModule('${module}');`,
  );
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
