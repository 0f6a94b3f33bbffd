/** Queries over the content of a site. Files may have errors, so the shape of their data is unknown. */
import type { CollectionName, FactFileName, TextFileName } from './collections.ts';
import type { DataPath } from './data-path.ts';
import type { Diagnostic } from './diagnostic.ts';

/** A file with its parsed data. */
export type WrittenFile = { readonly file: string; readonly data: unknown };

/** The facts of a record. */
export type WrittenRecord = WrittenFile & { readonly id: string };

/** A field with a reference, and the valid names. */
export type NameReference = {
  readonly source: WrittenFile;
  readonly path: DataPath;
  /** The name of a referenced item in messages. */
  readonly noun: string;
  readonly known: readonly string[];
  /** The file or folder that defines such names. */
  readonly definedIn: string;
};

/** Fields of the texts of a record. */
export type RecordFields = {
  readonly collection: CollectionName;
  readonly id: string;
  readonly fields: readonly string[];
};

/** The queries that the rules of the generator and those of the site share. */
export type ContentIndex = {
  /** Tags of the languages of the site. */
  readonly languages: readonly string[];
  /** Tag of the language from which the others are translated; undefined when the settings name none that exists. */
  readonly sourceLanguage: string | undefined;
  /** Returns a shared file; undefined when it is missing or cannot be parsed. */
  readonly facts: (name: FactFileName) => WrittenFile | undefined;
  /** Returns the facts of every record of a collection; data is undefined when they cannot be parsed. */
  readonly records: (name: CollectionName) => readonly WrittenRecord[];
  /** Returns a shared file of texts in every language; data is undefined when it cannot be parsed. */
  readonly textFiles: (name: TextFileName) => readonly (WrittenFile & { readonly language: string })[];
  /** Returns the number of visible words in fields of the source language; undefined when there are none. */
  readonly countWords: (fields: RecordFields) => number | undefined;
  /** Reports an unknown name. */
  readonly checkName: (reference: NameReference) => readonly Diagnostic[];
};
