/** Runs the compiled code as a function: Node never unloads an imported module. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileFunction } from 'node:vm';
import { bundleOptions } from '../../cache/program/bundle-program.mjs';
import { programRoot } from '../../files/hash.ts';
import { catchSystemError } from '../../files/system-error.ts';
import { asSourceError } from '../../pipeline/bundle/run-esbuild.ts';

type SiteModule = typeof import('./dev-site.ts');

const folder = path.join(programRoot, '.cache', 'dev');
const manifest = path.join(programRoot, 'package.json');

/** Throws `SourceError`, or an error of a module that is loaded. */
export async function loadDevSite(): Promise<SiteModule> {
  // Imported here, so that other commands start faster.
  const { build } = await import('esbuild');
  const { define, supported, ...options } = bundleOptions(programRoot);
  const { outputFiles } = await build({
    ...options,
    entryPoints: ['generator/authoring/dev/dev-site.ts'],
    outdir: folder,
    outExtension: { '.js': '.cjs' },
    write: false,
    format: 'cjs',
    packages: 'external',
    // A function is not a module: it has no `import.meta` and no dynamic import.
    define: { ...define, 'import.meta.url': JSON.stringify(pathToFileURL(manifest).href) },
    supported: { ...supported, 'dynamic-import': false },
  }).catch((error: unknown) => {
    throw asSourceError(error);
  });
  // If this fails, stack traces show positions in the compiled code.
  catchSystemError(() => {
    mkdirSync(folder, { recursive: true });
    for (const { path: file, contents } of outputFiles) writeFileSync(file, contents);
  });
  const compiled = outputFiles.find((file) => file.path.endsWith('.cjs'));
  const filename = pathToFileURL(compiled?.path ?? '').href;
  const module = { exports: {} };
  compileFunction(compiled?.text ?? '', ['require', 'module'], { filename })(createRequire(manifest), module);
  // The exports of the entry point have this type.
  return module.exports as SiteModule;
}
