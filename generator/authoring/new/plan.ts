/** What the command that makes files is going to do. */
import type { ContentFile } from '../../content/content-file.ts';

/** The content as it is, and the day. */
export type Project = {
  readonly files: readonly ContentFile[];
  /** Tags of the languages, the source language first. */
  readonly languages: readonly string[];
  /** In ISO form. */
  readonly today: string;
};

/** A file with its text. One that `replaces` another takes its place when all others are written. */
export type NewFile = { readonly path: string; readonly text: string; readonly replaces?: boolean };

/** The files and what is said of them, or why there can be none: one sentence. */
export type Plan =
  | { readonly files: readonly NewFile[]; readonly report: string }
  | { readonly error: string };
