/**
 * Compiles the part of the program that makes the site, and loads it into this process whenever a source changed. Node
 * keeps every module that it ever imported, so the compiled text is run as a function: nothing of the one before stays.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { bundleOptions } from '../../cache/program/bundle-options.mjs';
import { programRoot } from '../../files/hash.ts';
import { catchSystemError } from '../../files/system-error.ts';
import { asSourceError } from '../../pipeline/bundle/run-esbuild.ts';

type ProgramModule = typeof import('./dev-program.ts');

/** Where the compiled text lies with its source map, in which the places of errors are looked up. */
const folder = path.join(programRoot, '.cache', 'dev');
const require = createRequire(path.join(programRoot, 'package.json'));

/** Prepares the compiler; nothing is read before the first `load`. */
export async function openProgram() {
  // Loaded here and not at the top: commands that compile nothing start faster without it.
  const { context } = await import('esbuild');
  const compiler = await context({
    ...bundleOptions(programRoot),
    entryPoints: ['generator/authoring/dev/dev-program.ts'],
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    write: false,
    format: 'cjs',
    packages: 'external',
    // A function is no module: it has no address, and it cannot import.
    define: {
      ...bundleOptions(programRoot).define,
      'import.meta.url': JSON.stringify(pathToFileURL(path.join(programRoot, 'package.json')).href),
    },
    supported: { ...bundleOptions(programRoot).supported, 'dynamic-import': false },
  });
  return {
    /** Loads the program as its sources are now. Throws `SourceError`, and what a module throws while it is loaded. */
    load: async (): Promise<ProgramModule> => {
      const { outputFiles = [] } = await compiler.rebuild().catch((error: unknown) => {
        throw asSourceError(error);
      });
      // Without the map, places are those of the compiled text.
      catchSystemError(() => {
        mkdirSync(folder, { recursive: true });
        for (const { path: file, contents } of outputFiles) writeFileSync(file, contents);
      });
      return run(outputFiles.find((file) => file.path.endsWith('.cjs')));
    },
    close: () => compiler.dispose(),
  };
}

function run(compiled: { readonly path: string; readonly text: string } | undefined): ProgramModule {
  if (compiled === undefined) throw new Error('esbuild made no program.');
  const evaluate = compileFunction(compiled.text, ['require', 'module'], {
    filename: pathToFileURL(compiled.path).href,
  });
  const module = { exports: {} };
  evaluate(require, module);
  // The entry point has this type.
  return module.exports as ProgramModule;
}
