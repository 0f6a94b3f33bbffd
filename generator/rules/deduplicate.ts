/** A problem is told once, at its cause: drops what another diagnostic says better. */
import type { Diagnostic, FieldPlace } from '../diagnostics/diagnostic.ts';
import type { RuleId } from '../diagnostics/rules.ts';

/** The diagnostics of all stages without repetitions; the same said of several parts of a text stands at the first. */
export function deduplicate(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const better = new Set(diagnostics.flatMap(coveredFields));
  const reported = diagnostics.filter(({ rule, place, related = [] }) => {
    const places = [place, ...related.map((other) => other.place)].filter((each) => 'path' in each);
    return !places.flatMap(placesOf).some((each) => better.has(fieldId(rule, each)));
  });
  const same = Map.groupBy(reported, ({ rule, place, message }) =>
    JSON.stringify([rule, { ...place, within: undefined }, message]),
  );
  return [...same.values()].flatMap((group) => group.slice(0, 1).map((first) => counted(first, group)));
}

/** Says of how many parts of the text the same is told. */
function counted(first: Diagnostic, group: readonly Diagnostic[]): Diagnostic {
  const count = new Set(group.map(({ place }) => ('path' in place ? place.within?.start : undefined))).size;
  return count === 1 ? first : { ...first, message: `${first.message} This text has it ${count} times.` };
}

/** What a diagnostic tells better: it has more to go by than validation, which sees one file, or says more. */
function coveredFields({ rule, place, related = [] }: Diagnostic): string[] {
  if (!('path' in place)) return [];
  const { file, path } = place;
  const all = (rules: readonly RuleId[], at = path) => rules.map((each) => fieldId(each, { file, path: at }));
  if (rule === 'ref/cycle') {
    const links = [place, ...related.map((other) => other.place)].filter((each) => 'path' in each);
    return links.map((each) => fieldId('text/placeholder', each));
  }
  if (rule === 'schema/value' || rule === 'schema/type') return all(malformed);
  if (rule === 'text/stray-mark') return all(notWords);
  if (wrongLetters.includes(rule)) return all(['font/uncovered']);
  if (rule === 'i18n/missing') return all(['schema/required']);
  if (rule === 'i18n/plural-forms') return all(['schema/required'], [...path, 'other']);
  // Languages that part over a mistake in one of them come together again when it is mended.
  if (rule.startsWith('link/')) return all(['i18n/marks']);
  if (rule === 'text/literal-constant' || rule === 'text/placeholder') return all(['i18n/placeholder']);
  if (rule === 'text/link-words') return [fieldId('text/forbidden-term', place)];
  return rule === 'i18n/shape' ? all(['schema/value']) : [];
}

/** What is also true of a value that is none its field takes, such as an id in capital letters. */
const malformed: readonly RuleId[] = [
  'text/stray-mark',
  'ref/unknown',
  'ref/repeated',
  'route/duplicate',
  'link/broken',
  'link/anchor',
  'link/language',
];

/** What is also true of a text that is not the one to be printed. */
const notWords: readonly RuleId[] = [
  'font/uncovered',
  'i18n/marks',
  'i18n/placeholder',
  'ref/unknown',
  'text/proportion',
  'text/seo-duplicate',
  'text/seo-length',
];

/** Rules about letters that should be others, or not there; of those the fonts have no word to add. */
const wrongLetters: readonly RuleId[] = [
  'text/mojibake',
  'text/nfc',
  'text/arabic-form',
  'text/invisible',
  'i18n/untranslated',
];

/** A span of a text, and the whole of it. */
function placesOf(place: FieldPlace): FieldPlace[] {
  return [place, { file: place.file, path: place.path }];
}

/** A field, or a span of its text. */
function fieldId(rule: RuleId, { file, path, within }: FieldPlace): string {
  return JSON.stringify([rule, file, path, within?.start]);
}
