/** Words around an element: a telephone number or a date in the middle of a sentence. */
import type { ReactNode } from 'react';
import type { PatternValues } from '../../schema/index.ts';
import { Bidi } from './Bidi/Bidi.tsx';

/** Stands in the pattern where the element comes: a character that no content may hold. */
const slot = '\ue000';

/** The words of a pattern with an element in place of the value `name`. */
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

/** The words of a pattern before and after the value `name`, for islands, which print the value themselves. */
export function splitAtPlaceholder(
  pattern: (values: PatternValues) => string,
  name: string,
): readonly [before: string, after: string] {
  const [before = '', after = ''] = pattern({ [name]: slot }).split(slot);
  return [before, after];
}
