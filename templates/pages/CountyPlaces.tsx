/** Where to ask about a person, the jails and the courts of a county. */
import type { CountyFacts, CountyText, Filled } from '../../schema/index.ts';
import { Address } from '../components/Address/Address.tsx';
import { Bidi } from '../components/Bidi/Bidi.tsx';
import { DateText } from '../components/DateText/DateText.tsx';
import { PhoneText } from '../components/PhoneText/PhoneText.tsx';
import { PlaceList } from '../components/PlaceList/PlaceList.tsx';
import { RecordTable } from '../components/RecordTable/RecordTable.tsx';
import { slotInWords } from '../components/slot-in-words.tsx';
import type { PageContext } from '../page-context.ts';
import { Paragraphs } from './Paragraphs.tsx';
import { placeItem, placeLine, placeNames } from './place-item.ts';

export type CountyPlacesProps = {
  readonly context: PageContext;
  readonly facts: Pick<CountyFacts, 'lookup' | 'jails' | 'courts'>;
  readonly words: Filled<CountyText>['places'];
};

type Court = CountyFacts['courts'][number];

/** The official search, a list of jails and a table of courts. */
export function CountyPlaces({ context, facts, words }: CountyPlacesProps) {
  const { ui, print } = context;
  return (
    <>
      <Paragraphs items={words.paragraphs} />
      <OfficialSearch context={context} lookup={facts.lookup} />
      <PlaceList
        places={facts.jails.map(({ holds, ...jail }) => ({
          ...placeItem(jail, words.jails[jail.id], print),
          kind: ui.county.jails[holds],
        }))}
        directions={ui.common.getDirections}
      />
      <RecordTable
        caption={ui.county.courts}
        columns={[{ label: ui.county.court }, { label: ui.county.address }]}
        rows={facts.courts.map((court) => printCourt(court, words.courts[court.id], print))}
        folds
      />
      <p className="source">{Bidi({ text: words.confirm })}</p>
    </>
  );
}

/** The date tells when somebody last looked; what nobody confirmed has none. */
function OfficialSearch({
  context,
  lookup,
}: Pick<CountyPlacesProps, 'context'> & Pick<CountyFacts, 'lookup'>) {
  const { county } = context.ui;
  const checked = <DateText date={context.print.fullDate(lookup.checked)} />;
  return (
    <div className="prose">
      <p>
        {`${county.search}: `}
        <a href={lookup.url} rel="noopener">
          <Address text={lookup.name} />
        </a>
        {lookup.phone === undefined ? null : (
          <>
            <br />
            {`${county.whereIs} `}
            <PhoneText phone={context.print.phone(lookup.phone)} name={lookup.name} other />
          </>
        )}
      </p>
      {lookup.certainty === 'unverified' ? null : (
        <p className="source">{slotInWords(county.checked, 'date', checked)}</p>
      )}
    </div>
  );
}

function printCourt(
  { name: official, phone, ...place }: Court,
  words: CountyPlacesProps['words']['courts'][string] | undefined,
  print: PageContext['print'],
) {
  const { name, officialName } = placeNames(words?.name, official);
  return [
    // Each part ends with a space: on paper they stand in one line.
    <>
      {Bidi({ text: `${name} ` })}
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
