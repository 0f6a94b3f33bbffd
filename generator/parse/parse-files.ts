/** The second stage, all files: parses what is new and takes the rest from the store, where it lies as JSON. */
import yamlPackage from 'yaml/package.json' with { type: 'json' };
import type { SourceFile } from '../read/source-file.ts';
import type { Stage } from '../stage.ts';
import { hashSources, keyOf } from '../store/keys.ts';
import { openEmptyStore, type Store } from '../store/store.ts';
import { type ParsedFile, parseFile } from './parse-file.ts';

/** Changes with every source of the parser. */
export function hashParser(): string {
  return keyOf(yamlPackage.version, hashSources(['generator/parse/**']));
}

/**
 * Parses the files whose content the store does not know, in the order given. Files with problems are never kept.
 * `parser` tells what parsed them, see `hashParser`.
 */
export function parseFiles(
  sources: readonly SourceFile[],
  store: Store = openEmptyStore(),
  parser: string = hashParser(),
): Stage<readonly ParsedFile[]> {
  const known = store.bucket('parsed');
  const stages = sources.map((source): Stage<ParsedFile> => {
    const key = keyOf(parser, source.hash);
    const data = known.getJson(key);
    if (data !== undefined) return { value: { source, data }, diagnostics: [] };
    const stage = parseFile(source);
    if (!isJson(stage.value.data)) return stage;
    known.putJson(key, stage.value.data);
    // As the next run has it: the strings of the parser are slices, each of which holds the whole text.
    return { ...stage, value: { source, data: known.getJson(key) ?? stage.value.data } };
  });
  return {
    value: stages.map(({ value }) => value),
    diagnostics: stages.flatMap(({ diagnostics }) => diagnostics),
  };
}

/** Whether JSON keeps the data as it is: it knows no infinity, no not-a-number and no negative zero. */
export function isJson(data: unknown): boolean {
  if (typeof data === 'number') return Number.isFinite(data) && !Object.is(data, -0);
  if (typeof data !== 'object' || data === null) return data !== undefined;
  return Object.values(data).every(isJson);
}
