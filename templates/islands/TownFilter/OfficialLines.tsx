import type { ReactNode } from 'react';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import type { PhoneLink } from '../../contract/page-context.ts';
import { Text } from '../../rendering/island-context.tsx';
import { useLanguage } from '../../rendering/language-context.tsx';
import type { IndexedTown } from './find-towns.ts';

export type CountyLine = {
  readonly id: string;
  readonly label: string;
  /** Address of the county guide, which has the official search. */
  readonly href: string;
  readonly phone?: PhoneLink | undefined;
};

type TownLinesProps = {
  readonly lines: readonly CountyLine[];
  readonly towns: readonly IndexedTown[];
  /** The places among them that are the answer. @default none */
  readonly answers?: readonly IndexedTown[];
};

/** One row for each place; a single agency whose name contains that of the place replaces it. */
export function TownLines({ lines, towns, answers = [] }: TownLinesProps) {
  const { tag } = useLanguage();
  return (
    <ul className="town-filter__lines">
      {towns.map((town) => {
        const agencies = town.police.map(({ names, phone }) => ({ name: names[tag] ?? '', phone }));
        const hasPhone = agencies.some(({ phone }) => phone !== undefined);
        return (
          <li key={town.name} data-answer={answers.includes(town) ? '' : undefined}>
            {agencies.length === 1 && agencies[0]?.name.includes(town.names[tag] ?? town.name) ? null : (
              <Bidi as="b" text={nameOf(town, tag)} />
            )}
            {agencies.map(({ name, phone }) => (
              <TownLine key={name} name={name} phone={phone}>
                <Bidi text={name} />
              </TownLine>
            ))}
            {lines
              .filter(({ id }) => id === town.county && !hasPhone)
              .map((line) => (
                <LinkedCounty key={line.id} line={line} />
              ))}
          </li>
        );
      })}
    </ul>
  );
}

export function OfficialLines({ lines, towns }: TownLinesProps) {
  const { tag } = useLanguage();
  return (
    <ul className="town-filter__lines">
      {lines.map((line) => (
        <li key={line.id}>
          <LinkedCounty line={line} />
          <span className="town-filter__places">
            <Bidi
              text={towns
                .filter(({ county }) => county === line.id)
                .map((town) => nameOf(town, tag))
                .join(' · ')}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}

function nameOf({ name, names }: IndexedTown, tag: string): string {
  return names[tag] === undefined ? name : `${names[tag]} (${name})`;
}

function LinkedCounty({ line: { label, href, phone } }: { readonly line: CountyLine }) {
  return (
    <TownLine name={label} phone={phone}>
      <Bidi as="a" href={href} text={label} />
    </TownLine>
  );
}

type TownLineProps = {
  readonly name: string;
  readonly phone: PhoneLink | undefined;
  readonly children: ReactNode;
};

function TownLine({ name, phone, children }: TownLineProps) {
  return (
    <span className="town-filter__line">
      <span>{children}</span>
      <Text> </Text>
      {phone === undefined ? null : <PhoneText phone={phone} name={name} isOurs={false} />}
    </span>
  );
}
