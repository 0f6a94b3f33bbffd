/** The second stage, all files: parses what is new and takes the rest from the record cache. */
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Stage } from '../stage.ts';
import { readYaml, toStage } from './parse-file.ts';
import type { ParsedFile } from './parsed-file.ts';
import { findRecord, type RecordCache, replaceRecords } from './record-cache.ts';

/** The files, in the order given, and the records to keep for the next run. */
export type ParsedFiles = {
  readonly files: readonly ParsedFile[];
  /** Records of these files alone: what has vanished is dropped. */
  readonly cache: RecordCache;
};

/** Parses the files whose content the cache does not know. Files with problems are never cached. */
export function parseFiles(sources: readonly SourceFile[], cache: RecordCache): Stage<ParsedFiles> {
  const files: ParsedFile[] = [];
  const diagnostics: Diagnostic[] = [];
  const records = new Map<string, Uint8Array>();
  for (const source of sources) {
    const known = findRecord(cache, source.hash);
    const reading = known ? { data: known.data, problems: [], isJson: true } : readYaml(source);
    const stage = toStage(source, reading);
    files.push(stage.value);
    diagnostics.push(...stage.diagnostics);
    if (reading.isJson) records.set(source.hash, known?.bytes ?? Buffer.from(JSON.stringify(reading.data)));
  }
  return { value: { files, cache: replaceRecords(cache, records) }, diagnostics };
}
