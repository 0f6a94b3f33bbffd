/** The files that say the same in different languages. */
import { ownTextFiles } from '../../schema/index.ts';
import type { ContentFile, FileType } from './content-file.ts';

/** The value of one language, of something that all languages have. */
export type LocalizedValue<Value = unknown> = {
  readonly language: string;
  /** Path of the file. */
  readonly file: string;
  readonly value: Value;
};

/** One file in all languages. The first is the reference: the source language, or the first that has the file. */
export type Translations = ReturnType<typeof groupTranslations>[number];

/** Groups text files by what they are. `languages` are tags, the reference first. */
export function groupTranslations(files: readonly ContentFile[], languages: readonly string[]) {
  const all = files.flatMap(({ fileType, schema, source: { path }, data }) => {
    // Each language has its own content in such a file.
    const isOwn = fileType.type === 'texts' && ownTextFiles.includes(fileType.name);
    if (!('language' in fileType) || isOwn) return [];
    return [
      {
        fileType,
        schema,
        own: { language: fileType.language, file: path, value: data } satisfies LocalizedValue,
      },
    ];
  });
  const inOrder = all.toSorted(
    (a, b) => languages.indexOf(a.own.language) - languages.indexOf(b.own.language),
  );
  const groups = Map.groupBy(inOrder, ({ fileType }) => translationKey(fileType));
  return [...groups.values()].flatMap((group) =>
    group.slice(0, 1).map((first) => ({ ...first, values: group.map(({ own }) => own) })),
  );
}

/** Returns what a file is in any language: `page-texts/home`. */
export function translationKey(fileType: FileType): string {
  return 'id' in fileType
    ? `${fileType.type}/${fileType.name}/${fileType.id}`
    : `${fileType.type}/${fileType.name}`;
}
