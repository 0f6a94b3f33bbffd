/** The second stage, all files: parses what is new and takes the rest from the cache. */
import yamlPackage from 'yaml/package.json' with { type: 'json' };
import { type Cache, noCache } from '../../cache/cache.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Result } from '../../diagnostics/result.ts';
import { hashSources, keyOf } from '../../files/hash.ts';
import { type ParsedFile, parseFile } from './parse-file.ts';

/** Returns a hash that changes with every source of the parser. */
function hashParser(): string {
  return keyOf(yamlPackage.version, hashSources(['generator/pipeline/parse/**']));
}

/** Parses the files whose content is not cached, in the order given. Files with problems are never cached. */
export function parseFiles(
  sources: readonly SourceFile[],
  cache: Cache = noCache,
): Result<readonly ParsedFile[]> {
  // Parsed YAML outlives a change of any other source.
  const parsed = cache.withSources('parser', hashParser);
  const stages = sources.map((source): Result<ParsedFile> => {
    const data = parsed.get('parsed', source.hash);
    if (data !== undefined) return { value: { source, data }, diagnostics: [] };
    const stage = parseFile(source);
    if (stage.value.data !== undefined) parsed.set('parsed', source.hash, stage.value.data);
    return stage;
  });
  return {
    value: stages.map(({ value }) => value),
    diagnostics: stages.flatMap(({ diagnostics }) => diagnostics),
  };
}
