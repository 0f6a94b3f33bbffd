/** Messages between the dev server and its script in pages. */
import type { ClickedText, TextLocation } from './find-text-location.ts';

/** Prefix of the addresses that only the dev server has. */
export const devPathPrefix = '/__dev';

/** The versions of the dev server's own pages begin with this; those of the site's pages do not. */
export const ownVersionPrefix = 'dev-';

/** A problem in the form that the page shows. */
export type ShownProblem = {
  readonly severity: 'error' | 'warning' | 'note';
  /** File, line and column, such as `content/en/ui.yaml:3:1`; empty for system errors. */
  readonly location: string;
  /** Address that opens the location in the editor. */
  readonly href: string;
  /** The message as the terminal shows it, without the location. */
  readonly text: string;
};

/** An event after which a page refetches its HTML (`page`), its problems (`problems`) or both (`open`). */
export type ServerEvent = 'open' | 'page' | 'problems';

/** The state of a page after the last save. */
export type PageUpdate = {
  readonly problems: readonly ShownProblem[];
  /** Texts of the page that have a problem, normalized by `plainText`. */
  readonly marked: readonly string[];
  /** Whether the page or its language is not published yet. */
  readonly isDraft: boolean;
};

export type LocationRequest = ClickedText & { readonly page: string };
/** The location of a text, with the address that opens it. */
export type LocationResponse = TextLocation & { readonly href: string };
