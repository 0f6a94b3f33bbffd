/** Parses all files, unless they are cached. */
import yamlPackage from 'yaml/package.json' with { type: 'json' };
import { type Cache, noCache } from '../../cache/cache.ts';
import type { SourceFile } from '../../content/source-file.ts';
import type { Result } from '../../diagnostics/result.ts';
import { hashSources, keyOf } from '../../files/hash.ts';
import { type ParsedFile, parseFile } from './parse-file.ts';

function hashParser(): string {
  return keyOf(yamlPackage.version, hashSources(['generator/pipeline/parse/**']));
}

/**
 * Parses the files that are not cached and returns all files in the given order. Files with problems are not cached.
 */
export function parseFiles(
  sources: readonly SourceFile[],
  cache: Cache = noCache,
): Result<readonly ParsedFile[]> {
  // Parsed YAML depends only on the parser, not on the other sources of the program.
  const parsed = cache.withSources('parser', hashParser);
  const results = sources.map((source): Result<ParsedFile> => {
    const data = parsed.get('parsed', source.hash);
    if (data !== undefined) return { value: { source, data }, diagnostics: [] };
    const result = parseFile(source);
    if (result.value.data !== undefined) parsed.set('parsed', source.hash, result.value.data);
    return result;
  });
  return {
    value: results.map(({ value }) => value),
    diagnostics: results.flatMap(({ diagnostics }) => diagnostics),
  };
}
