/** Who answers, as far as the settings name anybody. */
import { Fragment } from 'react';
import type { Inline } from '../../schema/index.ts';
import { Bidi } from '../components/Bidi/Bidi.tsx';
import { Facts } from '../components/Facts/Facts.tsx';
import { Passage } from '../components/Passage/Passage.tsx';
import type { PageContext, Person } from '../page-context.ts';

export type PagePeopleProps = { readonly context: PageContext };

/** A row for each person: name, work, languages and hours. Nothing when there is nobody to name. */
export function PagePeople({ context: { people, ui } }: PagePeopleProps) {
  if (people.length === 0) return null;
  return (
    <Passage id="people" title={ui.people.title}>
      <Facts facts={people.map(factOf)} />
    </Passage>
  );
}

function factOf(person: Person) {
  const { name, hours } = person;
  const note: Inline | undefined = hours === undefined ? undefined : [{ type: 'text', text: hours }];
  return { label: name, value: <RoleAndLanguages {...person} />, note };
}

function RoleAndLanguages({ role, languages }: Person) {
  return (
    <>
      {Bidi({ text: role })}
      {languages.map(({ tag, dir, name }) => (
        <Fragment key={tag}>
          {' · '}
          <bdi lang={tag} dir={dir}>
            {name}
          </bdi>
        </Fragment>
      ))}
    </>
  );
}
