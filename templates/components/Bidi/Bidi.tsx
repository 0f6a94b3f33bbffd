/** Plain text in which each run of the opposite direction has its own element. */
import { type ReactNode, useContext } from 'react';
import { Text, translatable } from '../../island-context.tsx';
import { useLanguage } from '../../language-context.tsx';
import { type LineVariant, TypesettingContext } from '../../typesetting.tsx';
import { maxUnbrokenLength } from './max-unbroken-length.ts';
import { splitRuns } from './split-runs.ts';

export type BidiProps = {
  /** The plain text. */
  readonly text: string;
  /** @default 'text' */
  readonly line?: LineVariant;
};

/** Returns the text with no-break spaces and isolated runs. */
export function Bidi({ text, line = 'text' }: BidiProps): ReactNode {
  return <Runs text={useContext(TypesettingContext).keepSpaces(text, line)} line={line} />;
}

/**
 * Returns a text that already has its no-break spaces. A run with letters of another script also gets a `lang`
 * attribute.
 */
export function Runs({ text, line }: Required<BidiProps>): ReactNode {
  const { keepHyphens } = useContext(TypesettingContext);
  return splitRuns(text, useLanguage().dir).map((run, index) => {
    const runText = keepHyphens(run.text, line);
    if (run.dir === undefined) return <Text key={index}>{runText}</Text>;
    return run.dir === 'rtl' ? (
      <bdi key={index} dir="rtl" lang="ar" {...translatable}>
        {runText}
      </bdi>
    ) : (
      <bdi
        key={index}
        dir="ltr"
        lang={/[A-Za-z]/u.test(runText) ? 'en' : undefined}
        className={run.text.length > maxUnbrokenLength ? 'wraps' : undefined}
        {...translatable}
      >
        {runText}
      </bdi>
    );
  });
}
