/** Structured data of a city page. */
import { publisherOf } from '../../json-ld/publisher.ts';
import type { RecordPageProps } from '../../page-context.ts';
import type { PageAddress, SchemaOrgThing } from '../../page-type.ts';

/** The service in the places that the page names. */
export function describeCity(
  { words }: RecordPageProps<'cities'>,
  { baseUrl, url }: PageAddress,
): SchemaOrgThing[] {
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name: words.serviceName,
      description: words.structuredDescription,
      url,
      areaServed: Object.values(words.served).map((name) => ({
        '@type': 'City',
        name: name,
      })),
      provider: publisherOf(baseUrl),
      offers: {
        '@type': 'Offer',
        name: words.offer.name,
        description: words.offer.description,
        url,
      },
    },
  ];
}
