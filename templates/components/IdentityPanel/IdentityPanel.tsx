/** Verifiable facts about the agency from the settings: name, license, insurer and people. */
import { Fragment } from 'react';
import type { PageContext, Person } from '../../contract/page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { interpolateElement } from '../interpolate-element.tsx';
import { LicenseBlock } from '../LicenseBlock/LicenseBlock.tsx';

export type IdentityPanelProps = {
  readonly context: Pick<PageContext, 'agency' | 'license' | 'headOffice' | 'ui'>;
  /** Whether the panel names the head office. @default true */
  readonly office?: boolean;
};

export function IdentityPanel({ context, office = true }: IdentityPanelProps) {
  const { agency, license, headOffice, ui } = context;
  const { insurer, people, notes, checked } = agency;
  return (
    <div className="identity-panel">
      <LicenseBlock license={license} insurer={insurer} />
      {checked === undefined ? null : (
        <p>{interpolateElement(checked.pattern, 'date', <DateText date={checked.date} />)}</p>
      )}
      {office ? (
        <Bidi as="p" text={ui.footer.office({ name: headOffice.name, address: headOffice.addressLine })} />
      ) : null}
      {people.map((person) => (
        <PersonLine key={person.name} {...person} />
      ))}
      {Object.values(notes).map((note) => (
        <Bidi key={note} as="p" text={note} />
      ))}
    </div>
  );
}

function PersonLine({ name, role, languages, hours, license }: Person) {
  return (
    <p>
      <Bidi as="b" text={name} />
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
