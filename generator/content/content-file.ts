/** A content file: the texts of a page, the facts or texts of a record, or facts or texts that pages share. */
import type { z } from 'zod';
import type { CollectionName, FactFileName, PageName, TextFileName } from '../../schema/index.ts';
import type { SourceFile } from './source-file.ts';

/** The type of a content file, which its path determines. */
export type FileType =
  | { readonly type: 'facts'; readonly name: FactFileName }
  | { readonly type: 'collection-facts'; readonly name: CollectionName; readonly id: string }
  | { readonly type: 'texts'; readonly name: TextFileName; readonly language: string }
  | { readonly type: 'page-texts'; readonly name: PageName; readonly language: string }
  | {
      readonly type: 'collection-texts';
      readonly name: CollectionName;
      readonly id: string;
      readonly language: string;
    };

/** A file with its type, its data and, when the data is valid, its record. */
export type ContentFile = {
  readonly source: SourceFile;
  readonly fileType: FileType;
  readonly schema: z.ZodType;
  /** The parsed data; undefined when the file could not be parsed. */
  readonly data: unknown;
  /** The validated record; undefined when the data is invalid. */
  readonly record: unknown;
};
