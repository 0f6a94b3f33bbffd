/** The official inmate search, and the jails and courts of a county. */
import type { CountyFacts, CountyText, Filled } from '../../../schema/index.ts';
import { Address } from '../../components/Address/Address.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { DateText } from '../../components/DateText/DateText.tsx';
import { type Fold, Folds } from '../../components/Folds/Folds.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { interpolateElement } from '../../components/interpolate-element.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { PlaceLines } from '../../components/PlaceList/PlaceList.tsx';
import type { PageContext } from '../../page-context.ts';
import { addressLineOf } from '../../values/postal-address.ts';
import { Paragraphs } from '../parts/Paragraphs.tsx';
import { placeItem, placeNames, placeRowPrefix } from '../parts/place-item.ts';
import { CountyMap } from './CountyMap.tsx';

export type CountyPlacesProps = {
  readonly context: PageContext;
  /** Id of the county. */
  readonly county: string;
  readonly facts: Pick<CountyFacts, 'lookup' | 'lines' | 'custody' | 'defender' | 'jails' | 'courts'>;
  readonly copy: Filled<CountyText>['places'];
};

/** A court with its number on the map. */
type Court = CountyFacts['courts'][number] & { readonly number: number };

/** Returns the official search and the map; then jails, further numbers, custody topics and courts, collapsed. */
export function CountyPlaces({ context, county, facts, copy }: CountyPlacesProps) {
  const { ui } = context;
  return (
    <>
      <Paragraphs items={copy.paragraphs} />
      <OfficialSearch context={context} facts={facts} />
      <div className="band county-places">
        <CountyMap context={context} county={county} />
        <Folds folds={planJails(context, facts, copy)} />
      </div>
      <Folds
        folds={[
          ...planNumbers(context, facts, copy),
          ...planCustody(context, facts, copy),
          {
            title: copy.courtsTitle ?? ui.county.courts,
            body: <Courts context={context} facts={facts} copy={copy} />,
          },
        ]}
      />
      <p className="small-text">
        <Bidi text={copy.confirm} />
      </p>
    </>
  );
}

/** Returns a collapsed item for each jail. Omits a number that is also the number of the official search. */
function planJails(
  { ui, print }: PageContext,
  { jails, lookup }: CountyPlacesProps['facts'],
  copy: CountyPlacesProps['copy'],
): Fold[] {
  return jails.map(({ holds, ...jail }, index) => {
    const phone = jail.phone === lookup.phone ? undefined : jail.phone;
    const place = placeItem({ ...jail, phone }, copy.jails[jail.id], print);
    const item = { ...place, kind: ui.county.jails[holds] };
    return {
      number: index + 1,
      title: place.name,
      body: (
        <div className="place" id={`${placeRowPrefix}${index + 1}`}>
          <PlaceLines place={item} directions={ui.common.getDirections} />
        </div>
      ),
    };
  });
}

/** Returns the further numbers as one collapsed item; empty when there are none. */
function planNumbers(
  { ui, print }: PageContext,
  { lines }: CountyPlacesProps['facts'],
  copy: CountyPlacesProps['copy'],
): Fold[] {
  if (lines.length === 0) return [];
  const numbers = lines.map(({ id, phone }) => (
    <p key={id}>
      <Bidi text={`${copy.lines[id]}: `} />
      <PhoneText phone={print.phone(phone)} name={copy.lines[id] ?? id} thirdParty />
    </p>
  ));
  return [{ title: ui.county.lines, body: <div>{numbers}</div> }];
}

/** Returns a collapsed table of the known topics, such as visits and calls; empty when no topic is known. */
function planCustody(
  { ui }: PageContext,
  { custody }: CountyPlacesProps['facts'],
  copy: CountyPlacesProps['copy'],
): Fold[] {
  if (custody.length === 0) return [];
  const { title, topic, answer, topics } = ui.county.custody;
  const rows = custody.map(({ id }) => [
    <Bidi key={id} text={topics[id]} />,
    <InlineText key={id} content={copy.custody[id] ?? []} />,
  ]);
  const table = (
    <DataTable caption={title} hidesCaption columns={[{ label: topic }, { label: answer }]} rows={rows} />
  );
  return [{ title, body: table }];
}

/**
 * Returns a link to the official search, and the date on which its page was checked. The number of the search is not
 * repeated here, because the find panel shows it.
 */
function OfficialSearch({ context, facts: { lookup } }: Pick<CountyPlacesProps, 'context' | 'facts'>) {
  const { ui, print } = context;
  return (
    <div className="prose measure">
      <p>
        {`${ui.county.search}: `}
        <OfficialLink {...lookup} />
      </p>
      {lookup.checked === undefined ? null : (
        <p className="small-text">
          {interpolateElement(ui.county.checked, 'date', <DateText date={print.fullDate(lookup.checked)} />)}
        </p>
      )}
    </div>
  );
}

type DefenderProps = Pick<CountyFacts, 'defender'> &
  Pick<CountyPlacesProps, 'copy'> & { readonly print: PageContext['print'] };

/** Returns the text about the public defender, and the link, address and telephone number of the office. */
function Defender({ print, defender, copy }: DefenderProps) {
  const { street, city, zip, phone, name } = defender;
  return (
    <p>
      <InlineText content={copy.defender} />
      <br />
      <OfficialLink {...defender} />
      {street === undefined || city === undefined ? null : (
        <>
          <br />
          <Address text={addressLineOf({ street, city, zip })} />
        </>
      )}
      {phone === undefined ? null : (
        <>
          <br />
          <PhoneText phone={print.phone(phone)} name={name} thirdParty official />
        </>
      )}
    </p>
  );
}

/** Returns a link to the page of a public office, which is in English. */
function OfficialLink({ name, url }: Pick<CountyFacts['lookup'], 'name' | 'url'>) {
  return (
    <a href={url} rel="noopener">
      <Address text={name} />
    </a>
  );
}

/** Returns the text about the responsible court, a table of all courts, and the public defender. */
function Courts({ context: { ui, print }, facts, copy }: Omit<CountyPlacesProps, 'county'>) {
  return (
    <div className="prose">
      <Paragraphs items={copy.courtParagraphs} />
      <DataTable
        caption={copy.courtsTitle ?? ui.county.courts}
        hidesCaption
        columns={[{ label: ui.county.court }, { label: ui.county.address }]}
        rows={facts.courts.map((court, index) =>
          printCourt({ ...court, number: facts.jails.length + index + 1 }, copy.courts[court.id], print),
        )}
        folds
      />
      <Defender print={print} defender={facts.defender} copy={copy} />
    </div>
  );
}

function printCourt(
  { name: official, number, phone, ...place }: Court,
  copy: CountyPlacesProps['copy']['courts'][string] | undefined,
  print: PageContext['print'],
) {
  const { name, officialName } = placeNames(copy?.name, official);
  return [
    // Each text ends with a space, because printed pages show them in one line.
    <>
      <span className="pin" id={`${placeRowPrefix}${number}`} data-variant="outline" aria-hidden="true">
        {number}
      </span>
      <Bidi text={` ${name} `} />
      {officialName === name ? null : (
        <small>
          <Address text={officialName} />{' '}
        </small>
      )}
      {copy?.note === undefined ? null : (
        <small>
          <Bidi text={copy.note} />
        </small>
      )}
    </>,
    <>
      <Address text={addressLineOf(place)} />{' '}
      {phone === undefined ? null : (
        <small>
          <PhoneText phone={print.phone(phone)} name={name} thirdParty />
        </small>
      )}
    </>,
  ];
}
