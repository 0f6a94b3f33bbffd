/** Inserts an element, such as a telephone number or a date, into a sentence. */
import type { ReactNode } from 'react';
import type { PatternValues } from '../../schema/index.ts';
import { Bidi } from './Bidi/Bidi.tsx';

/** Placeholder of the element in the pattern; a character that no content may contain. */
const placeholder = '\ue000';

/** Returns a pattern with an element in place of the value `name`. */
export function interpolateElement(
  pattern: (values: PatternValues) => string,
  name: string,
  element: ReactNode,
): ReactNode {
  const [before, after] = splitAtPlaceholder(pattern, name);
  return (
    <>
      <Bidi text={before} />
      {element}
      <Bidi text={after} />
    </>
  );
}

/**
 * Returns the texts of a pattern before and after the value `name`, for islands, which render the value
 * themselves.
 */
export function splitAtPlaceholder(
  pattern: (values: PatternValues) => string,
  name: string,
): readonly [before: string, after: string] {
  const [before = '', after = ''] = pattern({ [name]: placeholder }).split(placeholder);
  return [before, after];
}
