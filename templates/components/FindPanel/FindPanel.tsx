/** A panel that helps to find a person: the official number, the city field and the first jails to call. */
import type { ReactNode } from 'react';
import type { PhoneLink } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { type Fact, FactList } from '../FactList/FactList.tsx';
import { PhoneText } from '../PhoneText/PhoneText.tsx';

export type FindPanelProps = {
  /** The question that the panel answers. */
  readonly title: string;
  /** The number to call, with its name; without it, the note names an alternative. */
  readonly phoneLine?: { readonly name: string; readonly phone: PhoneLink } | undefined;
  /** A note on what to prepare, with a link to the official search. */
  readonly note: ReactNode;
  /** The jails. */
  readonly facts: readonly Fact[];
  /** The city field and its list. */
  readonly children?: ReactNode;
};

/** Returns a framed section with the number, the field and the first facts. */
export function FindPanel({ title, phoneLine, note, facts, children }: FindPanelProps) {
  return (
    <section className="find-panel prose" aria-labelledby="find">
      <h2 id="find">
        <Bidi text={title} line="heading" />
      </h2>
      {phoneLine === undefined ? null : (
        <p>
          <Bidi text={phoneLine.name} />
          <PhoneText phone={phoneLine.phone} name={phoneLine.name} thirdParty />
        </p>
      )}
      <p className="small-text">{note}</p>
      {children}
      <FactList facts={facts} />
    </section>
  );
}
