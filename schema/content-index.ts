import type { CollectionName, FactFileName, TextFileName } from './collections.ts';
import type { DataPath } from './data-path.ts';
import type { Diagnostic } from './diagnostic.ts';

export type WrittenFile = { readonly file: string; readonly data: unknown };

export type WrittenRecord = WrittenFile & { readonly id: string };

export type NameReference = {
  readonly source: WrittenFile;
  readonly path: DataPath;
  readonly noun: string;
  readonly known: readonly string[];
  /** The file or folder that defines such names. */
  readonly definedIn: string;
};

export type RecordFields = {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: readonly string[];
};

export type ContentIndex = {
  readonly languages: readonly string[];
  /** Tag of the language from which the others are translated; undefined when the settings name none that exists. */
  readonly sourceLanguage: string | undefined;
  /** Undefined when the file is missing or cannot be parsed. */
  readonly facts: (name: FactFileName) => WrittenFile | undefined;
  /** `data` is undefined when it cannot be parsed. */
  readonly records: (name: CollectionName) => readonly WrittenRecord[];
  /** In every language; `data` is undefined when it cannot be parsed. */
  readonly textFiles: (name: TextFileName) => readonly (WrittenFile & { readonly language: string })[];
  /** Of the source language; undefined when there are none. */
  readonly countWords: (fields: RecordFields) => number | undefined;
  readonly checkName: (reference: NameReference) => readonly Diagnostic[];
};
