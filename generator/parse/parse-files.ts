/** The second stage, all files: parses what is new and takes the rest from the store, where it lies as JSON. */
import yamlPackage from 'yaml/package.json' with { type: 'json' };
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Stage } from '../stage.ts';
import { hashSources, keyOf } from '../store/keys.ts';
import { openEmptyStore, type Store } from '../store/store.ts';
import { readYaml, toStage } from './parse-file.ts';
import type { ParsedFile } from './parsed-file.ts';

/** Parses the files whose content the store does not know, in the order given. Files with problems are never kept. */
export function parseFiles(
  sources: readonly SourceFile[],
  store: Store = openEmptyStore(),
): Stage<readonly ParsedFile[]> {
  const known = store.bucket('parsed');
  const version = [yamlPackage.version, hashSources(['generator/parse/**'])];
  const parse = (source: SourceFile): Stage<ParsedFile> => {
    const key = keyOf(version, source.hash);
    const data = known.getJson(key);
    if (data !== undefined) return { value: { source, data }, diagnostics: [] };
    const reading = readYaml(source);
    if (reading.isJson) known.putJson(key, reading.data);
    return toStage(source, reading);
  };
  const diagnostics: Diagnostic[] = [];
  const files = sources.map((source) => {
    const stage = parse(source);
    diagnostics.push(...stage.diagnostics);
    return stage.value;
  });
  return { value: files, diagnostics };
}
