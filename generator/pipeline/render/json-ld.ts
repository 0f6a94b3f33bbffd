/** Builds the structured data: one graph per page, with stable ids and only with content that the page shows. */
import type { z } from 'zod';
import type { Filled, Seo } from '../../../schema/index.ts';
import {
  describePublisher,
  publisherOf,
  type SchemaOrgThing,
} from '../../../templates/json-ld/structured-data.ts';
import { type PageModel, pageTypeOf, propsOf, type SiteModel } from '../model/site-model.ts';

type SeoTexts = Filled<z.infer<typeof Seo>>;

export function buildJsonLd(page: PageModel, site: SiteModel, seo: SeoTexts): SchemaOrgThing {
  const { context, url } = page;
  const { baseUrl } = site;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      describePublisher(context, baseUrl),
      describeWebsite(page, site),
      describePage(page, baseUrl, seo),
      ...(hasBreadcrumbs(page) ? [describeBreadcrumbs(page, baseUrl)] : []),
      ...(pageTypeOf(page).structuredData?.(propsOf(page), { baseUrl, url }) ?? []),
    ],
  };
}

/** An error page has neither an address nor breadcrumbs. */
const hasAddress = ({ route }: PageModel): boolean => route.status === 200;

const hasBreadcrumbs = (page: PageModel): boolean => hasAddress(page) && page.context.breadcrumbs.length > 0;

const describeWebsite = ({ context }: PageModel, { baseUrl, languages }: SiteModel): SchemaOrgThing => ({
  '@type': 'WebSite',
  '@id': `${baseUrl}/#website`,
  url: `${baseUrl}/`,
  name: context.identity.name,
  inLanguage: languages.map(({ language }) => language.tag),
  publisher: publisherOf(baseUrl),
});

const describePage = (page: PageModel, baseUrl: string, seo: SeoTexts): SchemaOrgThing => ({
  '@type': 'WebPage',
  '@id': `${page.url}#page`,
  ...(hasAddress(page) && { url: page.url }),
  name: seo.title,
  description: seo.description,
  inLanguage: page.language.tag,
  isPartOf: { '@id': `${baseUrl}/#website` },
  ...(hasBreadcrumbs(page) && { breadcrumb: { '@id': `${page.url}#breadcrumbs` } }),
});

function describeBreadcrumbs({ context, url }: PageModel, baseUrl: string): SchemaOrgThing {
  const ancestors = context.breadcrumbs.map(({ href, label }) => ({ url: `${baseUrl}${href}`, label }));
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: [...ancestors, { url, label: context.label }].map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.label,
      item: entry.url,
    })),
  };
}
