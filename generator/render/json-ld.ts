/**
 * Structured data: one graph per page with stable ids.
 *
 * No ratings of our own, no FAQ or how-to markup, and nothing that the page does not show.
 */
import type { z } from 'zod';
import type { CityText, Filled, Inline, Seo } from '../../schema/index.ts';
import type { Office } from '../../templates/page-context.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';
import { plainTextOf } from './plain-text.ts';
import { postOf } from './post-of.ts';

type Thing = Readonly<Record<string, unknown>>;
type SeoWords = Filled<z.infer<typeof Seo>>;

/** schema.org has no type for bail agencies; the encyclopaedia article says what one is. */
const BAIL_BONDSMAN = 'https://en.wikipedia.org/wiki/Bail_bondsman';

/** The graph of a page. */
export function buildJsonLd(page: PageModel, site: SiteModel, seo: SeoWords): Thing {
  const { context, route } = page;
  const graph: Thing[] = [organization(page, site), website(page, site), webPage(page, site, seo)];
  if (context.breadcrumbs.length > 0) graph.push(breadcrumbs(page, site));
  if (showsOffices(route.target))
    graph.push(...context.offices.map((office) => officeThing(office, page, site)));
  graph.push(...recordThings(page, site));
  return { '@context': 'https://schema.org', '@graph': graph };
}

/** Pages on which every office stands with its address. */
function showsOffices({ type, name }: PageModel['route']['target']): boolean {
  return type === 'page' && ['contact', 'locations'].includes(name);
}

function recordThings(page: PageModel, site: SiteModel): Thing[] {
  const { target } = page.route;
  if (target.type === 'page') return [];
  if (target.name === 'services') return [service(page, site)];
  if (target.name === 'cities') return [cityService(page, site)];
  return target.name === 'blog' ? [blogPosting(page, site)] : [];
}

function organization({ context }: PageModel, { baseUrl }: SiteModel): Thing {
  return {
    '@type': 'FinancialService',
    '@id': `${baseUrl}/#agency`,
    additionalType: BAIL_BONDSMAN,
    name: context.ui.agency.name,
    description: plainTextOf(context.ui.agency.description),
    url: `${baseUrl}/`,
    telephone: [context.phones.main, context.phones.alternate].map(({ href }) => href.replace('tel:', '')),
    email: context.email.text,
    identifier: context.ui.common.license({ number: context.license.number }),
    address: address(context.headOffice),
    openingHoursSpecification: alwaysOpen,
  };
}

function website({ context, language }: PageModel, { baseUrl }: SiteModel): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${baseUrl}/#website`,
    url: `${baseUrl}/`,
    name: context.ui.agency.name,
    inLanguage: language.tag,
    publisher: { '@id': `${baseUrl}/#agency` },
  };
}

function webPage(page: PageModel, { baseUrl }: SiteModel, seo: SeoWords): Thing {
  return {
    '@type': 'WebPage',
    '@id': `${page.url}#page`,
    url: page.url,
    name: seo.title,
    description: seo.description,
    inLanguage: page.language.tag,
    isPartOf: { '@id': `${baseUrl}/#website` },
    ...(page.context.breadcrumbs.length > 0 ? { breadcrumb: { '@id': `${page.url}#breadcrumbs` } } : {}),
  };
}

function breadcrumbs({ context, url }: PageModel, { baseUrl }: SiteModel): Thing {
  const above = context.breadcrumbs.map(({ href, label }) => ({ url: `${baseUrl}${href}`, label }));
  return {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: [...above, { url, label: context.label }].map((entry, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: entry.label,
      item: entry.url,
    })),
  };
}

function officeThing(office: Office, { context }: PageModel, { baseUrl }: SiteModel): Thing {
  return {
    '@type': 'FinancialService',
    '@id': `${baseUrl}/#office-${office.id}`,
    additionalType: BAIL_BONDSMAN,
    name: `${context.ui.agency.name}, ${office.name}`,
    description: office.description,
    parentOrganization: { '@id': `${baseUrl}/#agency` },
    telephone: context.phones.main.href.replace('tel:', ''),
    address: address(office),
    openingHoursSpecification: alwaysOpen,
  };
}

function service(page: PageModel, { baseUrl }: SiteModel): Thing {
  // The words of a service page, by its schema.
  const words = page.words as { readonly title: string; readonly subtitle: Inline };
  const description = plainTextOf(words.subtitle);
  return {
    '@type': 'Service',
    '@id': `${page.url}#service`,
    name: words.title,
    description,
    url: page.url,
    areaServed: page.context.counties.map(({ href, label }) => ({
      '@type': 'AdministrativeArea',
      name: label,
      url: `${baseUrl}${href}`,
      containedInPlace: { '@type': 'State', name: 'California' },
    })),
    provider: { '@id': `${baseUrl}/#agency` },
    offers: { '@type': 'Offer', name: words.title, description, url: page.url },
  };
}

function cityService(page: PageModel, { baseUrl }: SiteModel): Thing {
  // The words of a city page, by its schema; the places are those that the page names.
  const words = page.words as Filled<CityText>;
  return {
    '@type': 'Service',
    '@id': `${page.url}#service`,
    name: words.serviceName,
    description: words.structuredDescription,
    url: page.url,
    areaServed: Object.values(words.served).map((name) => ({ '@type': 'City', name: name })),
    provider: { '@id': `${baseUrl}/#agency` },
    offers: {
      '@type': 'Offer',
      name: words.offer.name,
      description: words.offer.description,
      url: page.url,
    },
  };
}

function blogPosting(page: PageModel, { baseUrl }: SiteModel): Thing {
  const post = postOf(page);
  // A page of this collection is in the list of posts, which is made from the same records.
  if (post === undefined) throw new TypeError(`${page.address} is no post`);
  return {
    '@type': 'BlogPosting',
    '@id': `${page.url}#post`,
    headline: post.title,
    description: post.excerpt,
    url: page.url,
    mainEntityOfPage: { '@id': `${page.url}#page` },
    datePublished: post.published.iso,
    dateModified: post.updated.iso,
    articleSection: post.category.label,
    inLanguage: page.language.tag,
    author: { '@id': `${baseUrl}/#agency` },
    publisher: { '@id': `${baseUrl}/#agency` },
  };
}

function address(office: Office): Thing {
  return {
    '@type': 'PostalAddress',
    streetAddress: office.street,
    addressLocality: office.city,
    addressRegion: 'CA',
    postalCode: office.zip,
    addressCountry: 'US',
  };
}

/** Round the clock is written 00:00 to 23:59. */
const alwaysOpen: Thing = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  opens: '00:00',
  closes: '23:59',
};
