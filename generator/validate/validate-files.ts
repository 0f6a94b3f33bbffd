/** The stage after parsing: every file finds its kind and schema, and its data is compared with it. */
import { isDeepStrictEqual } from 'node:util';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ParsedFile } from '../parse/parse-file.ts';
import type { SourceFile } from '../read/source-file.ts';
import type { Stage } from '../stage.ts';
import { keyOf } from '../store/keys.ts';
import type { Store } from '../store/store.ts';
import { classifyFile } from './classify-file.ts';
import type { ContentFile } from './content-file.ts';
import { findLanguages } from './find-languages.ts';
import { validateFile } from './validate-file.ts';

/** Which files earlier runs found to be records as they are written. */
export type ValidationMemory = {
  readonly store: Store;
  /** Changes with every source of the schemas. */
  readonly sources: string;
};

/**
 * The files that belong to the site, with their records; files in unknown places are told and left out.
 * A file that could not be parsed stays, without data, so that it does not count as missing.
 */
export function validateFiles(
  parsed: readonly ParsedFile[],
  memory?: ValidationMemory,
): Stage<ContentFile[]> {
  const { tags } = findLanguages(parsed);
  const value: ContentFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { source, data } of parsed) {
    const found = classifyFile(source.path, tags);
    if ('problem' in found) {
      // A file that could not be read was told before, by the name it has on disk.
      if (!source.isUnreadable) diagnostics.push(found.problem);
    } else if (data === undefined || data === null) {
      value.push({ source, ...found, data: undefined, record: undefined });
    } else {
      const validated = recallFile(source, memory, data, () =>
        validateFile({ source, data, schema: found.schema }),
      );
      diagnostics.push(...validated.diagnostics.map((diagnostic) => withLanguage(diagnostic, found.kind)));
      value.push({ source, ...found, data, record: validated.value });
    }
  }
  return { value, diagnostics: oncePerCause(diagnostics) };
}

/**
 * A file without problems is validated once. Its record is kept where it is not the data as written, be it only by the
 * order of its fields.
 */
function recallFile(
  source: SourceFile,
  memory: ValidationMemory | undefined,
  data: unknown,
  validate: () => Stage<unknown>,
): Stage<unknown> {
  if (memory === undefined) return validate();
  const records = memory.store.bucket('records');
  const key = keyOf(memory.sources, source.path, source.hash);
  const known = records.getJson(key) as Kept | undefined;
  if (known !== undefined) return { value: known.record ?? data, diagnostics: [] };
  const validated = validate();
  const [written, kept] = [JSON.stringify(data), JSON.stringify(validated.value)];
  // JSON knows no infinity, no not-a-number and no negative zero.
  const isWhole = kept !== undefined && isDeepStrictEqual(JSON.parse(kept), validated.value);
  if (!isWhole) return validated;
  const isAsWritten = kept === written;
  records.putJson(key, (isAsWritten ? {} : { record: validated.value }) satisfies Kept);
  // The next run has the data in its place too.
  return isAsWritten ? { value: data, diagnostics: [] } : validated;
}

/** What is kept of a file; no record when that is the data as written. */
type Kept = { readonly record?: unknown };

function withLanguage(diagnostic: Diagnostic, kind: ContentFile['kind']): Diagnostic {
  return 'language' in kind ? { ...diagnostic, language: kind.language } : diagnostic;
}

/** The folder of an unknown language, and an id that cannot be an address, are told at the first file. */
function oncePerCause(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isOnce = ({ rule }: Diagnostic) => rule === 'file/unknown' || rule === 'route/slug';
  const byCause = Map.groupBy(diagnostics, (problem) => (isOnce(problem) ? problem.message : problem));
  return [...byCause.values()].flatMap(([first]) => first ?? []);
}
