/** No ratings, and nothing that the page does not show. */
import type { Inline } from '../../schema/index.ts';
import type { Office, PageContext } from '../contract/page-context.ts';
import { stateCode } from '../values/postal-address.ts';

export type SchemaOrgThing = Readonly<Record<string, unknown>>;

export type PageAddress = {
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly url: string;
};

/** schema.org has no type for bail agencies; the encyclopaedia article describes one. */
const BAIL_BONDSMAN = 'https://en.wikipedia.org/wiki/Bail_bondsman';

export function publisherOf(baseUrl: string): SchemaOrgThing {
  return { '@id': `${baseUrl}/#agency` };
}

export function describePublisher(context: PageContext, baseUrl: string): SchemaOrgThing {
  return {
    '@type': 'FinancialService',
    ...publisherOf(baseUrl),
    additionalType: BAIL_BONDSMAN,
    name: context.ui.agency.name,
    description: plainTextOf(context.ui.agency.description),
    url: `${baseUrl}/`,
    telephone: [context.phones.main, context.phones.alternate].map(({ href }) => href.replace('tel:', '')),
    email: context.email.text,
    identifier: context.ui.common.license({ number: context.license.number }),
    address: describeAddress(context.headOffice),
    openingHoursSpecification: alwaysOpen,
  };
}

export function describeOffices(context: PageContext, { baseUrl }: PageAddress): SchemaOrgThing[] {
  return context.offices.map((office) => ({
    '@type': 'FinancialService',
    '@id': `${baseUrl}/#office-${office.id}`,
    additionalType: BAIL_BONDSMAN,
    name: `${context.ui.agency.name} (${office.name})`,
    description: office.description,
    parentOrganization: publisherOf(baseUrl),
    telephone: context.phones.main.href.replace('tel:', ''),
    ...(office.licenses.length > 0 && { identifier: office.licenses }),
    address: describeAddress(office),
    openingHoursSpecification: alwaysOpen,
  }));
}

function describeAddress(office: Office): SchemaOrgThing {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    addressLocality: office.city,
    addressRegion: stateCode,
    postalCode: office.zip,
    addressCountry: 'US',
  };
}

/** schema.org expresses opening around the clock as 00:00 to 23:59. */
const alwaysOpen: SchemaOrgThing = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '23:59',
};

export function plainTextOf(inline: Inline): string {
  return inline.map((node) => (node.type === 'text' ? node.text : plainTextOf(node.children))).join('');
}
