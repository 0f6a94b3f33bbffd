/** The line of the process in its short form, inside a passage. */
import { Bidi } from '../Bidi/Bidi.tsx';
import { StopNumber } from '../StopNumber/StopNumber.tsx';

/** One stop of the short line. */
export type MiniLineStop = {
  /** Name of the stop. */
  readonly title: string;
  /** Address of the stop in its long form. */
  readonly href?: string | undefined;
  /** One line about the stop. */
  readonly text?: string | undefined;
};

export type MiniLineProps = {
  /** The seven stops, in order. */
  readonly stops: readonly MiniLineStop[];
};

/** The stops with the line that joins them, in two columns where there is room. */
export function MiniLine({ stops }: MiniLineProps) {
  return (
    <ol className="miniline">
      {stops.map(({ title, href, text }, index) => (
        <li key={title}>
          <StopNumber number={index + 1} />
          <b>{href === undefined ? Bidi({ text: title }) : <a href={href}>{Bidi({ text: title })}</a>}</b>
          {text === undefined ? null : <small>{Bidi({ text })}</small>}
        </li>
      ))}
    </ol>
  );
}
