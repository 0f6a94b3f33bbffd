import { relative, sep } from 'node:path';
import type { BuildOptions, Message } from 'esbuild';
import { expectDefined } from '../../../schema/expect-defined.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

export const assetsFolder = 'assets';

export type Bundle = Awaited<ReturnType<typeof runEsbuild>>;

export type BundleFile = Bundle['files'][number];

export type BundleOptions = {
  /** Folder that contains `scripts/` and `templates/`. */
  readonly projectRoot: string;
  readonly minify: boolean;
  /** The bundled build of React. The development build reports warnings. @default 'production' */
  readonly react?: 'production' | 'development';
};

/**
 * The settings of tsconfig.json that affect the output. esbuild does not find that file when the project is below a
 * folder `node_modules`.
 */
const compilerOptions = { strict: true, target: 'ES2024', verbatimModuleSyntax: true };

/**
 * Syntax and built-ins of the scripts, which `tests/site/pages.test.ts` checks: Chrome 109, Firefox 115 and
 * Safari 16.4 have them. With names of browsers, esbuild would replace regular expressions with Unicode properties.
 * Visitors of older browsers have the pages without widgets.
 */
const target = 'es2022';

/** Throws `SourceError` for errors in the sources. */
export async function runEsbuild(
  { projectRoot, minify, react = 'production' }: BundleOptions,
  overrides: Omit<BuildOptions, 'write' | 'metafile'>,
) {
  // Loaded on demand, so that commands that bundle nothing start faster.
  const { build } = await import('esbuild');
  const { outputFiles, metafile, warnings } = await build({
    absWorkingDir: projectRoot,
    // Names and order of modules depend on their paths, so symbolic links are not resolved.
    preserveSymlinks: true,
    outdir: assetsFolder,
    publicPath: `/${assetsFolder}/`,
    bundle: true,
    write: false,
    metafile: true,
    minify,
    target,
    jsx: 'automatic',
    tsconfigRaw: { compilerOptions },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    ...overrides,
    define: { 'process.env.NODE_ENV': JSON.stringify(react), ...overrides.define },
  }).catch((error: unknown) => {
    throw asSourceError(error);
  });
  // esbuild only warns about a style sheet that it cannot parse, and omits the rest of it.
  if (warnings.length > 0) throw new SourceError(warnings);
  /** Paths begin with `assets/`. Names contain hashes of the contents. */
  const files = outputFiles.map(({ path, contents }) => ({
    path: relative(projectRoot, path).split(sep).join('/'),
    contents,
  }));
  return { files, metafile };
}

/** Throws when esbuild wrote no file for it. */
export function outputOf({ files, metafile }: Bundle, entryPoint: string): BundleFile {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint);
  const file = files.find(({ path }) => path === found?.[0]);
  return expectDefined(file, `The bundle of ${entryPoint}`);
}

/** Thrown when sources cannot be bundled, with the errors as diagnostics. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(messages: readonly Message[]) {
    const diagnostics = messages.map(messageDiagnostic);
    super(diagnostics.map(({ location, message }) => `${location.file}: ${message}`).join('\n'));
    this.diagnostics = diagnostics;
  }
}

/** Any error other than a build failure is unchanged. */
export function asSourceError(error: unknown): unknown {
  const isFailure = error instanceof Error && 'errors' in error && Array.isArray(error.errors);
  // esbuild throws a `BuildFailure`, which is a type and not a class.
  return isFailure ? new SourceError(error.errors as Message[]) : error;
}

/**
 * Converts a message into a diagnostic. esbuild counts columns from 0. An error without a position is in our
 * settings.
 */
function messageDiagnostic({ text, location }: Message): Diagnostic {
  if (location === null) return { rule: 'build/source', location: { file: 'package.json' }, message: text };
  const { file, line, column, length, lineText } = location;
  const span = { line, column: column + 1, endLine: line, endColumn: column + 1 + length };
  return { rule: 'build/source', location: { file, span }, message: `${text}\n${lineText.trim()}`.trim() };
}
