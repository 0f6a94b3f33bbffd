/** Structured data of a city page. */

import type { RecordPageProps } from '../../contract/page-context.ts';
import { type PageAddress, publisherOf, type SchemaOrgThing } from '../../json-ld/structured-data.ts';

export function describeCity(
  { texts }: RecordPageProps<'cities'>,
  { baseUrl, url }: PageAddress,
): SchemaOrgThing[] {
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: texts.serviceName,
      description: texts.structuredDescription,
      url,
      areaServed: Object.values(texts.served).map((name) => ({
        '@type': 'City',
        name: name,
      })),
      provider: publisherOf(baseUrl),
      offers: {
        '@type': 'Offer',
        name: texts.offer.name,
        description: texts.offer.description,
        url,
      },
    },
  ];
}
