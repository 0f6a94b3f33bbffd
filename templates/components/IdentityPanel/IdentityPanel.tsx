/** Who the agency is, to be checked: name, licence, insurer and people, with all that the settings say and no more. */
import { Fragment } from 'react';
import type { AgencyDetails, License, Person } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { interpolateElement } from '../interpolate-element.tsx';
import { LicenseBlock } from '../LicenseBlock/LicenseBlock.tsx';

export type IdentityPanelProps = AgencyDetails & {
  /** The licence of the agency. */
  readonly license: License;
  /** The head office; left out where the address stands beside the panel. */
  readonly office?: string | undefined;
};

/** A panel with a line for each thing that is known. What is not entered has no line, so nothing stands empty. */
export function IdentityPanel({ license, insurer, office, people, notes, checked }: IdentityPanelProps) {
  return (
    <div className="identity-panel">
      <LicenseBlock license={license} insurer={insurer} />
      {checked === undefined ? null : (
        <p>{interpolateElement(checked.copy, 'date', <DateText date={checked.date} />)}</p>
      )}
      {office === undefined ? null : (
        <p>
          <Bidi text={office} />
        </p>
      )}
      {people.map((person) => (
        <PersonLine key={person.name} {...person} />
      ))}
      {Object.values(notes).map((note) => (
        <p key={note}>
          <Bidi text={note} />
        </p>
      ))}
    </div>
  );
}

/** Name and work, the languages by their own names, the hours, and the person's own licence. */
function PersonLine({ name, role, languages, hours, license }: Person) {
  return (
    <p>
      <b>
        <Bidi text={name} />
      </b>
      <Bidi text={`: ${role}`} />
      {languages.map(({ tag, dir, name: language }) => (
        <Fragment key={tag}>
          {' · '}
          <bdi lang={tag} dir={dir}>
            {language}
          </bdi>
        </Fragment>
      ))}
      {hours === undefined ? null : <Bidi text={` · ${hours}`} />}
      {license === undefined ? null : <Bidi text={` · ${license}`} />}
    </p>
  );
}
