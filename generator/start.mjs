/**
 * Starts the program. It runs compiled into one file, which the store keeps for as long as no source changes, with
 * V8's own cache of what was compiled of that. This file and those of `program/` are no TypeScript, so that nothing
 * has to be compiled to find out that nothing has to be compiled.
 */
// First, because what follows needs this Node.
import './cache/program/require-node.mjs';
import { findProgram } from './cache/program/find-program.mjs';
import { explainMissingPackage } from './cache/program/missing-package.mjs';

// Asked for, and not imported, here and in the program: for an import Node makes every export of its module, also those
// that load others.
const module = process.getBuiltinModule('node:module');
const path = process.getBuiltinModule('node:path');
const { fileURLToPath, pathToFileURL } = process.getBuiltinModule('node:url');

/** Commands that load sources by their paths while they run. */
const uncompiled = ['components'];

const root = fileURLToPath(new URL('..', import.meta.url)).slice(0, -1);
const folder = path.join(root, '.cache', 'program');

await start().catch((error) => {
  const missing = explainMissingPackage(error);
  if (missing === undefined) throw error;
  process.stderr.write(`${missing}\n`);
  process.exitCode = 3;
});

async function start() {
  const program = uncompiled.includes(process.argv[2] ?? '')
    ? undefined
    : (findProgram(root, folder) ?? (await compile()));
  if (program === undefined) {
    // The compiler looks for its settings where the command was called.
    process.env.TSX_TSCONFIG_PATH ??= path.join(root, 'tsconfig.json');
    (await import('tsx/esm/api')).register();
    await import('./cli.ts');
  } else {
    module.enableCompileCache?.(path.join(path.dirname(program), 'v8'));
    await import(pathToFileURL(program).href);
  }
}

/** Undefined when a source is faulty, which the other way tells in full, or when the program cannot be kept. */
async function compile() {
  const { compileProgram } = await import('./cache/program/compile-program.mjs');
  return compileProgram(root, folder).catch((fault) => {
    if ('errors' in fault || 'syscall' in fault) return undefined;
    throw fault;
  });
}
