/** A problem is told once, at its cause: drops what another diagnostic says better. */
import type { DataPath } from '../../schema/index.ts';
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts';
import type { RuleId } from '../diagnostics/rules.ts';

/** The diagnostics of all stages without repetitions. */
export function tellOnce(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const better = new Set(diagnostics.flatMap(coveredFields));
  const seen = new Set<string>();
  return diagnostics.filter((diagnostic) => {
    const { rule, place, message, related = [] } = diagnostic;
    const places = [place, ...related.map((other) => other.place)].filter((each) => 'path' in each);
    if (places.flatMap(placesOf).some((each) => better.has(fieldId(rule, each)))) return false;
    const id = JSON.stringify([rule, place, message]);
    return seen.has(id) ? false : seen.add(id);
  });
}

/** What a diagnostic tells better: it has more to go by than validation, which sees one file, or says more. */
function coveredFields({ rule, place }: Diagnostic): string[] {
  if (!('path' in place)) return [];
  const { file, path } = place;
  if (wrongLetters.includes(rule)) return [fieldId('font/uncovered', { file, path })];
  if (rule === 'i18n/missing') return [fieldId('schema/required', { file, path })];
  if (rule === 'i18n/plural-forms') return [fieldId('schema/required', { file, path: [...path, 'other'] })];
  // Languages that part over a mistake in one of them come together again when it is mended.
  if (rule.startsWith('link/')) return [fieldId('i18n/marks', { file, path })];
  if (rule === 'text/literal-constant' || rule === 'text/placeholder') {
    return [fieldId('i18n/placeholder', { file, path })];
  }
  if (rule === 'text/link-words') return [fieldId('text/forbidden-term', place)];
  return rule === 'i18n/shape' ? [fieldId('schema/value', { file, path })] : [];
}

/** Rules about letters that should be others; of those the fonts have no word to add. */
const wrongLetters: readonly RuleId[] = [
  'text/mojibake',
  'text/nfc',
  'text/arabic-form',
  'text/invisible',
  'i18n/untranslated',
  'text/stray-mark',
];

/** A span of a text, and the whole of it. */
function placesOf(place: FieldPlace): FieldPlace[] {
  return [place, { file: place.file, path: place.path }];
}

type FieldPlace = Extract<Place, { readonly path: DataPath }>;

/** A field, or a span of its text. */
function fieldId(rule: RuleId, { file, path, within }: FieldPlace): string {
  return JSON.stringify([rule, file, path, within?.start]);
}
