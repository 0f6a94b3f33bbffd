import type { ClickedText, TextLocation } from './find-text-location.ts';

/** The addresses that only the dev server has begin with this. */
export const devPathPrefix = '/__dev';

/** The versions of the dev server's own pages begin with this; those of the site's pages do not. */
export const ownVersionPrefix = 'dev-';

export type ShownProblem = {
  readonly severity: 'error' | 'warning' | 'note';
  /** File, line and column, such as `content/en/ui.yaml:3:1`; empty for system errors. */
  readonly location: string;
  readonly href: string;
  /** The message as the terminal shows it, without the location. */
  readonly text: string;
};

/** An event after which a page refetches its HTML (`page`), its problems (`problems`) or both (`open`). */
export type ServerEvent = 'open' | 'page' | 'problems';

export type PageUpdate = {
  readonly problems: readonly ShownProblem[];
  readonly marked: readonly string[];
  readonly isDraft: boolean;
};

export type LocationRequest = ClickedText & { readonly page: string };
export type LocationResponse = TextLocation & { readonly href: string };
