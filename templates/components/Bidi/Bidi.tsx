/** Plain words, with each run of the other direction in an element of its own. */
import { type ReactNode, useContext } from 'react';
import { Text, translatable } from '../../island-context.tsx';
import { useLanguage } from '../../language-context.tsx';
import { type LineVariant, TypesettingContext } from '../../typesetting.tsx';
import { longestUnbroken } from './longest-unbroken.ts';
import { splitRuns } from './split-runs.ts';

export type BidiProps = {
  /** Words as they are written. */
  readonly text: string;
  /** @default 'text' */
  readonly line?: LineVariant;
};

/** Prints the words, their lines kept from breaking where they should not. */
export function Bidi({ text, line = 'text' }: BidiProps): ReactNode {
  return <Runs text={useContext(TypesettingContext).keepSpaces(text, line)} line={line} />;
}

/** Prints words whose spaces are set; a run that has letters of another script also names its language. */
export function Runs({ text, line }: Required<BidiProps>): ReactNode {
  const { keepHyphens } = useContext(TypesettingContext);
  return splitRuns(text, useLanguage().dir).map((run, index) => {
    const words = keepHyphens(run.text, line);
    if (run.dir === undefined) return <Text key={index}>{words}</Text>;
    return run.dir === 'rtl' ? (
      <bdi key={index} dir="rtl" lang="ar" {...translatable}>
        {words}
      </bdi>
    ) : (
      <bdi
        key={index}
        dir="ltr"
        lang={/[A-Za-z]/u.test(words) ? 'en' : undefined}
        className={run.text.length > longestUnbroken ? 'wraps' : undefined}
        {...translatable}
      >
        {words}
      </bdi>
    );
  });
}
