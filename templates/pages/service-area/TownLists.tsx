/** Works without scripts. */
import { Address } from '../../components/Address/Address.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Disclosures } from '../../components/Disclosures/Disclosures.tsx';
import { InlineList } from '../../components/InlineList/InlineList.tsx';
import { interpolateElement } from '../../components/interpolate-element.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import type { CountyLink, PageContext, TownLink } from '../../contract/page-context.ts';
import { listCustodians } from '../../values/list-custodians.ts';
import { placeNames } from '../parts/places.ts';

type TownListsProps = { readonly context: PageContext };

export function TownLists({ context }: TownListsProps) {
  return (
    <Disclosures
      items={context.counties.map((county) => ({
        title: county.label,
        body: (
          <div className="prose" id={`towns-${county.id}`}>
            <Towns
              context={context}
              county={county}
              towns={context.towns.filter((town) => town.county === county.id)}
            />
          </div>
        ),
      }))}
    />
  );
}

type TownsProps = TownListsProps & { readonly county: CountyLink; readonly towns: readonly TownLink[] };

/** The places with an agency of their own, then the others with the line of the county. */
function Towns({ context, county, towns }: TownsProps) {
  const { caption, city, ask } = context.ui.towns;
  return (
    <>
      <OtherTowns context={context} county={county} towns={towns.filter((town) => !hasKnownAgency(town))} />
      <DataTable
        caption={caption}
        columns={[{ label: city }, { label: ask }]}
        rows={towns
          .filter(hasKnownAgency)
          .map((town) => [
            <TownName key="town" town={town} />,
            <Custodians key="ask" context={context} town={town} />,
          ])}
      />
    </>
  );
}

function hasKnownAgency({ police }: TownLink): boolean {
  return police.some(({ phone }) => phone !== undefined);
}

function OtherTowns({ context, county, towns }: TownsProps) {
  return (
    <>
      <p>{interpolateElement(context.ui.towns.others, 'number', <LookupLine {...county.lookup} />)}</p>
      <InlineList items={towns.map((town) => ({ label: town.name, content: <TownName town={town} /> }))} />
    </>
  );
}

function TownName({ town }: { readonly town: TownLink }) {
  const Name = town.href === undefined ? 'span' : 'a';
  return (
    <Name href={town.href}>
      <Bidi text={town.name} />
      <EnglishName {...town} />
    </Name>
  );
}

/** Used on the telephone; shown when the page uses another name. */
function EnglishName(town: TownLink) {
  const { name, officialName } = placeNames(town.name, town.officialName);
  return officialName === name ? null : (
    <small>
      {' '}
      <Address text={officialName} />
    </small>
  );
}

type CustodiansProps = TownListsProps & { readonly town: TownLink };

function Custodians({ context, town }: CustodiansProps) {
  const { custodians, county } = listCustodians(town, context);
  return (
    <>
      {custodians.map(({ id, name, phone }) => (
        <p key={id}>
          <Bidi text={`${name} `} />
          {phone === undefined ? null : <PhoneText phone={phone} name={name} isOurs={false} />}
        </p>
      ))}
      {county === undefined ? null : (
        <p>
          <Bidi text={`${county.label} `} />
          <LookupLine {...county.lookup} />
        </p>
      )}
    </>
  );
}

/** A link to the official search when the county has no number. */
function LookupLine({ name, url, line, phone }: CountyLink['lookup']) {
  return phone === undefined ? (
    <a href={url} rel="noopener">
      <Address text={name} />
    </a>
  ) : (
    <PhoneText phone={phone} name={line} isOurs={false} />
  );
}
