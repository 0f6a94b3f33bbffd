/** Runs esbuild in memory with the settings that all bundles share. */
import { relative, sep } from 'node:path';
import type { BuildOptions, Message } from 'esbuild';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

/** Folder of all assets inside the output folder; pages refer to it by `/assets/`. */
export const assetsFolder = 'assets';

/** What one run made. */
export type Bundle = Awaited<ReturnType<typeof runEsbuild>>;

/** An output file with its bytes. */
export type BundleFile = Bundle['files'][number];

/** Where the sources are, and how to print them. */
export type BundleOptions = {
  /** Folder that holds `scripts/` and `templates/`. */
  readonly projectRoot: string;
  readonly minify: boolean;
  /** Which build of React the scripts bring; that for developers tells what it finds wrong. @default 'production' */
  readonly react?: 'production' | 'development';
};

/**
 * The settings of tsconfig.json that decide what is printed. esbuild looks for that file by itself, but not below a
 * folder `node_modules`, where a project may lie, too.
 */
const compilerOptions = { strict: true, target: 'ES2024', verbatimModuleSyntax: true };

/** Bundles the entry points of `special`, which says what differs between bundles. Throws `SourceError` for mistakes in our own sources. */
export async function runEsbuild(
  { projectRoot, minify, react = 'production' }: BundleOptions,
  special: Omit<BuildOptions, 'write' | 'metafile'>,
) {
  // Loaded here and not at the top: commands that bundle nothing start faster without it.
  const { build } = await import('esbuild');
  const { outputFiles, metafile, warnings } = await build({
    absWorkingDir: projectRoot,
    // Names and order of modules come from their paths, which must not depend on where packages are linked from.
    preserveSymlinks: true,
    outdir: assetsFolder,
    publicPath: `/${assetsFolder}/`,
    bundle: true,
    write: false,
    metafile: true,
    minify,
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: { compilerOptions },
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    assetNames: '[name]-[hash]',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
    ...special,
    define: { 'process.env.NODE_ENV': JSON.stringify(react), ...special.define },
  }).catch((error: unknown) => {
    throw asSourceError(error);
  });
  // Of a style sheet that cannot be parsed esbuild only warns, and leaves out the rest of it.
  if (warnings.length > 0) throw new SourceError(warnings);
  /** Paths begin with `assets/`; names carry hashes of the contents. */
  const files = outputFiles.map(({ path, contents }) => ({
    path: relative(projectRoot, path).split(sep).join('/'),
    contents,
  }));
  return { files, metafile };
}

/** The file that an entry point became. Throws when esbuild made none. */
export function outputOf({ files, metafile }: Bundle, entryPoint: string): BundleFile {
  const found = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === entryPoint);
  const file = files.find(({ path }) => path === found?.[0]);
  if (file === undefined) throw new Error(`esbuild made no file of ${entryPoint}.`);
  return file;
}

/** Thrown when our own sources cannot be bundled as they are: mistakes in them, with their places. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly diagnostics: readonly Diagnostic[];

  constructor(messages: readonly Message[]) {
    const diagnostics = messages.map(explainMessage);
    super(diagnostics.map(({ place, message }) => `${place.file}: ${message}`).join('\n'));
    this.diagnostics = diagnostics;
  }
}

/** Returns what esbuild threw, as a `SourceError` when it is about sources. */
export function asSourceError(error: unknown): unknown {
  const isFailure = error instanceof Error && 'errors' in error && Array.isArray(error.errors);
  // esbuild throws a `BuildFailure`, which is no class of its own.
  return isFailure ? new SourceError(error.errors as Message[]) : error;
}

/** esbuild counts columns from 0, and a mistake without a place is one of its settings. */
function explainMessage({ text, location }: Message): Diagnostic {
  if (location === null) return { rule: 'build/source', place: { file: 'package.json' }, message: text };
  const { file, line, column, length, lineText } = location;
  const span = { line, column: column + 1, endLine: line, endColumn: column + 1 + length };
  return { rule: 'build/source', place: { file, span }, message: `${text}\n${lineText.trim()}`.trim() };
}
