/** Where to ask about a person, the jails and the courts of a county. */
import { Fragment } from 'react';
import type { CountyFacts, CountyText, Filled } from '../../schema/index.ts';
import { Address } from '../components/Address/Address.tsx';
import { Bidi } from '../components/Bidi/Bidi.tsx';
import { DateText } from '../components/DateText/DateText.tsx';
import { InlineText } from '../components/InlineText/InlineText.tsx';
import { PhoneText } from '../components/PhoneText/PhoneText.tsx';
import { PlaceList } from '../components/PlaceList/PlaceList.tsx';
import { RecordTable } from '../components/RecordTable/RecordTable.tsx';
import { slotInWords } from '../components/slot-in-words.tsx';
import type { PageContext } from '../page-context.ts';
import { CountyMap } from './CountyMap.tsx';
import { Paragraphs } from './Paragraphs.tsx';
import { placeItem, placeLine, placeNames } from './place-item.ts';

export type CountyPlacesProps = {
  readonly context: PageContext;
  /** Id of the county. */
  readonly county: string;
  readonly facts: Pick<CountyFacts, 'lookup' | 'lines' | 'defender' | 'jails' | 'courts'>;
  readonly words: Filled<CountyText>['places'];
};

/** A court with its number on the map. */
type Court = CountyFacts['courts'][number] & { readonly number: number };

/** The official search, a list of jails and a table of courts. */
export function CountyPlaces({ context, county, facts, words }: CountyPlacesProps) {
  const { ui, print } = context;
  return (
    <>
      <Paragraphs items={words.paragraphs} />
      <OfficialSearch context={context} facts={facts} words={words} />
      <CountyMap context={context} county={county} />
      <PlaceList
        places={facts.jails.map(({ holds, ...jail }, index) => ({
          ...placeItem(jail, words.jails[jail.id], print),
          number: index + 1,
          kind: ui.county.jails[holds],
        }))}
        directions={ui.common.getDirections}
      />
      <RecordTable
        caption={ui.county.courts}
        columns={[{ label: ui.county.court }, { label: ui.county.address }]}
        rows={facts.courts.map((court, index) =>
          printCourt({ ...court, number: facts.jails.length + index + 1 }, words.courts[court.id], print),
        )}
        folds
      />
      <p className="source">{Bidi({ text: words.confirm })}</p>
    </>
  );
}

/** Whom to ask: the search, the numbers, the public defender. A date tells when somebody opened the official page. */
function OfficialSearch({
  context,
  facts: { lookup, lines, defender },
  words,
}: Omit<CountyPlacesProps, 'county'>) {
  const { ui, print } = context;
  return (
    <div className="prose measure">
      <p>
        {`${ui.county.search}: `}
        <OutsideLink {...lookup} />
        {lookup.phone === undefined ? null : (
          <>
            <br />
            {`${ui.county.whereIs} `}
            <PhoneText phone={print.phone(lookup.phone)} name={lookup.name} other />
          </>
        )}
        {lines.map(({ id, phone }) => (
          <Fragment key={id}>
            <br />
            {Bidi({ text: `${words.lines[id]}: ` })}
            <PhoneText phone={print.phone(phone)} name={words.lines[id] ?? id} other />
          </Fragment>
        ))}
      </p>
      {lookup.checked === undefined ? null : (
        <p className="source">
          {slotInWords(ui.county.checked, 'date', <DateText date={print.fullDate(lookup.checked)} />)}
        </p>
      )}
      <p>
        {InlineText({ content: words.defender })}
        <br />
        <OutsideLink {...defender} />
        {defender.street === undefined || defender.city === undefined ? null : (
          <>
            <br />
            <Address text={placeLine({ street: defender.street, city: defender.city, zip: defender.zip })} />
          </>
        )}
        {defender.phone === undefined ? null : (
          <>
            <br />
            <PhoneText phone={print.phone(defender.phone)} name={defender.name} other />
          </>
        )}
      </p>
    </div>
  );
}

/** The page of a public office, which is in English. */
function OutsideLink({ name, url }: Pick<CountyFacts['lookup'], 'name' | 'url'>) {
  return (
    <a href={url} rel="noopener">
      <Address text={name} />
    </a>
  );
}

function printCourt(
  { name: official, number, phone, ...place }: Court,
  words: CountyPlacesProps['words']['courts'][string] | undefined,
  print: PageContext['print'],
) {
  const { name, officialName } = placeNames(words?.name, official);
  return [
    // Each part ends with a space: on paper they stand in one line.
    <>
      <span className="pin" aria-hidden="true">
        {number}
      </span>
      {Bidi({ text: ` ${name} ` })}
      {officialName === name ? null : (
        <small>
          <Address text={officialName} />{' '}
        </small>
      )}
      {words?.note === undefined ? null : <small>{Bidi({ text: words.note })}</small>}
    </>,
    <>
      <Address text={placeLine(place)} />{' '}
      {phone === undefined ? null : (
        <small>
          <PhoneText phone={print.phone(phone)} name={name} other />
        </small>
      )}
    </>,
  ];
}
