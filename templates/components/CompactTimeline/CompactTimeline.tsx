/** The line of the process in its short form, inside a section. */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { StopMarker } from '../StopMarker/StopMarker.tsx';

/** One stop of the short line. */
export type CompactTimelineStop = {
  /** Name of the stop. */
  readonly title: string;
  /** What happens there. */
  readonly text: Inline;
};

export type CompactTimelineProps = {
  /** The seven stops, in order. */
  readonly stops: readonly CompactTimelineStop[];
  /** Whether the texts are lines short enough for two columns where there is room. */
  readonly columns?: boolean;
};

/** The stops with the line that joins them. */
export function CompactTimeline({ stops, columns = false }: CompactTimelineProps) {
  return (
    <ol className="compact-timeline" data-variant={columns ? 'columns' : undefined}>
      {stops.map(({ title, text }, index) => (
        <li key={title}>
          <StopMarker number={index + 1} />
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
