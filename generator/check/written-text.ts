/** The strings of content files as the checks of words see them: each with its place. */

import { formatKey, isPlainObject } from '../../schema/data-path.ts';
import { type DataPath, eachText, pluralCategories, type TextField } from '../../schema/index.ts';
import { roleOfText, type TextRole } from '../../schema/placeholder-names.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { parseRichText, type RichTextResult } from '../text/parse-rich-text.ts';
import type { ContentFile, FileKind } from '../validate/content-file.ts';

/** A string with its place. */
export type WrittenString = {
  readonly file: string;
  readonly language: string | undefined;
  readonly path: DataPath;
  readonly key: string;
  readonly text: string;
};

/** A string that visitors read; each form of a plural is one. */
export type WrittenText = WrittenString & {
  readonly language: string;
  readonly kind: FileKind;
  readonly field: TextField;
  readonly role: TextRole;
  /** The text parsed, where it may hold marks: once for all checks. */
  readonly rich: RichTextResult | undefined;
};

/** Every string of words, in the order of the files. */
export function listTexts(files: readonly ContentFile[]): WrittenText[] {
  return files.flatMap((file) => {
    const texts: WrittenText[] = [];
    const { kind } = file;
    if (!('language' in kind)) return [];
    eachText(file.schema, file.data, (field, path, value) => {
      const role = roleOf(kind, path);
      for (const [own, text] of stringsOf(field, path, value)) {
        const place = { file: file.source.path, language: kind.language, path: own, key: formatKey(own) };
        const rich = field.kind === 'rich' ? parseRichText(text) : undefined;
        texts.push({ ...place, text, kind, field, role, rich });
      }
    });
    return texts;
  });
}

/** Every string of the files, facts included. */
export function listStrings(files: readonly ContentFile[]): WrittenString[] {
  return files.flatMap(({ source, kind, data }) =>
    stringsIn(data).map(([path, text]) => ({
      file: source.path,
      language: 'language' in kind ? kind.language : undefined,
      path,
      key: formatKey(path),
      text,
    })),
  );
}

/** The role of the text at a path. */
export function roleOf(kind: FileKind, path: DataPath): TextRole {
  return kind.type === 'words' ? roleOfText(kind.name, path) : 'ordinary';
}

/** The parts of a diagnostic that say which string, or which part of it, is concerned. */
export function placeOf(
  { file, path, key, language }: WrittenString,
  within?: { readonly start: number; readonly length: number },
): Pick<Diagnostic, 'place' | 'key' | 'language'> {
  return {
    place: { file, path, ...(within === undefined ? {} : { within }) },
    key,
    ...(language === undefined ? {} : { language }),
  };
}

function stringsOf(field: TextField, path: DataPath, value: unknown): [DataPath, string][] {
  if (field.kind !== 'plural') return typeof value === 'string' ? [[path, value]] : [];
  if (!isPlainObject(value)) return [];
  return pluralCategories.flatMap((category): [DataPath, string][] => {
    const text = value[category];
    return typeof text === 'string' ? [[[...path, category], text]] : [];
  });
}

function stringsIn(data: unknown, path: DataPath = []): [DataPath, string][] {
  if (typeof data === 'string') return [[path, data]];
  if (Array.isArray(data)) return data.flatMap((item, index) => stringsIn(item, [...path, index]));
  if (!isPlainObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) => stringsIn(value, [...path, key]));
}
