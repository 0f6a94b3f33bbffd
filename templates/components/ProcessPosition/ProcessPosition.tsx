/** Where a page stands on the line of the process. */
import { Bidi } from '../Bidi/Bidi.tsx';

export type ProcessPositionProps = {
  /** The stop, 1 arrest to 7 release. */
  readonly number: number;
  /** How many stops the line has. */
  readonly total: number;
  /** The position in words: "Stop 5 of 7". */
  readonly position: string;
  /** Name of the stop. */
  readonly title: string;
  /** Address of the stop in its long form. */
  readonly href: string;
};

/** The line in small, with the stop of the page filled, and the same in words. */
export function ProcessPosition({ number, total, position, title, href }: ProcessPositionProps) {
  return (
    <div className="process-position">
      <div className="process-position__line" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => index + 1).map((stop) =>
          stop === number ? <b key={stop}>{stop}</b> : <i key={stop} />,
        )}
      </div>
      <p>
        <span>
          <Bidi text={position} />
        </span>
        <a href={href}>
          <Bidi text={title} line="link" />
        </a>
      </p>
    </div>
  );
}
