/** The line of the process in its short form, inside a passage. */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { StopNumber } from '../StopNumber/StopNumber.tsx';

/** One stop of the short line. */
export type MiniLineStop = {
  /** Name of the stop. */
  readonly title: string;
  /** What happens there. */
  readonly text: Inline;
};

export type MiniLineProps = {
  /** The seven stops, in order. */
  readonly stops: readonly MiniLineStop[];
  /** Whether the texts are lines short enough for two columns where there is room. */
  readonly columns?: boolean;
};

/** The stops with the line that joins them. */
export function MiniLine({ stops, columns = false }: MiniLineProps) {
  return (
    <ol className="miniline" data-variant={columns ? 'columns' : undefined}>
      {stops.map(({ title, text }, index) => (
        <li key={title}>
          <StopNumber number={index + 1} />
          <b>
            <Bidi text={title} />
          </b>
          <p>
            <InlineText content={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
