/** A tick connects the heading to the thread. */
import type { HTMLAttributes, ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';

export type SectionProps = {
  readonly id: string;
  readonly title: string;
  readonly lead?: Inline;
  /** Whether the section contains the main drawing of the page, on a tinted background. @default false */
  readonly band?: boolean;
  /** Whether the section begins a new subject, with a larger gap above it. @default false */
  readonly subject?: boolean;
  readonly children?: ReactNode;
};

export function Section({ id, title, lead, band = false, subject = false, children }: SectionProps) {
  return (
    <section
      className={band ? 'section band' : 'section'}
      id={id}
      aria-labelledby={`${id}-title`}
      data-gap={subject ? 'subject' : undefined}
    >
      <Bidi as="h2" id={`${id}-title`} text={title} />
      {lead === undefined ? null : <InlineText as="p" className="lead" content={lead} />}
      {children}
    </section>
  );
}

type BareSectionProps = HTMLAttributes<HTMLElement> & Pick<SectionProps, 'band'>;

/** A section whose heading is not at its start, so it has no tick. */
export function BareSection({ band = false, ...attributes }: BareSectionProps) {
  return <section className={band ? 'section band' : 'section'} data-variant="bare" {...attributes} />;
}
