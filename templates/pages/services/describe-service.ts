/** Structured data of a service page. */

import type { RecordPageProps } from '../../contract/page-context.ts';
import {
  type PageAddress,
  plainTextOf,
  publisherOf,
  type SchemaOrgThing,
} from '../../json-ld/structured-data.ts';

export function describeService(
  { texts, context }: RecordPageProps<'services'>,
  { baseUrl, url }: PageAddress,
): SchemaOrgThing[] {
  const name = texts.title;
  const description = plainTextOf(texts.subtitle);
  return [
    {
      '@type': 'Service',
      '@id': `${url}#service`,
      name,
      description,
      url,
      areaServed: context.counties.map(({ href, label }) => ({
        '@type': 'AdministrativeArea',
        name: label,
        url: `${baseUrl}${href}`,
        containedInPlace: { '@type': 'State', name: 'California' },
      })),
      provider: publisherOf(baseUrl),
      offers: { '@type': 'Offer', name, description, url },
    },
  ];
}
