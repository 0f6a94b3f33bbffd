/**
 * The launcher. It runs the program bundled into `.cache/program/`, and bundles it again when a source has changed.
 * This file and those of `cache/program/` are JavaScript, so that an unchanged program starts without a compiler.
 */
// Imported first, because the other modules need this version of Node.
import './cache/program/require-node.mjs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { bundleProgram } from './cache/program/bundle-program.mjs';
import { explainMissingPackage } from './cache/program/missing-package.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).slice(0, -1);

await start().catch((error) => {
  const message = explainMissingPackage(error);
  if (message === undefined) throw error;
  process.stderr.write(`${message}\n`);
  process.exitCode = 3;
});

async function start() {
  const program = await findProgram();
  if (program === undefined) {
    // By default, tsx reads tsconfig.json from the current folder.
    process.env.TSX_TSCONFIG_PATH ??= path.join(root, 'tsconfig.json');
    (await import('tsx/esm/api')).register();
    await import('./cli.ts');
  } else {
    module.enableCompileCache?.(path.join(path.dirname(program), 'v8'));
    await import(pathToFileURL(program).href);
  }
}

/** Undefined when a source has an error, which tsx then reports, or when the bundle cannot be written. */
function findProgram() {
  return bundleProgram(root).catch((error) => {
    if ('errors' in error || 'syscall' in error) return undefined;
    throw error;
  });
}
