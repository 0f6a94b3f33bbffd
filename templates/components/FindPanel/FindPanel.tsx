/** What helps to find a person: the official number, the field for the city, the first places to ask. */
import type { ReactNode } from 'react';
import type { PhoneLink } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';

export type FindPanelProps = {
  /** The question that the panel answers. */
  readonly title: string;
  /** The number to ask at, with its name; without one the note says where to ask. */
  readonly line?: { readonly name: string; readonly phone: PhoneLink } | undefined;
  /** What to have ready, and the official search. */
  readonly note: ReactNode;
  /** The jails, and how long release takes. */
  readonly facts: readonly Fact[];
  /** The field with its list. */
  readonly children?: ReactNode;
};

/** A framed section with the number, the field and the first facts. */
export function FindPanel({ title, line, note, facts, children }: FindPanelProps) {
  return (
    <section className="find-panel prose" aria-labelledby="find">
      <h2 id="find">
        <Bidi text={title} line="heading" />
      </h2>
      {line === undefined ? null : (
        <p>
          <Bidi text={line.name} />
          <PhoneText phone={line.phone} name={line.name} other />
        </p>
      )}
      <p className="small-text">{note}</p>
      {children}
      <FactList facts={facts} />
    </section>
  );
}
