/** Structured data of a city page. */

import type { RecordPageProps } from '../../contract/page-context.ts';
import { publisherOf } from '../../json-ld/publisher.ts';
import type { PageAddress, SchemaOrgThing } from '../page-type.ts';

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
