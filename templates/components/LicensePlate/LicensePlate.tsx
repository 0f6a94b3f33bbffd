/** Who we are, to be checked: the licence as a plate, with all that the settings say of the agency and nothing else. */
import { Fragment } from 'react';
import type { AgencyPlate, License, Person } from '../../page-context.ts';
import { Bidi } from '../Bidi/Bidi.tsx';
import { DateText } from '../DateText/DateText.tsx';
import { interpolateElement, splitWords } from '../interpolate-element.tsx';

export type LicensePlateProps = AgencyPlate & {
  /** The words around the number, the number, and the state's page. */
  readonly license: License;
};

/** The number is the largest thing on it: no smaller than a telephone number, as the state asks (Ins. Code 1725.5). */
export function LicensePlate({
  license: { line, number, check },
  insurer,
  people,
  notes,
  checked,
}: LicensePlateProps) {
  const words = splitWords(line, 'number').join('').trim();
  return (
    <div className="license-line license-plate">
      <p>
        <Bidi text={words} />
      </p>
      <p className="license-line__number">
        <bdi dir="ltr">{number}</bdi>
      </p>
      <p>
        <a href={check.href} rel="noopener">
          <Bidi text={check.label} line="link" />
        </a>
      </p>
      {checked === undefined ? null : (
        <p>{interpolateElement(checked.words, 'date', <DateText date={checked.date} />)}</p>
      )}
      {insurer === undefined ? null : (
        <p>
          <Bidi text={insurer} />
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

/** Name and work, the languages by their own names, and the hours where something is said of them. */
function PersonLine({ name, role, languages, hours }: Person) {
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
    </p>
  );
}
