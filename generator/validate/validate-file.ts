/** Compares the data of one file with its schema. */
import * as z from 'zod';
import { formatKey, valueAt } from '../../schema/data-path.ts';
import type { DataPath } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Stage } from '../stage.ts';
import { explainIssue, type IssueSource } from './explain-issue.ts';
import { findUnknownKeys, misspeltFields } from './find-unknown-keys.ts';
import { schemaAt } from './schema-at.ts';
import { valuesIn } from './values-in.ts';

/** No list of a site is longer; a longer one is a mistake that would slow every later check. */
export const MAX_ITEMS = 5000;

/** Validates the data of a file by its schema; the record is undefined when the data has problems. */
export function validateFile(source: IssueSource): Stage<unknown> {
  const tooLong = valuesIn(source.data).flatMap(([path, value]) =>
    Array.isArray(value) && value.length > MAX_ITEMS ? [explainTooLong(source, path, value)] : [],
  );
  if (tooLong.length > 0) return { value: undefined, diagnostics: tooLong };
  const result = source.schema.safeParse(source.data);
  if (result.success) return { value: result.data, diagnostics: [] };
  return { value: undefined, diagnostics: onePerValue(explainIssues(result.error.issues, source)) };
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
  const block = path.slice(0, -1);
  const parent = schemaAt(schema, block, data);
  if (parent === undefined || valueAt(data, path) !== undefined) return false;
  return misspeltFields(parent, valueAt(data, block)).has(String(path.at(-1)));
}

function explainUnknownKeys(block: DataPath, { source, data, schema }: IssueSource): Diagnostic[] {
  const own = schemaAt(schema, block, data);
  if (!(own instanceof z.ZodObject)) return [];
  const home = block.length === 0 ? 'this file' : `"${formatKey(block)}"`;
  return [...findUnknownKeys(own, valueAt(data, block))].map(([key, meant]) => ({
    rule: 'schema/unknown-key',
    place: { file: source.path, path: [...block, key], part: 'key' },
    key: formatKey([...block, key]),
    message: `"${key}" is not a field of ${home}.${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
    fix:
      meant === undefined ? `Fields here: ${Object.keys(own.shape).join(', ')}.` : `Rename it to "${meant}".`,
  }));
}

function explainTooLong({ source }: IssueSource, at: DataPath, { length }: readonly unknown[]): Diagnostic {
  return {
    rule: 'schema/too-long',
    place: { file: source.path, path: at, part: 'key' },
    key: formatKey(at),
    message: `"${formatKey(at)}" has ${length} items; a list has at most ${MAX_ITEMS}.`,
    fix: 'Split the list, or remove what was pasted twice.',
  };
}

/** zod may find two faults in one value, such as "below 0" and "not above 0"; the first says enough. */
function onePerValue(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const byValue = Map.groupBy(diagnostics, ({ rule, key }) => `${rule} ${key}`);
  return [...byValue.values()].flatMap(([first]) => first ?? []);
}
