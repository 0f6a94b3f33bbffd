/** Damaged content, checked in this process. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { type Cache, openMemoryCache } from '../../generator/cache/cache.ts';
import { createContentIndex } from '../../generator/content/content-index.ts';
import type { SourceFile } from '../../generator/content/source-file.ts';
import type { LocatedDiagnostic } from '../../generator/diagnostics/index.ts';
import type { Result } from '../../generator/diagnostics/result.ts';
import { buildValidSite, checkContent, readFiles } from '../../generator/pipeline/build-site.ts';
import { readContent } from '../../generator/pipeline/read/read-content.ts';
import type { SourceTexts } from '../../generator/pipeline/read/read-lock.ts';
import { readSource } from '../../generator/pipeline/read/read-source.ts';
import { hasErrors } from '../../generator/rules/catalogue.ts';
import { locate } from '../locate.ts';
import { expectInEveryFormat } from '../problem-formats.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { type Damage, damageBytes } from './damage.ts';

/** The result of a check of damaged files. */
export type Outcome = {
  readonly problems: readonly LocatedDiagnostic[];
  /** Text of each file that could be read. */
  readonly texts: SourceTexts;
};

/** Damages copies of some files, and checks the content with them. */
export type CheckDamaged = (damages: readonly Damage[]) => Promise<Outcome>;

/** The folder with the content, and whether valid content is rendered. */
type ContentOptions = { readonly root?: string; readonly isRendered?: boolean };

/**
 * Reads the content of a folder, and checks it once to fill a cache. Returns a function that damages the
 * selected files and checks the content; it reads the cache and adds nothing to the cache.
 */
export async function openContent(
  isSelected: (file: string) => boolean,
  { root = projectRoot, isRendered = false }: ContentOptions,
): Promise<CheckDamaged> {
  const { value: sources, diagnostics } = await readContent(root);
  const files = sources.filter(({ path }) => isSelected(path)).map(({ path }) => path);
  const folder = mkdtempSync(path.join(tmpdir(), 'damage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const cache = openMemoryCache();
  const readOnly = withoutWriting(cache);
  await runStages({ value: sources, diagnostics }, { root, isRendered, cache });
  return async (damages) => {
    const damaged = new Map<string, Buffer>();
    for (const damage of damages) {
      const file = files[damage.file % files.length] ?? '';
      const bytes = damaged.get(file) ?? readFileSync(path.join(root, file));
      damaged.set(file, damageBytes(bytes, damage));
    }
    const read = Array.from(damaged, ([file, bytes]) => readBytes(folder, file, bytes));
    const byPath = new Map(read.map(({ value }) => [value.path, value]));
    const value = sources.map((source) => byPath.get(source.path) ?? source);
    const damagedContent = { value, diagnostics: read.flatMap((file) => file.diagnostics) };
    return runStages(damagedContent, { root, isRendered, cache: readOnly });
  };
}

/** Writes bytes to a file, and reads it like a file of the content. */
function readBytes(folder: string, file: string, bytes: Uint8Array): Result<SourceFile> {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  return readSource(folder, file);
}

/** Runs the stages of a build after reading. */
async function runStages(
  read: Result<readonly SourceFile[]>,
  { root, isRendered, cache }: Required<ContentOptions> & { readonly cache: Cache },
): Promise<Outcome> {
  const options = { configuration: { projectRoot, contentRoot: root, release: false }, cache };
  // Without the lock file, no translation is stale. The message about a stale translation quotes the source
  // text, which may end without a full stop.
  const files = { ...(await readFiles(options, read)), lockText: undefined };
  const content = createContentIndex(files, { cache });
  const found = checkContent(content, options);
  const isValid = isRendered && !hasErrors(found);
  const built = isValid ? await buildValidSite(content, options) : { diagnostics: [] };
  const texts = files.sources;
  return { problems: locate([...found, ...built.diagnostics], texts.get), texts };
}

/** Returns a cache that reads the values of another one, and stores no new ones. */
const withoutWriting = (cache: Cache): Cache => ({
  ...cache,
  withSources: (...sources) => withoutWriting(cache.withSources(...sources)),
  getOrCompute: <Value>(namespace: string, inputs: unknown, compute: () => Value) =>
    (cache.get(namespace, inputs) as Value | undefined) ?? compute(),
  getOrComputeAsync: async <Value>(namespace: string, inputs: unknown, compute: () => Promise<Value>) =>
    (cache.get(namespace, inputs) as Value | undefined) ?? (await compute()),
  set: () => undefined,
});

/** Expects that each problem has a location and a message for writers, in every output format. */
export function expectLocations({ problems, texts }: Outcome): void {
  for (const { file, span, message, fix } of problems) {
    expect(file).toMatch(/^content\b/u);
    expect(Math.min(span.line, span.column)).toBeGreaterThan(0);
    // A file that could not be read has no text.
    const lines = texts.get(file)?.split('\n') ?? [''];
    if (lines.length > 1) expect(span.line).toBeLessThanOrEqual(lines.length);
    if (lines.length > 1) expect(span.column).toBeLessThanOrEqual((lines[span.line - 1] ?? '').length + 2);
    expect(message).toMatch(/\S.*[.?…]$/su);
    expect(`${message}\n${JSON.stringify(fix ?? '')}`).not.toMatch(
      /\bundefined\b|\bNaN\b|\[object |\n\s+at |TypeError/u,
    );
  }
  expectInEveryFormat(problems, problems.some(({ severity }) => severity === 'error') ? 1 : 0);
}
