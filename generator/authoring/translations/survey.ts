/** Finds every translation of every source text, with its state. */
import { formatKey, valueAt } from '../../../schema/data-path.ts';
import { type DataPath, type TextField, textFieldsIn } from '../../../schema/index.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { createContentIndex } from '../../content/content-index.ts';
import { pathOf } from '../../content/content-paths.ts';
import { groupTranslations, type Translations } from '../../content/group-translations.ts';
import { DAY, evaluateTranslation, type Lock, pairOf, pairOfDay, pairsOf } from '../../content/lock.ts';
import { findOrphanedLines, type OrphanedLine, openLines } from '../../content/moved-lines.ts';
import { isWritten } from '../../content/unwritten.ts';
import { runUnitRules } from '../../rules/run-rules.ts';
import { requiredForms } from '../../text/plural-categories.ts';

/** The state of a translation. `unaligned`: its list and that of the source have different lengths. */
export type TranslationState = 'translated' | 'stale' | 'untranslated' | 'missing' | 'unaligned';

/** A source text in another language. */
export type Translation = ReturnType<typeof surveyFile>[number];

/** A translation or the date of a file, for which the lock file has a line. */
export type Recorded = Pick<Translation, 'file' | 'key' | 'own' | 'state' | 'pair' | 'known'>;

/** The content of the site and its source language. */
export type Surveyed = {
  readonly files: readonly ContentFile[];
  readonly lock: Lock;
  readonly source: string;
  /** Tags of the selected languages. */
  readonly languages: readonly string[];
};

/** Returns all translations, by language, in the order of the files. */
export function surveyTranslations({ files, lock, source, languages }: Surveyed): Translation[] {
  const isCopy = findCopies(files);
  const gone = findOrphanedLines(lock, new Set(files.map((file) => file.source.path)));
  const groups = groupSource({ files, source, languages });
  const targets = languages.filter((language) => language !== source);
  return targets.flatMap((language) =>
    groups.flatMap((group) => surveyFile(group, { language, lock, gone, isCopy })),
  );
}

type SurveyOptions = Pick<Surveyed, 'lock'> & {
  readonly language: string;
  readonly gone: readonly OrphanedLine[];
  readonly isCopy: ReturnType<typeof findCopies>;
};

/** Returns the dates on which files last changed. */
export function surveyDays({ files, lock }: Pick<Surveyed, 'files' | 'lock'>): Recorded[] {
  return files.flatMap(({ data, source: { path: file } }): Recorded[] => {
    const pair = pairOfDay(data);
    if (pair === undefined) return [];
    const known = pairsOf(lock.files.get(file)).get(DAY) ?? [];
    const state = evaluateTranslation(known, pair) === 'stale' ? 'stale' : 'translated';
    return [{ file, key: DAY, own: valueAt(data, [DAY]), state, pair, known }];
  });
}

/** Groups each source file with its translations. */
function groupSource({ files, source, languages }: Omit<Surveyed, 'lock'>): Translations[] {
  const asked = [source, ...languages];
  const own = files.filter(({ fileType }) => 'language' in fileType && asked.includes(fileType.language));
  return groupTranslations(own, asked).filter(({ values: [first] }) => first?.language === source);
}

/** Returns the translations of a source file into one language. */
function surveyFile(
  { fileType, schema, values }: Translations,
  { language, lock, gone, isCopy }: SurveyOptions,
) {
  const [original, ...others] = values;
  if (original === undefined || !('language' in fileType)) return [];
  /** Path of the translation, which may not exist. */
  const file = pathOf({ ...fileType, language });
  const data = others.find((one) => one.language === language)?.value;
  const fields = textFieldsIn(schema, original.value);
  const keys = new Set(fields.map(({ path }) => formatKey(path)));
  const find = openLines({ file, lock, gone, keys });
  return fields.flatMap(({ field, path, value }) => {
    if (!isWritten(value)) return [];
    const key = formatKey(path);
    const own = valueAt(data, path);
    /** Hashes of the current texts. */
    const pair = pairOf(value, own);
    const { known, status } = find(key, pair);
    const stateOf = (): TranslationState => {
      if (!isAligned(path, original.value, data)) return 'unaligned';
      if (!isComplete(own, field, language)) return 'missing';
      if (isCopy(file, key)) return 'untranslated';
      return status === 'stale' ? 'stale' : 'translated';
    };
    const source = { file: original.file, value };
    return [{ language, file, path, key, source, own, state: stateOf(), pair, known }];
  });
}

/**
 * Returns a predicate for texts that are still in the source language. A plural text is found by any of its forms.
 */
function findCopies(files: readonly ContentFile[]) {
  const found = runUnitRules(createContentIndex({ files }), ['i18n/untranslated']);
  const copies = new Set(
    found.flatMap(({ location, key = '' }) =>
      [key, key.replace(/\.\w+$/u, '')].map((own) => `${location.file}#${own}`),
    ),
  );
  return (file: string, key: string) => copies.has(`${file}#${key}`);
}

/** Whether every list on the path has the length of the source's list, so that the items correspond. */
function isAligned(path: DataPath, source: unknown, own: unknown): boolean {
  return path.every((part, index) => {
    const list = valueAt(own, path.slice(0, index));
    const original = valueAt(source, path.slice(0, index));
    return typeof part === 'string' || !Array.isArray(list) || list.length === (original as unknown[]).length;
  });
}

/** Whether a text is written, with all plural forms of the language. */
function isComplete(value: unknown, { kind }: TextField, language: string): boolean {
  const forms = kind === 'plural' ? requiredForms(language) : [];
  return isWritten(value) && forms.every((form) => isWritten(valueAt(value, [form])));
}
