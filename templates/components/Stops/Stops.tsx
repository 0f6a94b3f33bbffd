/** The line of the process in its long form: each stop with its evidence. */
import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { StopNumber } from '../StopNumber/StopNumber.tsx';

export type StopsProps = {
  /** The stops, as `Stop` and `AfterStops`. */
  readonly children: ReactNode;
};

/** The list of stops along the thread. */
export function Stops({ children }: StopsProps) {
  return <ol className="stops">{children}</ol>;
}

export type StopProps = {
  /** Target of links to the stop. */
  readonly id: string;
  /** Place on the line, 1 arrest to 7 release. */
  readonly number: number;
  /** Heading of the stop. */
  readonly title: string;
  /** When it happens or how long it takes. */
  readonly when: Inline;
  /** What happens. */
  readonly text: Inline;
  /** One oversized figure, at most one on a page; the text says it again. */
  readonly figure?: string | undefined;
  /** What stands under the text: a call, a list. */
  readonly below?: ReactNode;
  /** The evidence at the end of the line: a table, a note, a form. Without it the text is set large. */
  readonly children?: ReactNode;
};

/** One stop. The first shows a second, smaller ring: arrest and booking. */
export function Stop({ id, number, title, when, text, figure, below, children }: StopProps) {
  return (
    <li className="stop" id={id} data-variant={children === undefined ? 'split' : undefined}>
      <StopNumber number={number} />
      {number === 1 ? <span className="stop__second" aria-hidden="true" /> : null}
      <div className="stop__text">
        <div>
          <h3>{Bidi({ text: title })}</h3>
          <p className="stop__when">{InlineText({ content: when })}</p>
        </div>
        {figure === undefined ? null : (
          <p className="bigfig" aria-hidden="true">
            <bdi dir="ltr">{figure}</bdi>
          </p>
        )}
        <p>{InlineText({ content: text })}</p>
        {below}
      </div>
      {children === undefined ? null : <div className="stop__proof">{children}</div>}
    </li>
  );
}

export type AfterStopsProps = {
  /** Heading: "After release". */
  readonly title: string;
  /** What follows once the person is home. */
  readonly text: Inline;
};

/** What comes after the last stop, where the thread is dashed. */
export function AfterStops({ title, text }: AfterStopsProps) {
  return (
    <li className="stop" data-variant="after">
      <h3>{Bidi({ text: title })}</h3>
      <p className="measure">{InlineText({ content: text })}</p>
    </li>
  );
}
