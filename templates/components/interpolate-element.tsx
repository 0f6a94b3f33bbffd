import type { ReactNode } from 'react';
import type { PatternValues } from '../../schema/index.ts';
import { Bidi } from './Bidi/Bidi.tsx';

/** Placeholder of the element in the pattern; a character that no content may contain. */
const placeholder = '\ue000';

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

/** For islands, which render the value themselves. */
export function splitAtPlaceholder(
  pattern: (values: PatternValues) => string,
  name: string,
): readonly [before: string, after: string] {
  const [before = '', after = ''] = pattern({ [name]: placeholder }).split(placeholder);
  return [before, after];
}
