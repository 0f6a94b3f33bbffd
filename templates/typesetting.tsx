/** Where the lines of a page may not break. The generator decides it; islands know of none, as browsers make them. */
import { createContext, useContext } from 'react';

/** What a text is part of. */
export type LineVariant = 'text' | 'lead' | 'link' | 'heading';

/** Keeps together what is read as one thing. */
export type Typesetting = {
  /** The text with no-break spaces in place of some spaces: not a character longer or shorter. */
  readonly keepSpaces: (text: string, line: LineVariant) => string;
  /** The text with compounds that no line breaks at their hyphens. */
  readonly keepHyphens: (text: string, line: LineVariant) => string;
};

/** How the texts below are set. */
export const TypesettingContext = createContext<Typesetting>({
  keepSpaces: (text) => text,
  keepHyphens: (text) => text,
});

export type TypesetProps = {
  readonly text: string;
  /** @default 'text' */
  readonly line?: LineVariant;
};

/** Words of one direction alone. */
export function Typeset({ text, line = 'text' }: TypesetProps): string {
  const { keepSpaces, keepHyphens } = useContext(TypesettingContext);
  return keepHyphens(keepSpaces(text, line), line);
}
