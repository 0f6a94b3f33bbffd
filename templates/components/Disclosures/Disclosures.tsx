import type { ReactNode } from 'react';
import type { Inline } from '../../../schema/index.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { InlineText } from '../InlineText/InlineText.tsx';
import { Pin } from '../Pin/Pin.tsx';

export type DisclosureProps = {
  /** Level of the heading, one below the preceding heading; without it the title is no heading. */
  readonly level?: 2 | 3 | 4;
  readonly title: string;
  readonly number?: number | undefined;
  /** A second line, also visible while the content is collapsed. */
  readonly aside?: Inline;
  readonly children: ReactNode;
};

/** Callers put the id on the content: browsers open a disclosure when a link targets an element inside it. */
export function Disclosure({ level, title, number, aside, children }: DisclosureProps) {
  const Heading = level === undefined ? 'span' : (`h${level}` as const);
  return (
    <details className="disclosure">
      <summary>
        <Heading>
          {number === undefined ? null : <Pin label={number} />}
          <Bidi text={title} />
        </Heading>
        <Icon name="down" />
        {aside === undefined ? null : <InlineText as="span" content={aside} />}
      </summary>
      {children}
    </details>
  );
}

export type DisclosureItem = {
  readonly title: string;
  readonly number?: number | undefined;
  readonly body: ReactNode;
  /** Id of the body, for links. */
  readonly id?: string | undefined;
};

export type DisclosuresProps = { readonly items: readonly DisclosureItem[] };

export function Disclosures({ items }: DisclosuresProps) {
  return (
    <div className="disclosures">
      {items.map(({ id, title, number, body }) => (
        <Disclosure key={id ?? title} level={3} title={title} number={number}>
          {id === undefined ? body : <div id={id}>{body}</div>}
        </Disclosure>
      ))}
    </div>
  );
}
