/**
 * Compiles the part of the program that builds the site, and loads it into this process when a source changes. Node
 * never unloads an imported module, so the compiled code runs as a function, which can be garbage-collected.
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

/** Folder of the compiled code and its source map, which Node reads for stack traces. */
const folder = path.join(programRoot, '.cache', 'dev');
const require = createRequire(path.join(programRoot, 'package.json'));

/** Prepares the compiler, which reads nothing before the first `load`. */
export async function openProgramLoader() {
  // Imported here, so that other commands start faster.
  const { context } = await import('esbuild');
  const compiler = await context({
    ...bundleOptions(programRoot),
    entryPoints: ['generator/authoring/dev/dev-program.ts'],
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    write: false,
    format: 'cjs',
    packages: 'external',
    // A function is not a module: it has no `import.meta` and no dynamic import.
    define: {
      ...bundleOptions(programRoot).define,
      'import.meta.url': JSON.stringify(pathToFileURL(path.join(programRoot, 'package.json')).href),
    },
    supported: { ...bundleOptions(programRoot).supported, 'dynamic-import': false },
  });
  return {
    /** Compiles and loads the program. Throws `SourceError`, or an error of a module that is loaded. */
    load: async (): Promise<ProgramModule> => {
      const { outputFiles = [] } = await compiler.rebuild().catch((error: unknown) => {
        throw asSourceError(error);
      });
      // If this fails, stack traces show positions in the compiled code.
      catchSystemError(() => {
        mkdirSync(folder, { recursive: true });
        for (const { path: file, contents } of outputFiles) writeFileSync(file, contents);
      });
      return evaluateProgram(outputFiles.find((file) => file.path.endsWith('.cjs')));
    },
    close: () => compiler.dispose(),
  };
}

function evaluateProgram(
  compiled: { readonly path: string; readonly text: string } | undefined,
): ProgramModule {
  if (compiled === undefined) throw new Error('esbuild wrote no program.');
  const evaluate = compileFunction(compiled.text, ['require', 'module'], {
    filename: pathToFileURL(compiled.path).href,
  });
  const module = { exports: {} };
  evaluate(require, module);
  // The exports of the entry point have this type.
  return module.exports as ProgramModule;
}
