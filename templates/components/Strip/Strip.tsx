/** The line of the process as in a metro car: from arrest to release, seven stops, on wide screens. */
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { StopNumber } from '../StopNumber/StopNumber.tsx';

/** One stop of the strip. */
export type StripStop = {
  /** Address of the stop in its long form. */
  readonly href: string;
  /** Name of the stop, one to three words. */
  readonly label: string;
  /** When it happens or how long it takes. */
  readonly when: Inline;
};

export type StripProps = {
  /** Name of the line: "From arrest to release". */
  readonly name: string;
  /** The stops, in order. */
  readonly stops: readonly StripStop[];
};

/** Links to the stops of the page. */
export function Strip({ name, stops }: StripProps) {
  return (
    <nav className="strip-wrap" aria-label={name}>
      <ol className="strip">
        {stops.map(({ href, label, when }, index) => (
          <li key={href}>
            <StopNumber number={index + 1} />
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
