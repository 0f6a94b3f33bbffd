/** The find panel of a county guide: the number to call, the city field and the first jail of each type. */
import type { CountyFacts, CountyText, Filled } from '../../../schema/index.ts';
import { Address } from '../../components/Address/Address.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import type { Fact } from '../../components/FactList/FactList.tsx';
import { FindPanel } from '../../components/FindPanel/FindPanel.tsx';
import type { PageContext } from '../../page-context.ts';
import { addressLineOf } from '../../values/postal-address.ts';
import { hostName } from '../parts/host-name.ts';
import { PageTowns } from '../parts/PageTowns.tsx';

export type CountySearchProps = {
  readonly context: PageContext;
  /** Id of the county. */
  readonly county: string;
  readonly facts: Pick<CountyFacts, 'lookup' | 'jails'>;
  readonly copy: Filled<CountyText>;
};

/** Returns the panel with the number, if there is one, the official search, the cities and the jails. */
export function CountySearch({ context, county, facts: { lookup, jails }, copy }: CountySearchProps) {
  const { ui, print } = context;
  const { whereIs, infoLine, search } = ui.county;
  const { name, url, phone } = lookup;
  const note = (
    <>
      <Bidi text={`${copy.lookupNote} ${search}: `} />
      <a href={url} rel="noopener">
        <bdi dir="ltr" lang="en">
          {hostName(url)}
          <span className="visually-hidden">{`: ${name}`}</span>
        </bdi>
      </a>
    </>
  );
  return (
    <FindPanel
      title={whereIs}
      phoneLine={phone === undefined ? undefined : { name: infoLine, phone: print.phone(phone) }}
      note={note}
      facts={planJails(jails, copy, ui.county)}
    >
      <PageTowns context={context} county={county} />
    </FindPanel>
  );
}

/**
 * Returns the first jail of each type in the order of the facts, with its number; the last row links to all jails.
 */
function planJails(
  jails: CountyFacts['jails'],
  { places }: CountySearchProps['copy'],
  labels: PageContext['ui']['county'],
): Fact[] {
  const first = jails.filter(
    ({ holds }, index) => jails.findIndex((other) => other.holds === holds) === index,
  );
  return first.map((jail) => ({
    label: labels.jails[jail.holds],
    value: (
      <>
        <span className="pin" aria-hidden="true">
          {jails.indexOf(jail) + 1}
        </span>
        <Bidi text={places.jails[jail.id]?.name ?? jail.name} />
        <small>
          <Address text={addressLineOf(jail)} />
        </small>
        {jail === first.at(-1) ? <a href="#jails-and-courts">{labels.allPlaces}</a> : null}
      </>
    ),
  }));
}
