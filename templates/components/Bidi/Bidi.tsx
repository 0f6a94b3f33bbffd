import type { AllHTMLAttributes, ReactNode } from 'react';
import { Text, translatable, useIsInIsland } from '../../rendering/island-context.tsx';
import { useLanguage } from '../../rendering/language-context.tsx';
import { maxUnbrokenLength, type Run, splitRuns } from '../../text/direction-runs.ts';
import { keepTogether } from '../../text/no-break.ts';

type PhraseElement = 'a' | 'b' | 'cite' | 'small' | 'span' | 'strong';
type BlockElement = 'caption' | 'dd' | 'dt' | 'figcaption' | 'label' | 'legend' | 'li' | 'p' | 'th';

/** An element that contains only a text. */
export type TextElement = PhraseElement | BlockElement | `h${1 | 2 | 3 | 4}`;

/** The element of a text, with its attributes. @default none */
export type TextElementProps = Omit<AllHTMLAttributes<HTMLElement>, 'as' | 'content' | 'type'> & {
  readonly as?: TextElement | undefined;
};

export type BidiProps = TextElementProps & { readonly text: string };

/** Texts of islands have no no-break spaces, because visitors type and copy them. */
export function Bidi({ text, as: Element, ...attributes }: BidiProps): ReactNode {
  const renderRuns = useRuns();
  const runs = renderRuns(useIsInIsland() ? text : keepTogether(text));
  return Element === undefined ? runs : <Element {...attributes}>{runs}</Element>;
}

/** Not a component, because a page has hundreds of texts, most of which are a single run. */
export function useRuns(): (text: string) => ReactNode {
  const isInIsland = useIsInIsland();
  const { dir } = useLanguage();
  return (text) =>
    splitRuns(text, dir).map((run, index) => {
      if (run.dir === undefined) return isInIsland ? <Text key={index}>{run.text}</Text> : run.text;
      return (
        <IsolatedRun key={index} run={run}>
          {run.text}
        </IsolatedRun>
      );
    });
}

/** A run with letters of another script also gets a `lang` attribute. */
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
