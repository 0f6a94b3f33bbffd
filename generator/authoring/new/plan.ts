/** Types of the plan that `new` carries out. */
import type { ContentFile } from '../../content/content-file.ts';

/** The current content and date. */
export type Project = {
  readonly files: readonly ContentFile[];
  /** Tags of the languages, the source language first. */
  readonly languages: readonly string[];
  /** In ISO form. */
  readonly today: string;
};

/** A file with its text. One that `replaces` an existing file is renamed to it after all others are written. */
export type NewFile = { readonly path: string; readonly text: string; readonly replaces?: boolean };

/** The files with a report, or a message that says why they cannot be created. */
export type Plan =
  | { readonly files: readonly NewFile[]; readonly report: string }
  | { readonly error: string };
