/** Plain text in which each run of the opposite direction has its own element. */
import { type ReactNode, useContext } from 'react';
import { Text, translatable } from '../../rendering/island-context.tsx';
import { useLanguage } from '../../rendering/language-context.tsx';
import { type LineVariant, TypesettingContext } from '../../rendering/typesetting.tsx';
import { maxUnbrokenLength, type Run, splitRuns } from '../../text/direction-runs.ts';

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

/** Returns a text that already has its no-break spaces. */
export function Runs({ text, line }: Required<BidiProps>): ReactNode {
  const { keepHyphens } = useContext(TypesettingContext);
  return splitRuns(text, useLanguage().dir).map((run, index) => {
    const runText = keepHyphens(run.text, line);
    if (run.dir === undefined) return <Text key={index}>{runText}</Text>;
    return (
      <IsolatedRun key={index} run={run}>
        {runText}
      </IsolatedRun>
    );
  });
}

/** Isolates the content of a run with a direction. A run with letters of another script also gets a `lang` attribute. */
export function IsolatedRun({ run, children }: { readonly run: Run; readonly children: ReactNode }) {
  return run.dir === 'rtl' ? (
    <bdi dir="rtl" lang="ar" {...translatable}>
      {children}
    </bdi>
  ) : (
    <bdi
      dir="ltr"
      lang={/[A-Za-z]/u.test(run.text) ? 'en' : undefined}
      className={run.text.length > maxUnbrokenLength ? 'wraps' : undefined}
      {...translatable}
    >
      {children}
    </bdi>
  );
}
