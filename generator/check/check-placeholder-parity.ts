/** A text uses the same placeholders, the same number of times, in every language. */
import type { TextField } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatKey, isPlainObject } from '../validate/data-path.ts';
import type { AlignedText, Comparison } from './compare-twins.ts';
import { languageName } from './language-name.ts';
import { countPlaceholders, scanPlaceholders } from './scan-placeholders.ts';
import type { Twin } from './twins.ts';

/** One problem for each text whose placeholders differ from the reference; unknown names are told elsewhere. */
export function checkPlaceholderParity(
  { texts }: Comparison,
  known: ReadonlySet<string> | undefined,
): Diagnostic[] {
  return texts.flatMap(({ path, field, values }) => {
    const [reference, ...others] = values.map(({ twin, value }) => ({
      twin,
      text: comparedText(field, value),
    }));
    if (reference?.text === undefined) return [];
    const expected = countNames(reference.text, field);
    return others.flatMap(({ twin, text }) => {
      if (text === undefined) return [];
      const difference = compareCounts(expected, countNames(text, field));
      if (isTold(text, difference, [...field.params, ...(known ?? [])])) return [];
      return explainDifference({ path, field, twin, reference: reference.twin, difference });
    });
  });
}

type Difference = { readonly missing: readonly string[]; readonly extra: readonly string[] };

/** Of a plural, `other` is compared: which further forms there are is up to each language. */
function comparedText(field: TextField, value: unknown): string | undefined {
  const text = field.kind === 'plural' && isPlainObject(value) ? value.other : value;
  return typeof text === 'string' ? text : undefined;
}

/** Counts names; `from`, `fromCounted` and `fromMoney` of a pattern are one value in different clothes. */
function countNames(text: string, { params }: TextField): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [name, count] of countPlaceholders(text)) {
    const plain = params.includes(name) ? name.replace(/(?:Counted|Money)$/u, '') : name;
    counts.set(plain, (counts.get(plain) ?? 0) + count);
  }
  return counts;
}

function compareCounts(expected: ReadonlyMap<string, number>, own: ReadonlyMap<string, number>): Difference {
  const names = [...new Set([...expected.keys(), ...own.keys()])];
  const surplus = (name: string) => (own.get(name) ?? 0) - (expected.get(name) ?? 0);
  return {
    missing: names.filter((name) => surplus(name) < 0),
    extra: names.filter((name) => surplus(name) > 0),
  };
}

/** Whether text/placeholder explains the difference: braces that end nowhere, or a misspelt name. */
function isTold(text: string, { missing, extra }: Difference, known: readonly string[]): boolean {
  if (missing.length === 0 && extra.length === 0) return true;
  if (scanPlaceholders(text).strays.length > 0) return true;
  const unknown = extra.filter((name) => !known.includes(name));
  return unknown.length === extra.length && unknown.length > 0 && unknown.length >= missing.length;
}

function explainDifference({
  path,
  field,
  twin,
  reference,
  difference: { missing, extra },
}: Pick<AlignedText, 'path' | 'field'> & {
  readonly twin: Twin;
  readonly reference: Twin;
  readonly difference: Difference;
}): Diagnostic[] {
  const own = field.kind === 'plural' ? [...path, 'other'] : path;
  const key = formatKey(own);
  const source = languageName(reference.language);
  const parts = [
    ...missing.map((name) => `{{${name}}} stands more often in ${source}`),
    ...extra.map((name) => `{{${name}}} stands less often in ${source}`),
  ];
  const swapped = missing.length === 1 && extra.length === 1;
  return [
    {
      rule: 'i18n/placeholder',
      place: { file: twin.file.source.path, path: own },
      language: twin.language,
      key,
      message: `"${key}" has not the placeholders of the ${source} text: ${parts.join(', ')}.`,
      fix: swapped ? `Write {{${missing[0]}}} in place of {{${extra[0]}}}.` : fixFor(missing, extra),
      related: [{ place: { file: reference.file.source.path, path: own }, label: reference.language }],
    },
  ];
}

function fixFor(missing: readonly string[], extra: readonly string[]): string {
  const list = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
  const add = missing.length === 0 ? [] : [`Add ${list(missing)}.`];
  const remove = extra.length === 0 ? [] : [`Remove ${list(extra)}.`];
  return [...add, ...remove].join(' ');
}
