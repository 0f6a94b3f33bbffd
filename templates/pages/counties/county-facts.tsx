/** The emergency sheet of a county guide: where the person is, the first jail for each, how long release takes. */
import type { CountyFacts, CountyText, Filled, Ui } from '../../../schema/index.ts';
import { Address } from '../../components/Address/Address.tsx';
import { Bidi } from '../../components/Bidi/Bidi.tsx';
import type { Fact } from '../../components/FactList/FactList.tsx';
import { PhoneText } from '../../components/PhoneText/PhoneText.tsx';
import type { Printer } from '../../page-context.ts';
import { hostName } from '../parts/host-name.ts';
import { placeLine } from '../parts/place-item.ts';

/** What the sheet is made from. */
export type CountyFactsInput = {
  readonly copy: Filled<Ui>['county'];
  readonly print: Printer;
  readonly facts: CountyFacts;
  readonly texts: Filled<CountyText>;
};

/** The rows, for the facts of the hero. */
export function planCountyFacts(input: CountyFactsInput): Fact[] {
  const { copy, texts } = input;
  const release: Fact = {
    label: copy.release,
    value: [{ type: 'text', text: texts.releaseTime }],
    note: [{ type: 'text', text: texts.releaseNote }],
  };
  return [...planLookup(input), ...planJails(input), release];
}

/** The number to ask at, and the official search; without a number the search alone answers. */
function planLookup({ copy, print, facts: { lookup }, texts }: CountyFactsInput): Fact[] {
  const { name, url, phone } = lookup;
  const search: Fact = {
    label: phone === undefined ? copy.whereIs : copy.search,
    value: (
      <a href={url} rel="noopener">
        <bdi dir="ltr" lang="en">
          {hostName(url)}
          <span className="visually-hidden">{`: ${name}`}</span>
        </bdi>
      </a>
    ),
    note: [{ type: 'text', text: texts.lookupNote }],
  };
  if (phone === undefined) return [search];
  return [
    { label: copy.whereIs, value: <PhoneText phone={print.phone(phone)} name={name} other official /> },
    search,
  ];
}

/** The first jail of each kind, in the order of the facts; the last row leads to all of them. */
function planJails({ copy, facts, texts }: CountyFactsInput): Fact[] {
  const first = facts.jails.filter(({ holds }, index) => {
    return facts.jails.findIndex((other) => other.holds === holds) === index;
  });
  return first.map((jail) => ({
    label: copy.jails[jail.holds],
    value: (
      <>
        <Bidi text={texts.places.jails[jail.id]?.name ?? jail.name} />
        <small>
          <Address text={placeLine(jail)} />
        </small>
        {jail === first.at(-1) ? <a href="#jails-and-courts">{copy.allPlaces}</a> : null}
      </>
    ),
  }));
}
