import { formatKey, valueAt } from '../../../schema/data-path.ts';
import { type DataPath, type TextField, textFieldsIn } from '../../../schema/index.ts';
import { pathOf } from '../../content/classify-file.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { createContentIndex } from '../../content/content-index.ts';
import { groupTranslations, type Translations } from '../../content/group-translations.ts';
import {
  evaluateTranslation,
  groupRemovedLines,
  type Lock,
  lockKeyOf,
  pairOf,
  pairsOfFile,
  type RecordedLines,
} from '../../content/lock.ts';
import { isWritten } from '../../content/missing-translations.ts';
import { runUnitRules } from '../../rules/run-rules.ts';
import { requiredForms } from '../../text/languages.ts';

/** `unaligned`: its list and that of the source have different lengths. */
export type TranslationState = 'translated' | 'stale' | 'untranslated' | 'missing' | 'unaligned';

export type Translation = ReturnType<typeof surveyFile>[number];

/** The content of the site, its lock file and its languages. */
export type SurveyInput = {
  readonly files: readonly ContentFile[];
  readonly lock: Lock;
  readonly source: string;
  readonly languages: readonly string[];
};

export function surveyTranslations({ files, lock, source, languages }: SurveyInput): Translation[] {
  const isCopy = createCopyCheck(files);
  const removedLines = groupRemovedLines(lock, new Set(files.map((file) => file.source.path)));
  const groups = groupBySource({ files, source, languages });
  const targets = languages.filter((language) => language !== source);
  return targets.flatMap((language) =>
    groups.flatMap((group) => surveyFile(group, { language, lock, removedLines, isCopy })),
  );
}

type SurveyOptions = RecordedLines & {
  readonly language: string;
  readonly isCopy: ReturnType<typeof createCopyCheck>;
};

function groupBySource({ files, source, languages }: Omit<SurveyInput, 'lock'>): Translations[] {
  const tags = [source, ...languages];
  const textFiles = files.filter(
    ({ fileType }) => 'language' in fileType && tags.includes(fileType.language),
  );
  return groupTranslations(textFiles, tags).filter(({ values: [first] }) => first?.language === source);
}

function surveyFile(
  { fileType, schema, values }: Translations,
  { language, lock, removedLines, isCopy }: SurveyOptions,
) {
  const [original, ...others] = values;
  if (original === undefined || !('language' in fileType)) return [];
  const file = pathOf({ ...fileType, language });
  const data = others.find((other) => other.language === language)?.value;
  const fields = textFieldsIn(schema, original.value);
  const pairs = pairsOfFile({ lock, removedLines }, file);
  return fields.flatMap(({ field, path, value }) => {
    if (!isWritten(value)) return [];
    const key = formatKey(path);
    const target = valueAt(data, path);
    const pair = pairOf(value, target);
    const lockKey = lockKeyOf(path, original.value);
    const recordedPairs = pairs.get(lockKey) ?? [];
    const stateOf = (): TranslationState => {
      if (!isAligned(path, original.value, data)) return 'unaligned';
      if (!isComplete(target, field, language)) return 'missing';
      if (isCopy(file, key)) return 'untranslated';
      return evaluateTranslation(recordedPairs, pair) === 'stale' ? 'stale' : 'translated';
    };
    const source = { file: original.file, value };
    return [{ language, file, key, lockKey, source, target, state: stateOf(), pair, recordedPairs }];
  });
}

/** For a plural text, one form that is still in the source language is enough. */
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
const isAligned = (path: DataPath, source: unknown, target: unknown): boolean =>
  path.every((key, index) => {
    const list = valueAt(target, path.slice(0, index));
    const original = valueAt(source, path.slice(0, index));
    return typeof key === 'string' || !Array.isArray(list) || list.length === (original as unknown[]).length;
  });

function isComplete(value: unknown, { kind }: TextField, language: string): boolean {
  const forms = kind === 'plural' ? requiredForms(language) : [];
  return isWritten(value) && forms.every((form) => isWritten(valueAt(value, [form])));
}
