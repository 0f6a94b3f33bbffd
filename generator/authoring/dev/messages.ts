/** What the server and the script in its pages say to each other. */
import type { TextLocation } from './editor-link.ts';
import type { ClickedText } from './find-sentence.ts';

/** Where everything lies that only this server has. */
export const devFolder = '/__dev';

/** A problem as the page shows it. */
export type ShownProblem = {
  readonly severity: 'error' | 'warning' | 'note';
  /** Such as `content/en/ui.yaml:3:1`; empty for what is wrong with the machine. */
  readonly place: string;
  /** Opens the editor at the place. */
  readonly href: string;
  /** What the terminal says of it, after the place. */
  readonly text: string;
};

/** What a page is to ask for again: itself, or what is known of it; `open` is sent to whoever begins to listen. */
export type ServerEvent = 'open' | 'page' | 'problems';

/** What is known of the last save, for the one who looks at a page. */
export type PageUpdate = {
  readonly problems: readonly ShownProblem[];
  /** Texts of the page that have a problem, in the form of `plainText`. */
  readonly marked: readonly string[];
  /** Whether the language of the page is not published yet. */
  readonly isDraft: boolean;
};

/** What somebody pointed at. */
export type LocationRequest = ClickedText & { readonly page: string };
/** Where it is written. */
export type LocationResponse = TextLocation & { readonly href: string };
