import * as z from 'zod';
import { formatKey, isPlainObject, valueAt } from '../../../schema/data-path.ts';
import type { DataPath } from '../../../schema/index.ts';
import { type Cache, noCache } from '../../cache/cache.ts';
import { allFileTypes, classifyFile, pathOf, schemaOf } from '../../content/classify-file.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { MAX_ITEMS, valuesIn } from '../../content/content-text.ts';
import {
  findIntendedFields,
  findUnknownKeys,
  resolveSchema,
  schemaAt,
  withoutMarks,
} from '../../content/describe-schema.ts';
import { findLanguages } from '../../content/find-languages.ts';
import type { Diagnostic, Result } from '../../diagnostics/diagnostic.ts';
import { mergeDiagnostics } from '../../rules/merge-diagnostics.ts';
import type { ParsedFile } from '../parse/parse-file.ts';
import { type IssueSource, issueDiagnostic } from './issue-diagnostic.ts';

/** Omits unknown files. A file that could not be parsed has no data, but does not count as missing. */
export function validateFiles(parsed: readonly ParsedFile[], cache: Cache = noCache): Result<ContentFile[]> {
  const { tags } = findLanguages(parsed);
  const value: ContentFile[] = [];
  const diagnostics: Diagnostic[] = [];
  for (const { source, data } of parsed) {
    const classified = classifyFile(source.path, tags);
    const intendedPath = 'problem' in classified ? undefined : findIntendedPath(data, classified.fileType);
    if ('problem' in classified) {
      // A file that could not be read is already reported.
      if (!source.isUnreadable) diagnostics.push(classified.problem);
    } else if (data === undefined || data === null) {
      value.push({ source, ...classified, data: undefined, record: undefined });
    } else if (intendedPath !== undefined) {
      diagnostics.push(misplacedDiagnostic(source.path, intendedPath));
    } else {
      const { schema } = classified;
      const found = cache.getOrCompute('validated', [source.path, source.hash], () =>
        validateFile({ source, data, schema }),
      );
      diagnostics.push(...found.map((diagnostic) => withLanguage(diagnostic, classified.fileType)));
      value.push({ source, ...classified, data, record: recordOf(data, found) });
    }
  }
  return { value, diagnostics: firstPerCause(diagnostics) };
}

/** Texts in a record of shared facts belong into the folder of a language. */
function findIntendedPath(data: unknown, fileType: ContentFile['fileType']): string | undefined {
  if (!('id' in fileType) || !isPlainObject(data)) return undefined;
  const keys = Object.keys(data);
  const countFields = (other: ContentFile['fileType']) => {
    const schema = resolveSchema(schemaOf(other));
    return schema instanceof z.ZodObject ? keys.filter((key) => Object.hasOwn(schema.shape, key)).length : 0;
  };
  if (countFields(fileType) * 2 >= keys.length) return undefined;
  const language = 'language' in fileType ? fileType.language : '<language>';
  return allFileTypes(language, fileType.id)
    .filter((other) => 'id' in other && countFields(other) * 2 > keys.length)
    .sort((a, b) => countFields(b) - countFields(a))
    .map(pathOf)[0];
}

function misplacedDiagnostic(path: string, intendedPath: string): Diagnostic {
  const folderOf = (file: string) => file.replace(/[^/]*$/u, '');
  return {
    rule: 'file/unknown',
    location: { file: path },
    message: `${path} has the fields of a file in ${folderOf(intendedPath)}, not of one in ${folderOf(path)}.`,
    fix: `Move it to ${intendedPath}.`,
  };
}

const withLanguage = (diagnostic: Diagnostic, fileType: ContentFile['fileType']): Diagnostic =>
  'language' in fileType ? { ...diagnostic, language: fileType.language } : diagnostic;

/** Of an unknown language folder, and of an id that cannot be an address. */
function firstPerCause(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const isReportedOnce = ({ rule }: Diagnostic) => rule === 'file/unknown' || rule === 'route/slug';
  const byCause = Map.groupBy(diagnostics, (problem) =>
    isReportedOnce(problem) ? problem.message : problem,
  );
  return [...byCause.values()].flatMap(([first]) => first ?? []);
}

/** Schemas change no values, so that valid data is the record. */
const recordOf = (data: unknown, { length }: readonly Diagnostic[]): unknown =>
  length === 0 ? data : undefined;

function validateFile(source: IssueSource): readonly Diagnostic[] {
  const tooLongLists = valuesIn(source.data).flatMap(([path, value]) =>
    Array.isArray(value) && value.length > MAX_ITEMS ? [tooLongDiagnostic(source, path, value)] : [],
  );
  if (tooLongLists.length > 0) return tooLongLists;
  const { error } = source.schema.safeParse(source.data);
  return error === undefined ? [] : onePerValue(issueDiagnostics(error.issues, source));
}

const issueDiagnostics = (issues: readonly z.core.$ZodIssue[], source: IssueSource): Diagnostic[] =>
  issues.flatMap((issue) => {
    // YAML data has no symbols as keys.
    const path = issue.path as DataPath;
    if (issue.code === 'unrecognized_keys') return unknownKeyDiagnostics(path, source);
    return isMisspelled(path, source) ? [] : [issueDiagnostic(issue, source)];
  });

function isMisspelled(path: DataPath, { schema, data }: IssueSource): boolean {
  const block = path.slice(0, -1);
  const parent = schemaAt(schema, block, data);
  if (parent === undefined || valueAt(data, path) !== undefined) return false;
  return findIntendedFields(parent, valueAt(data, block)).has(String(path.at(-1)));
}

function unknownKeyDiagnostics(block: DataPath, { source, data, schema }: IssueSource): Diagnostic[] {
  const fieldSchema = schemaAt(schema, block, data);
  if (!(fieldSchema instanceof z.ZodObject)) return [];
  const parent = block.length === 0 ? 'this file' : `"${formatKey(block)}"`;
  return [...findUnknownKeys(fieldSchema, valueAt(data, block))].map(([key, suggested]) => ({
    rule: 'schema/unknown-key',
    location: { file: source.path, path: [...block, key], part: 'key' },
    key: formatKey([...block, key]),
    message: `"${key}" is not a field of ${parent}.${suggestionFor(key, suggested)}`,
    fix:
      suggested === undefined
        ? `Fields here: ${Object.keys(fieldSchema.shape).join(', ')}.`
        : `Rename it to "${suggested}".`,
  }));
}

function suggestionFor(key: string, suggested: string | undefined): string {
  if (suggested === undefined) return '';
  return key !== withoutMarks(key)
    ? ' The typographic quotation marks are part of the name.'
    : ` Did you mean "${suggested}"?`;
}

const tooLongDiagnostic = (
  { source }: IssueSource,
  path: DataPath,
  { length }: readonly unknown[],
): Diagnostic => ({
  rule: 'schema/too-long',
  location: { file: source.path, path, part: 'key' },
  key: formatKey(path),
  message: `"${formatKey(path)}" has ${length} items; a list has at most ${MAX_ITEMS}.`,
  fix: 'Split the list, or remove duplicates.',
});

/** zod may report two, such as "below 0" and "not above 0". */
function onePerValue(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byValue = Map.groupBy(mergeDiagnostics(diagnostics), ({ rule, key }) => `${rule} ${key}`);
  return [...byValue.values()].flatMap(([first]) => first ?? []);
}
