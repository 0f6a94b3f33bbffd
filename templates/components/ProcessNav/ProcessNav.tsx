/** The line of the process as in a metro car: from arrest to release, seven stops, on wide screens. */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { StopMarker } from '../StopMarker/StopMarker.tsx';

/** One stop of the navigation. */
export type ProcessNavStop = {
  /** Address of the stop in its long form. */
  readonly href: string;
  /** Name of the stop, one to three words. */
  readonly label: string;
  /** When it happens or how long it takes. */
  readonly when: Inline;
};

export type ProcessNavProps = {
  /** Name of the line: "From arrest to release". */
  readonly name: string;
  /** The stops, in order. */
  readonly stops: readonly ProcessNavStop[];
};

/** Links to the stops of the page. */
export function ProcessNav({ name, stops }: ProcessNavProps) {
  return (
    <nav className="process-nav" aria-label={name}>
      <ol className="process-nav__list">
        {stops.map(({ href, label, when }, index) => (
          <li key={href}>
            <StopMarker number={index + 1} />
            <a href={href}>
              <Bidi text={label} line="link" />
            </a>
            <small>
              <InlineText content={when} />
            </small>
          </li>
        ))}
      </ol>
    </nav>
  );
}
