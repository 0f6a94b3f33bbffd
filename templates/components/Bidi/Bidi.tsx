/** Plain words, with each run of the other direction in an element of its own. */
import type { ReactNode } from 'react';
import { longestUnbroken } from './longest-unbroken.ts';

export type BidiProps = {
  /** Words in which runs of the other direction stand between U+2066 or U+2067 and U+2069. */
  readonly text: string;
};

/** Prints the words; a run that has letters of another script also names its language. */
export function Bidi({ text }: BidiProps): ReactNode {
  return marks.test(text) ? splitRuns(text) : text;
}

const marks = /[\u2066\u2067]/u;
const runs = /([\u2066\u2067])+([^\u2066-\u2069]*)\u2069+/gu;

function splitRuns(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(runs)) {
    if (match.index > end) parts.push(text.slice(end, match.index));
    parts.push(<Run key={match.index} mark={match[1]} run={match[2] ?? ''} />);
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push(text.slice(end));
  return parts;
}

type RunProps = { readonly mark: string | undefined; readonly run: string };

function Run({ mark, run }: RunProps) {
  if (mark === '\u2067') {
    return (
      <bdi dir="rtl" lang="ar">
        {run}
      </bdi>
    );
  }
  return (
    <bdi
      dir="ltr"
      lang={/[A-Za-z]/u.test(run) ? 'en' : undefined}
      className={run.length > longestUnbroken ? 'wraps' : undefined}
    >
      {run}
    </bdi>
  );
}
