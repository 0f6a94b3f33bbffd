/** Who answers, as far as the settings name anybody. */
import { Fragment } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { FactList } from '../../components/FactList/FactList.tsx';
import { Section } from '../../components/Section/Section.tsx';
import type { PageContext, Person } from '../../page-context.ts';

export type PagePeopleProps = { readonly context: PageContext };

/** A row for each kind of work: names, each with languages and hours. Nothing when there is nobody to name. */
export function PagePeople({ context: { people, ui } }: PagePeopleProps) {
  if (people.length === 0) return null;
  const roles = [...new Set(people.map(({ role }) => role))];
  return (
    <Section id="people" title={ui.people.title}>
      <FactList
        facts={roles.map((label) => ({
          label,
          value: <>{people.filter(({ role }) => role === label).map(printPerson)}</>,
        }))}
      />
    </Section>
  );
}

function printPerson({ name, languages, hours }: Person) {
  return (
    <Fragment key={name}>
      <Bidi text={name} />
      <small>
        {languages.map(({ tag, dir, name: language }, index) => (
          <Fragment key={tag}>
            {index === 0 ? null : ' · '}
            <bdi lang={tag} dir={dir}>
              {language}
            </bdi>
          </Fragment>
        ))}
        {hours === undefined ? null : <Bidi text={` · ${hours}`} />}
      </small>
    </Fragment>
  );
}
