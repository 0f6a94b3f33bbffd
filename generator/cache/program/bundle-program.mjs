/** JavaScript, because the launcher uses it. */
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { walkFolder } from '../../files/walk-folder.mjs';

const sourceFolders = ['generator', 'schema', 'templates'];
const configurationFiles = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json'];
const sourcePattern = /\.(?:tsx?|mjs|json)$/u;

/** Packages with their own binaries or much data or code, which are loaded on demand. */
const external = 'esbuild @resvg/resvg-js html-validate harfbuzzjs nodemailer subset-font us-atlas'.split(
  ' ',
);

/** CommonJS packages call `require`, which ES modules lack. */
const banner =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/** Number of bundled programs that are kept, because a running program loads its chunks on demand. */
const keptPrograms = 4;

/** @param {string} root The folder of the project. */
export async function bundleProgram(root) {
  // Computed before esbuild reads a file, so that the next run detects changes during the bundling.
  const program = pathOfProgram(root);
  if (!existsSync(program)) await bundle(root, program);
  return program;
}

/**
 * The name of the folder has the number of the current sources and the newest change time, which no tool can
 * set back. Folders count, because they change with their entries.
 * @param {string} root
 */
function pathOfProgram(root) {
  const sources = sourceFolders.flatMap((folder) =>
    walkFolder(path.join(root, folder))
      .filter((found) => found.entry.isDirectory() || sourcePattern.test(found.path))
      .map((found) => found.path),
  );
  const others = [...sourceFolders, ...configurationFiles].map((name) => path.join(root, name));
  const times = [...sources, ...others].map(
    (file) => statSync(file, { throwIfNoEntry: false })?.ctimeMs ?? 0,
  );
  const name = `${process.version}-${times.length}-${Math.max(...times)}`;
  return path.join(root, '.cache', 'program', name, 'cli.mjs');
}

/**
 * @param {string} root
 * @param {string} program
 */
async function bundle(root, program) {
  const { build } = await import('esbuild');
  const folder = path.dirname(program);
  const draft = `${folder}-${randomUUID()}`;
  await build({
    ...bundleOptions(root),
    entryPoints: ['generator/cli.ts'],
    outdir: draft,
    outExtension: { '.js': '.mjs' },
    // Each command loads only the code that it needs.
    splitting: true,
    format: 'esm',
    external,
    banner: { js: banner },
  });
  // Another run may have bundled the same program in the meantime.
  if (existsSync(program)) rmSync(draft, { recursive: true });
  else {
    rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
  }
  removeOldPrograms(path.dirname(folder));
}

/** @param {string} folder */
function removeOldPrograms(folder) {
  const programs = readdirSync(folder).map((name) => path.join(folder, name));
  const newestFirst = programs.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const old of newestFirst.slice(keptPrograms)) rmSync(old, { recursive: true, force: true });
}

/**
 * With React's production build and a source map.
 * @param {string} root The folder of the program.
 * @returns {import('esbuild').BuildOptions}
 */
export function bundleOptions(root) {
  return {
    absWorkingDir: root,
    bundle: true,
    platform: 'node',
    target: 'node24',
    tsconfig: path.join(root, 'tsconfig.json'),
    // Otherwise esbuild emits `new RegExp(…)`, which compiles the pattern each time it is evaluated.
    supported: { 'regexp-unicode-property-escapes': true },
    jsx: 'automatic',
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'none',
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
  };
}
