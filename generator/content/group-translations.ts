import { ownTextFiles } from '../../schema/index.ts';
import type { ContentFile, FileType } from './content-file.ts';

export type LocalizedValue<Value = unknown> = {
  readonly language: string;
  readonly file: string;
  readonly value: Value;
};

/** The first value is the reference: that of the source language, or of the first language with the file. */
export type Translations = ReturnType<typeof groupTranslations>[number];

/** `languages` are tags, the reference first. */
export function groupTranslations(files: readonly ContentFile[], languages: readonly string[]) {
  const localized = files.flatMap(({ fileType, schema, source: { path }, data }) => {
    // These files are not translations of each other.
    const isLanguageSpecific = fileType.type === 'texts' && ownTextFiles.includes(fileType.name);
    if (!('language' in fileType) || isLanguageSpecific) return [];
    return [
      {
        fileType,
        schema,
        data: { language: fileType.language, file: path, value: data } satisfies LocalizedValue,
      },
    ];
  });
  const sorted = localized.toSorted(
    (a, b) => languages.indexOf(a.data.language) - languages.indexOf(b.data.language),
  );
  const groups = Map.groupBy(sorted, ({ fileType }) => translationKey(fileType));
  return [...groups.values()].flatMap((group) =>
    group
      .slice(0, 1)
      .map(({ fileType, schema }) => ({ fileType, schema, values: group.map((file) => file.data) })),
  );
}

/** Without the language: `page-texts/home`. */
export function translationKey(fileType: FileType): string {
  return 'id' in fileType
    ? `${fileType.type}/${fileType.name}/${fileType.id}`
    : `${fileType.type}/${fileType.name}`;
}
