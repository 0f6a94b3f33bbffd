/** A text uses the same placeholders, the same number of times, in every language. */
import { formatKey, valueAt } from '../../schema/data-path.ts';
import type { TextField } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { AlignedText, Comparison } from './compare-translations.ts';
import { roleOf } from './content-text.ts';
import type { KnownPlaceholders } from './known-placeholders.ts';
import { findOddReadings, type OddOne, orChangeOthers, placeOfOdd } from './odd-ones.ts';
import { printNames, scanPlaceholders } from './scan-placeholders.ts';

/** One problem for each text whose placeholders differ from the reference; unknown names are told elsewhere. */
export function checkPlaceholderParity(
  { texts, kind }: Comparison,
  known: KnownPlaceholders | undefined,
): Diagnostic[] {
  return texts.flatMap(({ path, field, values }) => {
    const role = roleOf(kind, path);
    return findOddReadings(values, (value) => countNames(value, field)).flatMap((odd) => {
      const difference = compareCounts(odd, role === 'phrase');
      const names = known && new Set([...known[role], ...field.params]);
      return isTold(difference, names) ? [] : [explainDifference({ path, field }, odd, difference)];
    });
  });
}

type Counts = ReadonlyMap<string, number>;

type Difference = { readonly missing: readonly string[]; readonly extra: readonly string[] };

/**
 * Counts names; `from`, `fromCounted` and `fromMoney` of a pattern are one value in different clothes. Undefined where
 * stray braces hide a name, which text/placeholder tells.
 */
function countNames(value: unknown, { kind, params }: TextField): Counts | undefined {
  // Of a plural, `other` is compared: which further forms there are is up to each language.
  const text = kind === 'plural' ? valueAt(value, ['other']) : value;
  if (typeof text !== 'string') return undefined;
  const { placeholders, strays } = scanPlaceholders(text);
  if (strays.length > 0) return undefined;
  const same = Map.groupBy(placeholders, ({ name }) =>
    params.includes(name) ? name.replace(/(?:Counted|Money)$/u, '') : name,
  );
  return new Map([...same].map(([name, all]) => [name, all.length]));
}

/** A phrase says in each language what is said there: "24 hours a day" is «around the clock» in Arabic. */
function compareCounts({ own, expected, isAlone }: OddOne<Counts>, isPhrase: boolean): Difference {
  const names = [...new Set([...expected.value.keys(), ...own.value.keys()])];
  const surplus = (name: string) => (own.value.get(name) ?? 0) - (expected.value.get(name) ?? 0);
  return {
    missing: isPhrase && !isAlone ? [] : names.filter((name) => surplus(name) < 0),
    extra: isPhrase && isAlone ? [] : names.filter((name) => surplus(name) > 0),
  };
}

/** Whether misspelt names, which text/placeholder tells, explain the whole difference. */
function isTold({ missing, extra }: Difference, known: ReadonlySet<string> | undefined): boolean {
  const isKnown = (name: string) => known === undefined || known.has(name);
  const [missed, added] = [missing.filter(isKnown), extra.filter(isKnown)];
  return missed.length <= extra.length - added.length && added.length <= missing.length - missed.length;
}

function explainDifference(
  { path: at, field }: Pick<AlignedText, 'path' | 'field'>,
  odd: OddOne<Counts>,
  difference: Difference,
): Diagnostic {
  const { own, expected, source } = odd;
  const path = field.kind === 'plural' ? [...at, 'other'] : at;
  const parts = [
    ...difference.missing.map(
      (name) => `{{${name}}} ${own.value.has(name) ? `stands more often in ${source}` : 'is missing'}`,
    ),
    ...difference.extra.map(
      (name) =>
        `{{${name}}} ${expected.value.has(name) ? 'stands less often' : 'does not stand'} in ${source}`,
    ),
  ];
  return {
    rule: 'i18n/placeholder',
    ...placeOfOdd(odd, path),
    message: `"${formatKey(path)}" does not have the placeholders of the ${source} text: ${parts.join(', ')}.`,
    fix: `${fixFor(difference)}${orChangeOthers(odd)}`,
  };
}

function fixFor({ missing, extra }: Difference): string {
  const [add, remove] = [printNames(missing), printNames(extra)];
  if (missing.length === 1 && extra.length === 1) return `Write ${add} in place of ${remove}.`;
  return [add && `Add ${add}.`, remove && `Remove ${remove}.`].filter(Boolean).join(' ');
}
