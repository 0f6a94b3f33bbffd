/** Verifiable facts about the agency from the settings: name, licence, insurer and people. */
import { Fragment } from 'react';
import type { AgencyDetails, License, Person } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { interpolateElement } from '../interpolate-element.tsx';
import { LicenseBlock } from '../LicenseBlock/LicenseBlock.tsx';

export type IdentityPanelProps = AgencyDetails & {
  /** The licence of the agency. */
  readonly license: License;
  /** The head office; omitted when the address is beside the panel. */
  readonly office?: string | undefined;
};

export function IdentityPanel({ license, insurer, office, people, notes, checked }: IdentityPanelProps) {
  return (
    <div className="identity-panel">
      <LicenseBlock license={license} insurer={insurer} />
      {checked === undefined ? null : (
        <p>{interpolateElement(checked.pattern, 'date', <DateText date={checked.date} />)}</p>
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
