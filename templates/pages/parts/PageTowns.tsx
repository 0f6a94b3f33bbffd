/** A field that finds the agency to call about an arrest in a city, and the collapsed list of all cities below it. */
import { Address } from '../../components/Address/Address.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import { DataTable } from '../../components/DataTable/DataTable.tsx';
import { Folds } from '../../components/Folds/Folds.tsx';
import { InlineList } from '../../components/InlineList/InlineList.tsx';
import { interpolateElement, splitAtPlaceholder } from '../../components/interpolate-element.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import { listCustodians } from '../../context/list-towns.ts';
import { Island } from '../../islands/Island.tsx';
import type { CountyLink, PageContext, TownLink } from '../../page-context.ts';
import { placeNames } from './place-item.ts';

export type PageTownsProps = {
  readonly context: PageContext;
  /** Id of the only county whose places are listed; undefined for all. */
  readonly county?: string | undefined;
};

const listId = 'towns';

/** Returns the field, which needs scripts, and the list, which works without scripts. */
export function PageTowns({ context, county }: PageTownsProps) {
  const { ui, counties, language } = context;
  const { field, example, show, found, none, list } = ui.towns;
  return (
    <>
      <Island
        name="town-filter"
        prefix="towns-"
        props={{
          list: listId,
          lines: counties.map(({ id, label, href, lookup: { phone } }) => ({ id, label, href, phone })),
          copy: {
            field,
            example: example({ city: exampleTown(context, county) }),
            show,
            found: splitAtPlaceholder(found, 'count'),
            none,
          },
        }}
        language={language}
      />
      <Folds folds={[{ title: list, body: <TownTables context={context} county={county} /> }]} />
    </>
  );
}

/** Returns an example for the field: a city with its own page, otherwise the first one in the list. */
function exampleTown({ cities, towns }: PageContext, onlyCounty: string | undefined): string {
  const isListed = ({ county }: { readonly county: string }) =>
    onlyCounty === undefined || county === onlyCounty;
  return cities.find(isListed)?.label ?? towns.filter(hasKnownAgency).find(isListed)?.name ?? '';
}

/** Returns the places with a known agency, then the others of the county or links to the lists of all counties. */
function TownTables({ context, county: onlyCounty }: PageTownsProps) {
  const { caption, city, ask } = context.ui.towns;
  const towns = context.towns.filter(({ county }) => onlyCounty === undefined || county === onlyCounty);
  const county = context.counties.find(({ id }) => id === onlyCounty);
  return (
    <div className="prose" id={listId}>
      <DataTable
        caption={caption}
        columns={[{ label: city }, { label: ask }]}
        rows={towns
          .filter(hasKnownAgency)
          .map((town) => [
            <TownHead key="town" town={town} guides={county === undefined ? context.counties : []} />,
            <Custodians key="ask" context={context} town={town} />,
          ])}
      />
      {county === undefined ? (
        <CountyLists context={context} />
      ) : (
        <OtherTowns context={context} county={county} towns={towns.filter((town) => !hasKnownAgency(town))} />
      )}
    </div>
  );
}

function hasKnownAgency({ police, jails }: TownLink): boolean {
  return police.length + jails.length > 0;
}

/** Returns links to the list of each county, for pages about all counties. */
function CountyLists({ context: { ui, counties } }: Pick<PageTownsProps, 'context'>) {
  return (
    <>
      <p>
        <Bidi text={ui.towns.rest} />
      </p>
      <InlineList items={counties.map(({ href, label }) => ({ href: `${href}#${listId}`, label }))} />
    </>
  );
}

type OtherTownsProps = Pick<PageTownsProps, 'context'> & {
  readonly county: CountyLink;
  readonly towns: readonly TownLink[];
};

/** Returns the places of a county without a known agency, and the telephone number of the county. */
function OtherTowns({ context, county, towns }: OtherTownsProps) {
  return (
    <>
      <p>{interpolateElement(context.ui.towns.others, 'number', <LookupLine {...county.lookup} />)}</p>
      <ul className="inline-list">
        {towns.map((town) => (
          <TownItem key={town.id} town={town} />
        ))}
      </ul>
    </>
  );
}

type TownHeadProps = {
  readonly town: TownLink;
  /** The county guides, to which places without a city page link; empty on the page of a county. */
  readonly guides: readonly CountyLink[];
};

/** Returns the name in a row, as a link to the page of the place or, without one, to the county guide. */
function TownHead({ town, guides }: TownHeadProps) {
  const href = town.href ?? guides.find(({ id }) => id === town.county)?.href;
  const name = <Bidi text={town.name} line="link" />;
  return (
    <div className="place" data-town={town.officialName}>
      {href === undefined ? name : <a href={href}>{name}</a>}
      <EnglishName {...town} />
    </div>
  );
}

/** Returns the name in a list of names. */
function TownItem({ town }: Pick<TownHeadProps, 'town'>) {
  const Name = town.href === undefined ? 'span' : 'a';
  return (
    <li data-town={town.officialName}>
      <Name href={town.href}>
        <Bidi text={town.name} line="link" />
        <EnglishName {...town} />
      </Name>
    </li>
  );
}

/** Returns the English name, which is used on the telephone, when the page uses another name. */
function EnglishName(town: TownLink) {
  const { name, officialName } = placeNames(town.name, town.officialName);
  return officialName === name ? null : (
    <small>
      {' '}
      <Address text={officialName} />
    </small>
  );
}

type CustodiansProps = Pick<PageTownsProps, 'context'> & { readonly town: TownLink };

/** Returns the lines to call about an arrest in a place. */
function Custodians({ context, town }: CustodiansProps) {
  const { custodians, county } = listCustodians(town, context);
  return (
    <>
      {custodians.map(({ id, name, phone }) => (
        <p key={id}>
          <Bidi text={`${name} `} />
          {phone === undefined ? null : <PhoneText phone={phone} name={name} thirdParty />}
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

/** Returns the telephone number of a county, or a link to its official search when it has none. */
function LookupLine({ name, url, line, phone }: CountyLink['lookup']) {
  return phone === undefined ? (
    <a href={url} rel="noopener">
      <Address text={name} />
    </a>
  ) : (
    <PhoneText phone={phone} name={line} thirdParty />
  );
}
