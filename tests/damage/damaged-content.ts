/** Damaged content, checked in this process. */
import { lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { makeSite } from '../../generator/build-site.ts';
import { checkContent } from '../../generator/check/check-content.ts';
import { openCheckMemory } from '../../generator/check/check-memory.ts';
import { planPages } from '../../generator/check/plan-pages.ts';
import {
  type Diagnostic,
  type LocatedDiagnostic,
  locateDiagnostics,
  severityOf,
} from '../../generator/diagnostics/index.ts';
import { parseFiles } from '../../generator/parse/parse-files.ts';
import { readContent } from '../../generator/read/read-content.ts';
import { readSource } from '../../generator/read/read-source.ts';
import type { SourceFile } from '../../generator/read/source-file.ts';
import type { Stage } from '../../generator/stage.ts';
import { openEmptyStore, type Store } from '../../generator/store/store.ts';
import { validateFiles } from '../../generator/validate/validate-files.ts';
import { placesOf, reportInForms } from '../problem-forms.ts';
import { projectRoot } from '../site/temporary-project.ts';
import { type Damage, damageBytes } from './damage.ts';

/** What is said of damaged files. */
export type Outcome = {
  readonly problems: readonly LocatedDiagnostic[];
  /** Text of each file that could be read. */
  readonly texts: ReadonlyMap<string, string>;
};

/** Damages copies of some files, and does with them and all others what `check` does. */
export type CheckDamaged = (damages: readonly Damage[]) => Promise<Outcome>;

/** The folder with the content, and whether what passes is rendered. */
type ContentOptions = { readonly root?: string; readonly isRendered?: boolean };

/**
 * Opens the content of a folder. What earlier runs worked out of all of it is kept, as on a disk; every case finds that
 * and no more.
 */
export async function openContent(
  isMeant: (file: string) => boolean,
  { root = projectRoot, isRendered = false }: ContentOptions,
): Promise<CheckDamaged> {
  const { value: whole } = await readContent(root);
  const files = whole.filter(({ path }) => isMeant(path)).map(({ path }) => path);
  const folder = mkdtempSync(path.join(tmpdir(), 'damage-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const store = openEmptyStore();
  const kept = withoutWriting(store);
  await buildStages(whole, [], { store, isRendered });
  return async (damages) => {
    const damaged = new Map<string, Buffer>();
    for (const damage of damages) {
      const file = files[damage.file % files.length] ?? '';
      const bytes = damaged.get(file) ?? readFileSync(path.join(root, file));
      damaged.set(file, damageBytes(bytes, damage));
    }
    const read = Array.from(damaged, ([file, bytes]) => readBytes(folder, file, bytes));
    const byPath = new Map(read.map(({ value }) => [value.path, value]));
    const sources = whole.map((source) => byPath.get(source.path) ?? source);
    const earlier = read.flatMap(({ diagnostics }) => diagnostics);
    return buildStages(sources, earlier, { store: kept, isRendered });
  };
}

/** Reads bytes as a file of the content is read. */
function readBytes(folder: string, file: string, bytes: Uint8Array): Stage<SourceFile> {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, bytes);
  return readSource(folder, { path: file, dirent: lstatSync(target) });
}

/** The stages of a build, from what was read on; the program does not change meanwhile. */
async function buildStages(
  read: readonly SourceFile[],
  earlier: readonly Diagnostic[],
  { store, isRendered }: { readonly store: Store; readonly isRendered: boolean },
): Promise<Outcome> {
  const sources = 'the same';
  const parsed = parseFiles(read, store);
  const { value: files, diagnostics } = validateFiles(parsed.value, { store, sources });
  const plan = planPages(files);
  const memory = openCheckMemory(store, sources);
  const found = checkContent(
    { files, earlier: [...earlier, ...parsed.diagnostics, ...diagnostics], memory },
    plan,
  );
  const passes = found.every((problem) => severityOf(problem) !== 'error');
  const options = { projectRoot, release: false, store, sources };
  const site = passes && isRendered ? await makeSite(plan.published, plan.routes, options) : undefined;
  const texts = new Map(read.map((source) => [source.path, source.text]));
  const all = [...found, ...(site?.diagnostics ?? [])];
  return { problems: locateDiagnostics(all, (file) => texts.get(file)), texts };
}

const withoutWriting = (store: Store): Store => ({
  ...store,
  bucket: (kind) => ({ ...store.bucket(kind), put: () => undefined, putJson: () => undefined }),
});

/** Each problem has its place, in words for a writer, in every form. */
export function expectPlaces({ problems, texts }: Pick<Outcome, 'problems' | 'texts'>): void {
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
  const places = placesOf(problems);
  const isRefused = problems.some(({ severity }) => severity === 'error');
  expect(reportInForms(problems)).toEqual({
    code: isRefused ? 1 : 0,
    places: { human: places, json: places, github: places, sarif: places },
  });
}
