/** The process line in detail: each stop with its evidence. */
import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Fold } from '../Fold/Fold.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { StopMarker } from '../StopMarker/StopMarker.tsx';

export type ProcessTimelineProps = {
  /** The stops, as `Stop` and `AfterStops`. */
  readonly children: ReactNode;
};

/** Returns the list of stops along the thread. */
export function ProcessTimeline({ children }: ProcessTimelineProps) {
  return <ol className="process-timeline">{children}</ol>;
}

export type StopProps = {
  /** Id of the stop, for links. */
  readonly id: string;
  /** The stop, from 1 (arrest) to 7 (release). */
  readonly number: number;
  /** The heading. */
  readonly title: string;
  /** When it happens, or how long it takes. */
  readonly when: Inline;
  /** The text. */
  readonly text: Inline;
  /** An oversized figure, at most one on a page; the text repeats it. */
  readonly figure?: string | undefined;
  /** Content below the text, such as a call button or a list. */
  readonly below?: ReactNode;
  /** Whether only the heading and the duration are visible at first. @default false */
  readonly folded?: boolean;
  /** Evidence beside the text: a table, a note or a form. */
  readonly children?: ReactNode;
};

/** Returns one stop. */
export function Stop({ folded = false, ...stop }: StopProps) {
  const { id, number, title, when } = stop;
  return (
    <li className="stop" id={folded ? undefined : id}>
      <StopMarker number={number} />
      {folded ? (
        <Fold level={3} title={title} aside={when}>
          <div id={id}>
            <StopBody {...stop} />
          </div>
        </Fold>
      ) : (
        <StopBody {...stop} head={<StopHead title={title} when={when} />} />
      )}
    </li>
  );
}

function StopHead({ title, when }: Pick<StopProps, 'title' | 'when'>) {
  return (
    <div>
      <h3>
        <Bidi text={title} line="heading" />
      </h3>
      <p className="stop__when">
        <InlineText content={when} />
      </p>
    </div>
  );
}

type StopBodyProps = Pick<StopProps, 'text' | 'figure' | 'below' | 'children'> & {
  readonly head?: ReactNode;
};

/** Returns the text of a stop with the evidence beside it. */
function StopBody({ head, text, figure, below, children }: StopBodyProps) {
  return (
    <>
      <div className="stop__text">
        {head}
        {figure === undefined ? null : (
          <p className="big-figure" aria-hidden="true">
            <bdi dir="ltr">{figure}</bdi>
          </p>
        )}
        <p>
          <InlineText content={text} />
        </p>
        {below}
      </div>
      {children === undefined ? null : <div className="stop__proof">{children}</div>}
    </>
  );
}

export type AfterStopsProps = {
  /** The heading: "After release". */
  readonly title: string;
  /** The text about the time after the release. */
  readonly text: Inline;
};

/** Returns the list item after the last stop, which has no ring. */
export function AfterStops({ title, text }: AfterStopsProps) {
  return (
    <li className="stop" data-variant="after">
      <Fold level={3} title={title}>
        <div>
          <StopBody text={text} />
        </div>
      </Fold>
    </li>
  );
}
