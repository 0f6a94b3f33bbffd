/** Types of the plan that `new` carries out. */
import type { ContentFile } from '../../content/content-file.ts';

/** The current content. */
export type Project = {
  readonly files: readonly ContentFile[];
  /** Tags of the languages, the source language first. */
  readonly languages: readonly string[];
};

/** A file to write. With `replaces` it replaces an existing file, by a rename after all files are written. */
export type NewFile = { readonly path: string; readonly text: string; readonly replaces?: boolean };

/** The files to write, with a report for the user; or a message that says why they cannot be created. */
export type Plan =
  | { readonly files: readonly NewFile[]; readonly report: string }
  | { readonly error: string };
