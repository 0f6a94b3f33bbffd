/** A text uses the same placeholders, the same number of times, in every language. */
import type { TextField } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { formatKey, isPlainObject } from '../validate/data-path.ts';
import type { AlignedText, Comparison } from './compare-twins.ts';
import type { KnownPlaceholders } from './known-placeholders.ts';
import { languageName } from './language-name.ts';
import { countPlaceholders, scanPlaceholders } from './scan-placeholders.ts';
import type { Twin } from './twins.ts';
import { roleOf } from './written-text.ts';

/** One problem for each text whose placeholders differ from the reference; unknown names are told elsewhere. */
export function checkPlaceholderParity(
  { texts, kind }: Comparison,
  known: KnownPlaceholders | undefined,
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
      const own = countNames(text, field);
      const difference = compareCounts(expected, own, roleOf(kind, path) === 'phrase');
      if (difference.missing.length + difference.extra.length === 0) return [];
      if (hasStrays(text) || hasStrays(reference.text ?? '')) return [];
      const names = known && new Set([...known[roleOf(kind, path)], ...field.params]);
      if (isTold(difference, names)) return [];
      return [explainDifference({ path, field, twin, reference: reference.twin, difference, own, expected })];
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

/** A phrase says in each language what is said there: "24 hours a day" is «around the clock» in Arabic. */
function compareCounts(
  expected: ReadonlyMap<string, number>,
  own: ReadonlyMap<string, number>,
  mayLack: boolean,
): Difference {
  const names = [...new Set([...expected.keys(), ...own.keys()])];
  const surplus = (name: string) => (own.get(name) ?? 0) - (expected.get(name) ?? 0);
  return {
    missing: mayLack ? [] : names.filter((name) => surplus(name) < 0),
    extra: names.filter((name) => surplus(name) > 0),
  };
}

/** Braces that begin or end nothing hide a name; text/placeholder tells them. */
function hasStrays(text: string): boolean {
  return scanPlaceholders(text).strays.length > 0;
}

/** Whether misspelt names, which text/placeholder tells, explain the whole difference. */
function isTold({ missing, extra }: Difference, known: ReadonlySet<string> | undefined): boolean {
  const isKnown = (name: string) => known === undefined || known.has(name);
  const [missed, added] = [missing.filter(isKnown), extra.filter(isKnown)];
  return missed.length <= extra.length - added.length && added.length <= missing.length - missed.length;
}

type Counts = ReadonlyMap<string, number>;

function explainDifference(found: {
  readonly path: AlignedText['path'];
  readonly field: TextField;
  readonly twin: Twin;
  readonly reference: Twin;
  readonly difference: Difference;
  readonly own: Counts;
  readonly expected: Counts;
}): Diagnostic {
  const { field, twin, reference, difference, own, expected } = found;
  const { missing, extra } = difference;
  const path = field.kind === 'plural' ? [...found.path, 'other'] : found.path;
  const key = formatKey(path);
  const source = languageName(reference.language);
  const parts = [
    ...missing.map(
      (name) => `{{${name}}} ${own.has(name) ? `stands more often in ${source}` : 'is missing'}`,
    ),
    ...extra.map(
      (name) => `{{${name}}} ${expected.has(name) ? 'stands less often' : 'does not stand'} in ${source}`,
    ),
  ];
  return {
    rule: 'i18n/placeholder',
    place: { file: twin.file.source.path, path },
    language: twin.language,
    key,
    message: `"${key}" does not have the placeholders of the ${source} text: ${parts.join(', ')}.`,
    fix: fixFor(difference),
    related: [{ place: { file: reference.file.source.path, path }, label: reference.language }],
  };
}

function fixFor({ missing, extra }: Difference): string {
  const list = (names: readonly string[]) => names.map((name) => `{{${name}}}`).join(', ');
  if (missing.length === 1 && extra.length === 1) return `Write ${list(missing)} in place of ${list(extra)}.`;
  const add = missing.length === 0 ? [] : [`Add ${list(missing)}.`];
  const remove = extra.length === 0 ? [] : [`Remove ${list(extra)}.`];
  return [...add, ...remove].join(' ');
}
