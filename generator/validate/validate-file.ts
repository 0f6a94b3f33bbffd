/** Compares the data of one file with its schema. */
import type { z } from 'zod';
import { formatKey, isPlainObject, valueAt } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { explainIssue, type IssueSource } from './explain-issue.ts';
import { findUnknownKeys, misspeltFields } from './find-unknown-keys.ts';
import { schemaAt } from './schema-at.ts';

/** No list of a site is longer; a longer one is a mistake that would slow every later check. */
export const MAX_ITEMS = 5000;

/** The validated record, undefined when the data has problems. */
export type Validated = { readonly record: unknown; readonly diagnostics: readonly Diagnostic[] };

/** Validates the data of a file by its schema. */
export function validateFile(source: IssueSource): Validated {
  const tooLong = findLongLists(source.data).map(([path, length]) => explainTooLong(source, path, length));
  if (tooLong.length > 0) return { record: undefined, diagnostics: tooLong };
  const result = source.schema.safeParse(source.data);
  if (result.success) return { record: result.data, diagnostics: [] };
  return { record: undefined, diagnostics: onePerValue(explainIssues(result.error.issues, source)) };
}

function explainIssues(issues: readonly z.core.$ZodIssue[], source: IssueSource): Diagnostic[] {
  return issues.flatMap((issue) => {
    // YAML data has no symbols as keys.
    const path = issue.path as DataPath;
    if (issue.code === 'unrecognized_keys') return explainUnknownKeys(path, source);
    return isMisspelt(path, source) ? [] : [explainIssue(issue, source)];
  });
}

/** Whether the field is absent because its key is misspelt, which is told at that key. */
function isMisspelt(path: DataPath, { schema, data }: IssueSource): boolean {
  const field = path.at(-1);
  const block = path.slice(0, -1);
  const parent = schemaAt(schema, block, data);
  if (parent === undefined || typeof field !== 'string' || valueAt(data, path) !== undefined) return false;
  return misspeltFields(parent, valueAt(data, block)).has(field);
}

function explainUnknownKeys(block: DataPath, { path, data, schema }: IssueSource): Diagnostic[] {
  const own = schemaAt(schema, block, data);
  if (own === undefined) return [];
  const home = block.length === 0 ? 'this file' : `"${formatKey(block)}"`;
  return [...findUnknownKeys(own, valueAt(data, block))].map(([key, meant]) => ({
    rule: 'schema/unknown-key',
    place: { file: path, path: [...block, key], part: 'key' },
    key: formatKey([...block, key]),
    message: `"${key}" is not a field of ${home}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
    fix: meant === undefined ? `Fields here: ${fieldsOf(own).join(', ')}.` : `Rename it to "${meant}".`,
  }));
}

function fieldsOf(schema: z.ZodType): string[] {
  return 'shape' in schema && isPlainObject(schema.shape) ? Object.keys(schema.shape) : [];
}

function explainTooLong({ path }: IssueSource, at: DataPath, length: number): Diagnostic {
  return {
    rule: 'schema/too-long',
    place: { file: path, path: at, part: 'key' },
    key: formatKey(at),
    message: `"${formatKey(at)}" has ${length} items; a list has at most ${MAX_ITEMS}.`,
    fix: 'Split the list, or remove what was pasted twice.',
  };
}

function findLongLists(data: unknown, path: DataPath = []): [DataPath, number][] {
  if (Array.isArray(data)) {
    if (data.length > MAX_ITEMS) return [[path, data.length]];
    return data.flatMap((item, index) => findLongLists(item, [...path, index]));
  }
  if (!isPlainObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => findLongLists(value, [...path, key]));
}

/** zod may find two faults in one value, such as "below 0" and "not above 0"; the first says enough. */
function onePerValue(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const seen = new Set<string>();
  return diagnostics.filter(({ rule, key }) => {
    const id = `${rule} ${key}`;
    return seen.has(id) ? false : seen.add(id);
  });
}
