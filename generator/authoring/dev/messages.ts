/** Messages between the dev server and its script in pages. */
import type { TextLocation } from './editor-link.ts';
import type { ClickedText } from './find-sentence.ts';

/** Prefix of the addresses that only the dev server has. */
export const devFolder = '/__dev';

/** A problem as the page shows it. */
export type ShownProblem = {
  readonly severity: 'error' | 'warning' | 'note';
  /** Such as `content/en/ui.yaml:3:1`; empty for system errors. */
  readonly location: string;
  /** Address that opens the editor. */
  readonly href: string;
  /** The message of the terminal without its location. */
  readonly text: string;
};

/** What a page fetches again: itself, its problems, or with `open` both. */
export type ServerEvent = 'open' | 'page' | 'problems';

/** The state of a page after the last save. */
export type PageUpdate = {
  readonly problems: readonly ShownProblem[];
  /** Texts of the page that have a problem, in the form of `plainText`. */
  readonly marked: readonly string[];
  /** Whether the language of the page is not published yet. */
  readonly isDraft: boolean;
};

/** Asks for the location of a clicked text. */
export type LocationRequest = ClickedText & { readonly page: string };
/** The location of a text, with the address that opens it. */
export type LocationResponse = TextLocation & { readonly href: string };
