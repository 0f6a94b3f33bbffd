import { isBlank, valueAt } from '../../../schema/data-path.ts';
import { pluralCategories, type TextField } from '../../../schema/index.ts';
import type { Problem } from '../../../schema/rule.ts';
import {
  type AlignedText,
  type Comparison,
  findDifferingReadings,
  type LanguageDifference,
  unequalDiagnostic,
} from '../../content/compare-translations.ts';
import { locationOf, roleOf } from '../../content/content-text.ts';
import { findPluralNumbers } from '../../text/languages.ts';
import { placeholderNames, printNames, scanPlaceholders } from '../../text/scan-placeholders.ts';
import type { Rule, UnitContext } from '../rule-context.ts';
import { listPlurals, type WrittenPlural } from '../shared/parts-of-files.ts';

type Names = Pick<UnitContext, 'placeholders' | 'sourceLanguage'>;

export const i18nPlaceholder = {
  id: 'i18n/placeholder',
  severity: 'error',
  fixed: true,
  summary: 'Placeholders are the same in every language.',
  runOnUnit: ({ comparisons, files, ...names }: Pick<UnitContext, 'comparisons' | 'files'> & Names) => [
    ...comparisons.flatMap((comparison) => compareTexts(comparison, names)),
    ...files.flatMap(listPlurals).flatMap(checkPlural),
  ],
} satisfies Rule;

const compareTexts = ({ texts, fileType }: Comparison, { placeholders, sourceLanguage }: Names): Problem[] =>
  texts.flatMap((text) => {
    const role = roleOf(fileType, text.path);
    // A phrase may omit placeholders of its source, and the source may be unreadable.
    if (role === 'phrase' && text.values[0]?.language !== sourceLanguage) return [];
    // text/placeholder reports unknown names.
    const isKnown = (name: string) =>
      placeholders === undefined || placeholders[role].has(name) || text.field.params.includes(name);
    return comparePlaceholders(text, role === 'phrase', isKnown);
  });

type Counts = ReadonlyMap<string, number>;

type Difference = { readonly missing: readonly string[]; readonly extra: readonly string[] };

function comparePlaceholders(
  { path: at, field, values }: AlignedText,
  isPhrase: boolean,
  isKnown: (name: string) => boolean,
): Problem[] {
  const path = field.kind === 'plural' ? [...at, 'other'] : at;
  return findDifferingReadings(values, (value) => countNames(value, field)).flatMap((differing) => {
    const difference = compareCounts(differing, isPhrase);
    if (isReportedElsewhere(difference, isKnown)) return [];
    const reported = { difference: describeCounts(differing, difference), fix: fixFor(difference) };
    return unequalDiagnostic(differing, path, { noun: 'placeholders', ...reported });
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

/** A translated phrase may lack placeholders: "24 hours a day" is «around the clock» in Arabic. */
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

/** Whether the difference is caused only by misspelled names, which text/placeholder reports. */
function isReportedElsewhere({ missing, extra }: Difference, isKnown: (name: string) => boolean): boolean {
  const [missed, added] = [missing.filter(isKnown), extra.filter(isKnown)];
  return missed.length <= extra.length - added.length && added.length <= missing.length - missed.length;
}

const describeCounts = (
  { actual, expected, source }: LanguageDifference<Counts>,
  { missing, extra }: Difference,
): string =>
  [
    ...missing.map(
      (name) => `{{${name}}} ${actual.value.has(name) ? `occurs more often in ${source}` : 'is missing'}`,
    ),
    ...extra.map(
      (name) =>
        `{{${name}}} ${expected.value.has(name) ? 'occurs less often' : 'does not occur'} in ${source}`,
    ),
  ].join(', ');

function fixFor({ missing, extra }: Difference): string {
  const [add, remove] = [printNames(missing), printNames(extra)];
  if (missing.length === 1 && extra.length === 1) return `Write ${add} in place of ${remove}.`;
  return [add && `Add ${add}.`, remove && `Remove ${remove}.`].filter(Boolean).join(' ');
}

/** A form for one number, such as the Arabic `two`, may omit the number. */
function checkPlural({ file, language, path, forms }: WrittenPlural): Problem[] {
  const numbers = findPluralNumbers(language);
  const namesInOther = namesIn(forms.other) ?? [];
  return pluralCategories.flatMap((form): Problem[] => {
    const numbersOfForm = numbers.get(form) ?? [];
    const namesInForm = namesIn(forms[form]);
    if (form === 'other' || numbersOfForm.length < 2 || namesInForm === undefined) return [];
    const missing = printNames(namesInOther.filter((name) => !namesInForm.includes(name)));
    if (missing === '') return [];
    const located = locationOf({ file, path: [...path, form], language });
    const message = `"${located.key}" is used for several numbers and lacks placeholders of "other": ${missing}.`;
    return [{ ...located, message, fix: `Add ${missing}.` }];
  });
}

const namesIn = (text: unknown): string[] | undefined =>
  typeof text === 'string' && !isBlank(text) ? placeholderNames(text) : undefined;
