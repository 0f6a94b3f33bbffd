/** The files that say the same in different languages. */
import { ownTextFiles } from '../../schema/index.ts';
import type { ContentFile, FileKind } from './content-file.ts';

/** What a language has of something that all languages share. */
export type Held<Value = unknown> = {
  readonly language: string;
  /** Path of the file. */
  readonly file: string;
  readonly value: Value;
};

/** All languages of one file, the reference first: the source language, or the first that has the file. */
export type Translations = ReturnType<typeof groupTranslations>[number];

/** Groups the files of words by what they are. `languages` are tags, the source language first. */
export function groupTranslations(files: readonly ContentFile[], languages: readonly string[]) {
  const all = files.flatMap(({ kind, schema, source: { path }, data }) => {
    // In such a file each language says something of its own.
    const isOwn = kind.type === 'words' && ownTextFiles.includes(kind.name);
    if (!('language' in kind) || isOwn) return [];
    return [
      { kind, schema, unpublished: { language: kind.language, file: path, value: data } satisfies Held },
    ];
  });
  const inOrder = all.toSorted(
    (a, b) => languages.indexOf(a.unpublished.language) - languages.indexOf(b.unpublished.language),
  );
  const groups = Map.groupBy(inOrder, ({ kind }) => translationKey(kind));
  return [...groups.values()].flatMap((group) =>
    group
      .slice(0, 1)
      .map((first) => ({ ...first, unpublished: group.map(({ unpublished }) => unpublished) })),
  );
}

/** What a file is, whatever its language: `page-words/home`. */
export function translationKey(kind: FileKind): string {
  return 'id' in kind ? `${kind.type}/${kind.name}/${kind.id}` : `${kind.type}/${kind.name}`;
}
