/** Structured data of a city page. */
import { publisherOf } from '../../json-ld/publisher.ts';
import type { RecordPageProps } from '../../page-context.ts';
import type { PageAddress, SchemaOrgThing } from '../../page-type.ts';

export function describeCity(
  { copy }: RecordPageProps<'cities'>,
  { baseUrl, url }: PageAddress,
): SchemaOrgThing[] {
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: copy.serviceName,
      description: copy.structuredDescription,
      url,
      areaServed: Object.values(copy.served).map((name) => ({
        '@type': 'City',
        name: name,
      })),
      provider: publisherOf(baseUrl),
      offers: {
        '@type': 'Offer',
        name: copy.offer.name,
        description: copy.offer.description,
        url,
      },
    },
  ];
}
