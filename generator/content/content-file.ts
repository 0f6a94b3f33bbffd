import type { z } from 'zod';
import type { CollectionName, FactFileName, PageName, TextFileName } from '../../schema/index.ts';

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
  /** Exists but cannot be read, which is reported. Listed, so that it does not count as missing. */
  readonly isUnreadable?: true;
};
