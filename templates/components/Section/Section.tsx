/** A section of a page: a tick branches off the thread at its heading. */
import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type SectionProps = {
  /** Target of links to the section. */
  readonly id: string;
  /** Heading of the section, which also names it for screen readers. */
  readonly title: string;
  /** Place among the numbered sections of a long page, as its contents number them. */
  readonly number?: number | undefined;
  /** What the section answers, in one or two sentences. */
  readonly lead?: Inline;
  /** What stands in the section. */
  readonly children?: ReactNode;
};

/** A section with heading and introduction. */
export function Section({ id, title, number, lead, children }: SectionProps) {
  return (
    <section className="section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {number === undefined ? (
          <Bidi text={title} line="heading" />
        ) : (
          <>
            <span className="section__number" aria-hidden="true">
              {number}
            </span>
            <span>
              <Bidi text={title} line="heading" />
            </span>
          </>
        )}
      </h2>
      {lead === undefined ? null : (
        <p className="lead">
          <InlineText content={lead} line="lead" />
        </p>
      )}
      {children}
    </section>
  );
}
