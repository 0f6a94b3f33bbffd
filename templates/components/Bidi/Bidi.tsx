/** Plain words, with each run of the other direction in an element of its own. */
import type { ReactNode } from 'react';
import { useLanguage } from '../../language-context.tsx';
import { longestUnbroken } from './longest-unbroken.ts';
import { splitRuns } from './split-runs.ts';

export type BidiProps = {
  /** Words as they are written. */
  readonly text: string;
};

/** Prints the words; a run that has letters of another script also names its language. */
export function Bidi({ text }: BidiProps): ReactNode {
  return splitRuns(text, useLanguage().dir).map((run, index) =>
    run.dir === undefined ? run.text : <Isolated key={index} text={run.text} dir={run.dir} />,
  );
}

type IsolatedProps = BidiProps & { readonly dir: 'ltr' | 'rtl' };

function Isolated({ text, dir }: IsolatedProps) {
  if (dir === 'rtl') {
    return (
      <bdi dir="rtl" lang="ar">
        {text}
      </bdi>
    );
  }
  return (
    <bdi
      dir="ltr"
      lang={/[A-Za-z]/u.test(text) ? 'en' : undefined}
      className={text.length > longestUnbroken ? 'wraps' : undefined}
    >
      {text}
    </bdi>
  );
}
