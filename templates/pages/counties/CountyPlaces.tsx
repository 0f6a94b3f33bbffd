import type { CountyFacts, CountyText, Filled } from '../../../schema/index.ts';
import { Address } from '../../components/Address/Address.tsx';
import { AreaMap } from '../../components/AreaMap/AreaMap.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { DateText } from '../../components/DateText/DateText.tsx';
import { InlineText } from '../../components/InlineText/InlineText.tsx';
import { interpolateElement } from '../../components/interpolate-element.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { Pin } from '../../components/Pin/Pin.tsx';
import { SmallText } from '../../components/SmallText/SmallText.tsx';
import type { PageContext } from '../../contract/page-context.ts';
import { addressLineOf } from '../../values/postal-address.ts';
import { mapCaption, type PlaceTexts, placeNames, placeRowPrefix } from '../parts/places.ts';
import { Paragraphs } from '../parts/prose.tsx';

type CountyPlacesProps = {
  readonly context: PageContext;
  readonly facts: Pick<CountyFacts, 'lookup' | 'lines' | 'custody' | 'defender' | 'jails' | 'courts'>;
  readonly texts: Filled<CountyText>['places'];
};

type NumberedPlace = CountyFacts['courts'][number] & {
  readonly number: number;
  /** Who is detained in a jail; undefined for a court. */
  readonly kind?: string;
};

export function CountyPlaces({ context, facts, texts }: CountyPlacesProps) {
  const { ui } = context;
  return (
    <>
      <Paragraphs items={texts.paragraphs} />
      <Jails context={context} facts={facts} texts={texts} />
      <Lines context={context} facts={facts} texts={texts} />
      <Custody context={context} facts={facts} texts={texts} />
      <Courts context={context} facts={facts} texts={texts} />
      <SmallText text={ui.county.confirm} />
      <CheckedDate context={context} facts={facts} />
    </>
  );
}

/** Omits a number that is also the number of the official search. */
function Jails({ context: { ui, print }, facts: { jails, lookup }, texts }: CountyPlacesProps) {
  return (
    <DataTable
      caption={ui.map.places}
      hidesCaption
      columns={[{ label: ui.county.jails.all }, { label: ui.county.address }]}
      rows={jails.map((jail, index) =>
        printPlace(
          {
            ...jail,
            phone: jail.phone === lookup.phone ? undefined : jail.phone,
            number: index + 1,
            kind: ui.county.jails[jail.holds],
          },
          texts.jails[jail.id],
          print,
        ),
      )}
      collapsesOnPhones
    />
  );
}

function Lines({ context: { ui, print }, facts: { lines }, texts }: CountyPlacesProps) {
  if (lines.length === 0) return null;
  return (
    <DataTable
      caption={ui.county.lines}
      columns={[{ label: ui.county.custody.topic }, { label: ui.county.lines }]}
      rows={lines.map(({ id, phone }) => [
        <Bidi key={id} text={texts.lines[id] ?? id} />,
        <PhoneText key={id} phone={print.phone(phone)} name={texts.lines[id] ?? id} isOurs={false} />,
      ])}
    />
  );
}

function Custody({ context: { ui }, facts: { custody }, texts }: CountyPlacesProps) {
  if (custody.length === 0) return null;
  const { title, topic, answer, topics } = ui.county.custody;
  return (
    <DataTable
      caption={title}
      columns={[{ label: topic }, { label: answer }]}
      rows={custody.map(({ id }) => [
        <Bidi key={id} text={topics[id]} />,
        <InlineText key={id} content={texts.custody[id] ?? []} />,
      ])}
    />
  );
}

/** The day on which the page of the official search was checked. */
function CheckedDate({
  context: { ui, print },
  facts: { lookup },
}: Pick<CountyPlacesProps, 'context' | 'facts'>) {
  if (lookup.checked === undefined) return null;
  return (
    <SmallText>
      {interpolateElement(ui.county.checked, 'date', <DateText date={print.fullDate(lookup.checked)} />)}
    </SmallText>
  );
}

type DefenderProps = Pick<CountyFacts, 'defender'> &
  Pick<CountyPlacesProps, 'texts'> & { readonly print: PageContext['print'] };

function Defender({ print, defender, texts }: DefenderProps) {
  const { street, city, zip, phone, name } = defender;
  return (
    <p>
      <InlineText content={texts.defender} />
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
          <PhoneText phone={print.phone(phone)} name={name} isOurs={false} official />
        </>
      )}
    </p>
  );
}

function OfficialLink({ name, url }: Pick<CountyFacts['lookup'], 'name' | 'url'>) {
  return (
    <a href={url} rel="noopener">
      <Address text={name} />
    </a>
  );
}

function Courts({ context: { ui, print }, facts, texts }: CountyPlacesProps) {
  return (
    <div className="prose">
      <Paragraphs items={texts.courtParagraphs} />
      <DataTable
        caption={texts.courtsTitle ?? ui.county.courts}
        columns={[{ label: ui.county.court }, { label: ui.county.address }]}
        rows={facts.courts.map((court, index) =>
          printPlace({ ...court, number: facts.jails.length + index + 1 }, texts.courts[court.id], print),
        )}
        collapsesOnPhones
      />
      <Defender print={print} defender={facts.defender} texts={texts} />
    </div>
  );
}

function printPlace(
  { name: official, number, kind, phone, ...place }: NumberedPlace,
  texts: PlaceTexts | undefined,
  print: PageContext['print'],
) {
  const { name, officialName } = placeNames(texts?.name, official);
  const note = [kind, texts?.note].filter((text) => text !== undefined).join('. ');
  return [
    // Each text ends with a space, because printed pages show them in one line.
    <>
      <Pin label={number} outlined={kind === undefined} id={`${placeRowPrefix}${number}`} />
      <Bidi text={` ${name} `} />
      {officialName === name ? null : (
        <small>
          <Address text={officialName} />{' '}
        </small>
      )}
      {note === '' ? null : <Bidi as="small" text={note} />}
    </>,
    <>
      <Address text={addressLineOf(place)} />{' '}
      {phone === undefined ? null : (
        <small>
          <PhoneText phone={print.phone(phone)} name={name} isOurs={false} />
        </small>
      )}
    </>,
  ];
}

type CountyMapProps = {
  readonly context: PageContext;
  readonly county: string;
};

/** The detail map, or the map of a county without one; null for a county without a map. */
export function CountyMap({ context, county }: CountyMapProps) {
  const { map } = context.ui;
  const { counties, details } = context.maps;
  const [countyPanel, detailPanel] = [counties[county], details[county]];
  if (countyPanel === undefined) return null;
  return (
    <div className="detail-maps">
      <AreaMap
        panel={detailPanel ?? countyPanel}
        shownCounty={county}
        name={map.places}
        rowIdPrefix={placeRowPrefix}
        courts={map.courts}
        caption={detailPanel === undefined ? mapCaption(countyPanel, map.here, map) : map.here}
      />
      <SmallText text={map.sketch} />
    </div>
  );
}

/** Null for a county whose page does not begin with a detail map. */
export function WholeCountyMap({ context, county }: CountyMapProps) {
  const { map } = context.ui;
  const countyPanel = context.maps.counties[county];
  if (countyPanel === undefined || context.maps.details[county] === undefined) return null;
  return (
    <div className="detail-maps">
      <AreaMap
        panel={countyPanel}
        shownCounty={county}
        name={map.places}
        rowIdPrefix={placeRowPrefix}
        courts={map.courts}
        caption={mapCaption(countyPanel, map.close, map)}
      />
    </div>
  );
}
