/** The files that say the same in different languages. */
import type { z } from 'zod';
import { ownTextFiles } from '../../schema/index.ts';
import type { ContentFile, FileKind } from '../validate/content-file.ts';

/** A file of words with its language. */
export type Translation = { readonly language: string; readonly file: ContentFile };

/** All languages of one file, the reference first: the source language, or the first that has the file. */
export type Translations = {
  readonly kind: FileKind;
  readonly schema: z.ZodType;
  readonly translations: readonly Translation[];
};

/** Groups the files of words by what they are. `languages` are tags, the source language first. */
export function groupTranslations(
  files: readonly ContentFile[],
  languages: readonly string[],
): Translations[] {
  const all = files.flatMap((file): Translation[] => {
    const { kind } = file;
    // In such a file each language says something of its own.
    const isOwn = kind.type === 'words' && ownTextFiles.includes(kind.name);
    return 'language' in kind && !isOwn ? [{ language: kind.language, file }] : [];
  });
  const groups = Map.groupBy(all, ({ file }) => translationKey(file.kind));
  return [...groups.values()].flatMap((group) => {
    const translations = group.toSorted(
      (a, b) => languages.indexOf(a.language) - languages.indexOf(b.language),
    );
    return translations.slice(0, 1).map(({ file: { kind, schema } }) => ({ kind, schema, translations }));
  });
}

/** What a file is, whatever its language: `page-words/home`. */
export function translationKey(kind: FileKind): string {
  return 'id' in kind ? `${kind.type}/${kind.name}/${kind.id}` : `${kind.type}/${kind.name}`;
}
