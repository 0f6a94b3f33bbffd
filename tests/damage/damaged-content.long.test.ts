/** A failure shows the smallest damage, with the seed and the path with which fast-check repeats it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cache, openMemoryCache } from '../../generator/cache/cache.ts';
import type { SourceFile } from '../../generator/content/content-file.ts';
import { createContentIndex } from '../../generator/content/content-index.ts';
import type { LocatedDiagnostic, Result } from '../../generator/diagnostics/diagnostic.ts';
import { buildValidSite, checkContent, readFiles } from '../../generator/pipeline/build-site.ts';
import { readContent } from '../../generator/pipeline/read/read-content.ts';
import { readSource, type SourceTexts } from '../../generator/pipeline/read/read-source.ts';
import { hasErrors } from '../../generator/rules/definitions.ts';
import { createFixtureSite } from '../fixtures/create-fixture-site.ts';
import { makeFolder } from '../generator/make-folder.ts';
import { locate } from '../locate.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { anyDamage, type Damage, damageBytes, damageSeed, isNightly } from './damage.ts';

type Outcome = { readonly problems: readonly LocatedDiagnostic[]; readonly texts: SourceTexts };

/** Several take little more time than one, and fast-check reduces a failing case. */
const maxDamages = 9;
const anyDamages = fc.array(anyDamage, { minLength: 1, maxLength: maxDamages, size: 'max' });
const isFact = (file: string) => file.startsWith('content/shared/');

describe.each([
  ['facts', isFact],
  ['texts', (file: string) => !isFact(file)],
] as const)('random damage to %s', (_, isTarget) => {
  // The fixture site contains every file type and takes a quarter of the time; this site contains every field.
  it.each([
    ['a small site', isNightly ? 100 : 25, () => createFixtureSite('_base')],
    ['this site', isNightly ? 20 : 4, () => projectRoot],
  ])('is reported with its locations, in %s', async (_site, numRuns, prepareRoot) => {
    const check = await openContent(isTarget, prepareRoot());
    const property = fc.asyncProperty(anyDamages, async (damages) => expectLocations(await check(damages)));
    await fc.assert(property, { numRuns, seed: damageSeed });
  });

  it('leaves content that renders when it is still valid', async () => {
    const [root, numRuns] = isNightly ? [projectRoot, 60] : [createFixtureSite('_base'), 30];
    const check = await openContent(isTarget, root, true);
    let validCount = 0;
    const property = fc.asyncProperty(anyDamage, async (damage) => {
      const outcome = await check([damage]);
      expectLocations(outcome);
      validCount += outcome.problems.some(({ severity }) => severity === 'error') ? 0 : 1;
    });
    await fc.assert(property, { numRuns, seed: damageSeed });
    expect(validCount).toBeGreaterThan(1);
  });
});

/** The returned function reads the cache that this fills, and adds nothing to it. */
async function openContent(isSelected: (file: string) => boolean, root: string, isRendered = false) {
  const { value: sources, diagnostics } = await readContent(root);
  const files = sources.filter((source) => isSelected(source.path)).map((source) => source.path);
  const folder = makeFolder();
  const cache = openMemoryCache();
  await runStages({ value: sources, diagnostics }, root, isRendered, cache);
  return async (damages: readonly Damage[]): Promise<Outcome> => {
    const damaged = new Map<string, Buffer>();
    for (const damage of damages) {
      const file = files[damage.file % files.length] ?? '';
      const bytes = damaged.get(file) ?? readFileSync(path.join(root, file));
      damaged.set(file, damageBytes(bytes, damage));
    }
    const read = Array.from(damaged, ([file, bytes]) => {
      const target = path.join(folder, file);
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, bytes);
      return readSource(folder, file);
    });
    const byPath = new Map(read.map(({ value }) => [value.path, value]));
    const value = sources.map((source) => byPath.get(source.path) ?? source);
    const content = { value, diagnostics: read.flatMap((file) => file.diagnostics) };
    return runStages(content, root, isRendered, withoutWriting(cache));
  };
}

async function runStages(
  read: Result<readonly SourceFile[]>,
  root: string,
  isRendered: boolean,
  cache: Cache,
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

/** Reads the values of another cache, and stores no new ones. */
const withoutWriting = (cache: Cache): Cache => ({
  ...cache,
  withSources: (...sources) => withoutWriting(cache.withSources(...sources)),
  getOrCompute: <Value>(namespace: string, inputs: unknown, compute: () => Value) =>
    (cache.get(namespace, inputs) as Value | undefined) ?? compute(),
  getOrComputeAsync: async <Value>(namespace: string, inputs: unknown, compute: () => Promise<Value>) =>
    (cache.get(namespace, inputs) as Value | undefined) ?? (await compute()),
  set: () => undefined,
});

function expectLocations({ problems, texts }: Outcome): void {
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
}
