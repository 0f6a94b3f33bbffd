/** Every language has the same placeholders, links and emphasis in a text, equally often. */

import { formatKey, valueAt } from '../../schema/data-path.ts';
import type { DataPath, TextField } from '../../schema/index.ts';
import type { Rule } from '../../schema/rule.ts';
import {
  type AlignedText,
  alternativeFix,
  type Comparison,
  findDifferingReadings,
  type LanguageDifference,
  locationOfDifference,
} from '../content/compare-translations.ts';
import { roleOf } from '../content/content-text.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { linksOf, parseRichText } from '../text/parse-rich-text.ts';
import { printNames, scanPlaceholders } from '../text/scan-placeholders.ts';
import type { UnitContext } from './rule-context.ts';

/**
 * Reports each text whose placeholders or marks differ from those of the reference. text/placeholder reports unknown
 * names, link/mark reports broken marks.
 */
export const unequalMarks: Rule<Pick<UnitContext, 'comparisons' | Names>> = {
  ids: ['i18n/placeholder', 'i18n/marks'],
  run: ({ comparisons, ...names }) => comparisons.flatMap((comparison) => compareTexts(comparison, names)),
};

type Names = 'placeholders' | 'sourceLanguage';

function compareTexts(
  { texts, fileType }: Comparison,
  { placeholders, sourceLanguage }: Pick<UnitContext, Names>,
): Diagnostic[] {
  return texts.flatMap((text) => {
    const role = roleOf(fileType, text.path);
    const isKnown = (name: string) =>
      placeholders === undefined || placeholders[role].has(name) || text.field.params.includes(name);
    // A phrase may omit placeholders of its source, and the source may be unreadable.
    const isComparable = role !== 'phrase' || text.values[0]?.language === sourceLanguage;
    return [
      ...(isComparable ? comparePlaceholders(text, role === 'phrase', isKnown) : []),
      ...compareMarks(text),
    ];
  });
}

function explain(
  differing: LanguageDifference<unknown>,
  path: DataPath,
  { rule, noun, difference, fix }: Pick<Diagnostic, 'rule'> & Record<'noun' | 'difference' | 'fix', string>,
): Diagnostic {
  return {
    rule,
    ...locationOfDifference(differing, path),
    message: `"${formatKey(path)}" does not have the ${noun} of the ${differing.source} text: ${difference}.`,
    fix: `${fix}${alternativeFix(differing)}`,
  };
}

type Counts = ReadonlyMap<string, number>;

type Difference = { readonly missing: readonly string[]; readonly extra: readonly string[] };

function comparePlaceholders(
  { path: at, field, values }: AlignedText,
  isPhrase: boolean,
  isKnown: (name: string) => boolean,
): Diagnostic[] {
  const path = field.kind === 'plural' ? [...at, 'other'] : at;
  return findDifferingReadings(values, (value) => countNames(value, field)).flatMap((differing) => {
    const difference = compareCounts(differing, isPhrase);
    if (isReportedElsewhere(difference, isKnown)) return [];
    const reported = { difference: describeCounts(differing, difference), fix: fixFor(difference) };
    return explain(differing, path, { rule: 'i18n/placeholder', noun: 'placeholders', ...reported });
  });
}

/**
 * Counts the placeholders of each name; `from`, `fromCounted` and `fromMoney` of a pattern count as one name. Returns
 * undefined when stray braces may hide a name; text/placeholder reports them.
 */
function countNames(value: unknown, { kind, params }: TextField): Counts | undefined {
  // The form `other` of a plural is compared, because languages differ in their other forms.
  const text = kind === 'plural' ? valueAt(value, ['other']) : value;
  if (typeof text !== 'string') return undefined;
  const { placeholders, strays } = scanPlaceholders(text);
  if (strays.length > 0) return undefined;
  const groups = Map.groupBy(placeholders, ({ name }) =>
    params.includes(name) ? name.replace(/(?:Counted|Money)$/u, '') : name,
  );
  return new Map([...groups].map(([name, all]) => [name, all.length]));
}

/** Compares the counts. A translated phrase may lack placeholders: "24 hours a day" is «around the clock» in Arabic. */
function compareCounts(
  { actual, expected, isReference }: LanguageDifference<Counts>,
  isPhrase: boolean,
): Difference {
  const names = [...new Set([...expected.value.keys(), ...actual.value.keys()])];
  const surplus = (name: string) => (actual.value.get(name) ?? 0) - (expected.value.get(name) ?? 0);
  return {
    missing: isPhrase && !isReference ? [] : names.filter((name) => surplus(name) < 0),
    extra: isPhrase && isReference ? [] : names.filter((name) => surplus(name) > 0),
  };
}

/** Returns whether only misspelt names, which text/placeholder reports, cause the difference. */
function isReportedElsewhere({ missing, extra }: Difference, isKnown: (name: string) => boolean): boolean {
  const [missed, added] = [missing.filter(isKnown), extra.filter(isKnown)];
  return missed.length <= extra.length - added.length && added.length <= missing.length - missed.length;
}

function describeCounts(
  { actual, expected, source }: LanguageDifference<Counts>,
  { missing, extra }: Difference,
): string {
  return [
    ...missing.map(
      (name) => `{{${name}}} ${actual.value.has(name) ? `occurs more often in ${source}` : 'is missing'}`,
    ),
    ...extra.map(
      (name) =>
        `{{${name}}} ${expected.value.has(name) ? 'occurs less often' : 'does not occur'} in ${source}`,
    ),
  ].join(', ');
}

function fixFor({ missing, extra }: Difference): string {
  const [add, remove] = [printNames(missing), printNames(extra)];
  if (missing.length === 1 && extra.length === 1) return `Write ${add} in place of ${remove}.`;
  return [add && `Add ${add}.`, remove && `Remove ${remove}.`].filter(Boolean).join(' ');
}

type Marks = { readonly links: readonly string[]; readonly strong: number };

function compareMarks({ path, field, values }: AlignedText): Diagnostic[] {
  if (field.kind !== 'rich') return [];
  return findDifferingReadings(values, marksOf).map((differing) =>
    explain(differing, path, {
      rule: 'i18n/marks',
      noun: 'marks',
      difference: describeMarks(differing),
      fix: `Mark the same words as in ${differing.source}: **strong** and [text](target).`,
    }),
  );
}

function marksOf(value: unknown): Marks | undefined {
  if (typeof value !== 'string') return undefined;
  const parsed = parseRichText(value);
  if (parsed.problems.length > 0) return undefined;
  return {
    links: linksOf(parsed)
      .map(({ target }) => target)
      .sort(),
    strong: parsed.nodes.filter(({ type }) => type === 'strong').length,
  };
}

function describeMarks({
  actual: { value: actual },
  expected: { value: expected },
  source,
}: LanguageDifference<Marks>): string {
  return [
    ...subtract(expected.links, actual.links).map((target) => `the link to ${target} is missing`),
    ...subtract(actual.links, expected.links).map((target) => `the link to ${target} is not in ${source}`),
    ...(actual.strong === expected.strong ? [] : [`${actual.strong} in ** instead of ${expected.strong}`]),
  ].join('; ');
}

function subtract(list: readonly string[], other: readonly string[]): string[] {
  const remaining = [...other];
  return list.filter((item) => {
    const index = remaining.indexOf(item);
    if (index !== -1) remaining.splice(index, 1);
    return index === -1;
  });
}
