/** Finds every translation of every source text, with its state. */
import { formatKey, valueAt } from '../../../schema/data-path.ts';
import { type DataPath, type TextField, textFieldsIn } from '../../../schema/index.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { createContentIndex } from '../../content/content-index.ts';
import { pathOf } from '../../content/content-paths.ts';
import { groupTranslations, type Translations } from '../../content/group-translations.ts';
import { type Lock, pairOf } from '../../content/lock.ts';
import {
  createTranslationEvaluator,
  findOrphanedLines,
  type OrphanedLine,
} from '../../content/moved-lines.ts';
import { isWritten } from '../../content/unwritten.ts';
import { runUnitRules } from '../../rules/run-rules.ts';
import { requiredForms } from '../../text/plural-categories.ts';

/** The state of a translation. `unaligned` means that its list and that of the source have different lengths. */
export type TranslationState = 'translated' | 'stale' | 'untranslated' | 'missing' | 'unaligned';

/** A source text in another language. */
export type Translation = ReturnType<typeof surveyFile>[number];

/** The content of the site, its lock file and its languages. */
export type SurveyInput = {
  readonly files: readonly ContentFile[];
  readonly lock: Lock;
  /** Tag of the source language. */
  readonly source: string;
  /** Tags of the selected languages. */
  readonly languages: readonly string[];
};

/** Returns all translations, by language, in the order of the files. */
export function surveyTranslations({ files, lock, source, languages }: SurveyInput): Translation[] {
  const isCopy = createCopyCheck(files);
  const orphanedLines = findOrphanedLines(lock, new Set(files.map((file) => file.source.path)));
  const groups = groupBySource({ files, source, languages });
  const targets = languages.filter((language) => language !== source);
  return targets.flatMap((language) =>
    groups.flatMap((group) => surveyFile(group, { language, lock, orphanedLines, isCopy })),
  );
}

type SurveyOptions = Pick<SurveyInput, 'lock'> & {
  readonly language: string;
  readonly orphanedLines: readonly OrphanedLine[];
  readonly isCopy: ReturnType<typeof createCopyCheck>;
};

/** Groups each source file with its translations. */
function groupBySource({ files, source, languages }: Omit<SurveyInput, 'lock'>): Translations[] {
  const tags = [source, ...languages];
  const textFiles = files.filter(
    ({ fileType }) => 'language' in fileType && tags.includes(fileType.language),
  );
  return groupTranslations(textFiles, tags).filter(({ values: [first] }) => first?.language === source);
}

/** Returns the translations of a source file into one language. */
function surveyFile(
  { fileType, schema, values }: Translations,
  { language, lock, orphanedLines, isCopy }: SurveyOptions,
) {
  const [original, ...others] = values;
  if (original === undefined || !('language' in fileType)) return [];
  /** Path of the translation, which may not exist. */
  const file = pathOf({ ...fileType, language });
  const data = others.find((other) => other.language === language)?.value;
  const fields = textFieldsIn(schema, original.value);
  const keys = new Set(fields.map(({ path }) => formatKey(path)));
  const evaluate = createTranslationEvaluator({ file, lock, orphanedLines, keys });
  return fields.flatMap(({ field, path, value }) => {
    if (!isWritten(value)) return [];
    const key = formatKey(path);
    const target = valueAt(data, path);
    /** Hashes of the current texts. */
    const pair = pairOf(value, target);
    const { recordedPairs, status } = evaluate(key, pair);
    const stateOf = (): TranslationState => {
      if (!isAligned(path, original.value, data)) return 'unaligned';
      if (!isComplete(target, field, language)) return 'missing';
      if (isCopy(file, key)) return 'untranslated';
      return status === 'stale' ? 'stale' : 'translated';
    };
    const source = { file: original.file, value };
    return [{ language, file, path, key, source, target, state: stateOf(), pair, recordedPairs }];
  });
}

/**
 * Returns a function that checks whether a text is still in the source language. For a plural text, one such form is
 * enough.
 */
function createCopyCheck(files: readonly ContentFile[]) {
  const found = runUnitRules(createContentIndex({ files }), ['i18n/untranslated']);
  const copies = new Set(
    found.flatMap(({ location, key = '' }) =>
      [key, key.replace(/\.\w+$/u, '')].map((textKey) => `${location.file}#${textKey}`),
    ),
  );
  return (file: string, key: string) => copies.has(`${file}#${key}`);
}

/** Whether every list on the path has the length of the source's list, so that the items correspond. */
function isAligned(path: DataPath, source: unknown, target: unknown): boolean {
  return path.every((key, index) => {
    const list = valueAt(target, path.slice(0, index));
    const original = valueAt(source, path.slice(0, index));
    return typeof key === 'string' || !Array.isArray(list) || list.length === (original as unknown[]).length;
  });
}

/** Whether a text is written, with all plural forms of the language. */
function isComplete(value: unknown, { kind }: TextField, language: string): boolean {
  const forms = kind === 'plural' ? requiredForms(language) : [];
  return isWritten(value) && forms.every((form) => isWritten(valueAt(value, [form])));
}
