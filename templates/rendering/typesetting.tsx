/**
 * Line breaking rules of a page. The generator provides them. Islands have none, because they also render in browsers,
 * where the rules are not available.
 */
import { createContext, useContext } from 'react';

/** The role of a text. */
export type LineVariant = 'text' | 'lead' | 'link' | 'heading';

/** Prevents line breaks inside units such as a number and its noun. */
export type Typesetting = {
  /** Returns the text with no-break spaces in place of some spaces; its length is unchanged. */
  readonly keepSpaces: (text: string, line: LineVariant) => string;
  /** Returns the text with compounds that do not break at their hyphens. */
  readonly keepHyphens: (text: string, line: LineVariant) => string;
};

/** Provides the rules to the components below. */
export const TypesettingContext = createContext<Typesetting>({
  keepSpaces: (text) => text,
  keepHyphens: (text) => text,
});

export type TypesetProps = {
  readonly text: string;
  /** @default 'text' */
  readonly line?: LineVariant;
};

/** Text of one direction. */
export function Typeset({ text, line = 'text' }: TypesetProps): string {
  const { keepSpaces, keepHyphens } = useContext(TypesettingContext);
  return keepHyphens(keepSpaces(text, line), line);
}
