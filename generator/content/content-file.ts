/** A content file: the texts of a page, the facts or texts of a record, or facts or texts that pages share. */

import type { z } from 'zod';
import type { CollectionName, FactFileName, PageName, TextFileName } from '../../schema/index.ts';

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

export type SourceFile = {
  /** Path relative to the project, with `/`, such as `content/en/ui.yaml`. */
  readonly path: string;
  /** The text without a byte-order mark, with `\n` line endings. */
  readonly text: string;
  /** SHA-256 of the bytes, in hex. */
  readonly hash: string;
  /**
   * Whether the file exists but cannot be read. The error is already reported. The file is listed with an empty text
   * and hash, so that it does not count as missing.
   */
  readonly isUnreadable?: true;
};
