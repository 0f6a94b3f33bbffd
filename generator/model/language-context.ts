/** The part of the page context that all pages of a language share. */
import { type Navigation, pages, textFiles } from '../../schema/index.ts';
import type { Link, Office, PageContext, PhoneLink, ServiceLink } from '../../templates/page-context.ts';
import { createPrinter, printPhone } from './create-printer.ts';
import { describeAgency } from './describe-agency.ts';
import { type Filler, fillPlain, fillWords } from './fill-words.ts';
import { formatTableMoney } from './formats.ts';
import { listCities, listCounties } from './list-areas.ts';
import { fillOffenceWords, listOffences } from './list-offences.ts';
import { listArticles, listCategories, listPosts } from './list-posts.ts';
import { listReviews } from './list-reviews.ts';
import { listSiteMap } from './list-site-map.ts';
import { nameMaps } from './name-maps.ts';
import type { DrawnMaps } from './plan-maps.ts';
import { amountOf, premiumOf, premiumRateOf } from './print-figures.ts';
import type { LanguageWords, SiteContent } from './site-content.ts';

/** The page context without what differs from page to page. */
export type LanguageContext = Omit<
  PageContext,
  'path' | 'languages' | 'navigation' | 'breadcrumbs' | 'label'
> & {
  readonly navigation: Readonly<Record<keyof PageContext['navigation'], readonly NavigationEntry[]>>;
};

/** A link of a bar with its address without a language, from which `current` is told. */
export type NavigationEntry = Link & { readonly path: string };

/** What the language context is made from. */
export type LanguageInput = {
  readonly content: SiteContent;
  readonly words: LanguageWords;
  readonly filler: Filler;
  readonly language: SiteContent['facts']['site']['languages'][number];
  /** Short name of each page in the language, by address without a language. */
  readonly labels: ReadonlyMap<string, string>;
  /** What search results say about each page, by address without a language. */
  readonly summaries: ReadonlyMap<string, string>;
  readonly maps: DrawnMaps;
};

/** Builds the shared part of the context of a language. */
export function buildLanguageContext(input: LanguageInput): LanguageContext {
  const { content, words, filler, language } = input;
  const { site, business, navigation } = content.facts;
  const ui = fillWords(textFiles.ui, words.files.ui, filler);
  const link = linkerOf(input);
  const offices = buildOffices(input);
  const services = buildServices(input, link);
  const offenceWords = fillOffenceWords(words, filler);
  const print = createPrinter({
    business,
    directory: content.facts.directory,
    figures: ui.figures,
    openRange: offenceWords.openRange,
  });
  const posts = { content, words, filler, ui, print, link };
  const counties = listCounties(posts);
  return {
    language: { tag: language.tag, dir: language.dir, name: language.name },
    home: link('/'),
    ui,
    license: {
      line: ui.common.licenseLine,
      number: site.agency.licenseNumber,
      check: { href: content.facts.directory.licenseCheck.url, label: ui.common.checkLicense },
    },
    ...describeAgency(site, ui),
    phones: buildPhones(site),
    email: { href: `mailto:${site.email}`, text: site.email },
    navigation: {
      ...entriesOf(navigation, link),
      services: services.map(({ href, label, id }) => ({
        href,
        label,
        path: `/services/${id}`,
      })),
      social: site.socialLinks.map(({ name, url }) => ({ href: url, label: name, path: url })),
      credits: site.creditLinks.map(({ name, url }) => ({ href: url, label: name, path: url })),
    },
    link,
    services,
    bondKinds: buildBondKinds(input),
    offices,
    headOffice: headOfficeOf(offices, site.headOffice),
    officeHours: fillWords(textFiles.offices, words.files.offices, filler).hours,
    faqs: fillWords(textFiles.faqs, words.files.faqs, filler),
    reviews: listReviews(input, ui),
    examples: business.bailExamples.map((name) => ({
      bail: formatTableMoney(amountOf(name, business)),
      fee: formatTableMoney(premiumOf(amountOf(name, business), business)),
    })),
    paymentMethods: business.paymentMethods.map((id) => ({ id, label: ui.figures.paymentMethods[id] })),
    estimator: {
      ratePercent: premiumRateOf(business),
      maximum: business.estimatorMaximum,
      amounts: business.bailExamples.map((name) => amountOf(name, business)),
    },
    analytics: site.analytics?.script,
    contactForm: { ...site.contactForm, thankYou: link('/contact/thank-you') },
    siteMap: listSiteMap(content, link),
    print,
    counties,
    cities: listCities(posts),
    posts: listPosts(posts),
    categories: listCategories(posts),
    offences: listOffences(content, offenceWords, print),
    articles: listArticles(posts, input.summaries),
    maps: nameMaps(input.maps, { words, filler, counties, offices }),
  };
}

function linkerOf({ filler, labels }: LanguageInput): (path: string) => Link {
  return (path) => {
    const label = labels.get(path);
    // Paths in content are checked by link/broken; a template that names another one is a fault of ours.
    if (label === undefined)
      throw new Error(`A template links to ${path}, and no page is built at that address.`);
    return { href: filler.resolve(path), label };
  };
}

function entriesOf(navigation: Navigation, link: (path: string) => Link) {
  const entries = (paths: readonly string[]) =>
    paths.map((path): NavigationEntry => ({ ...link(path), path }));
  return {
    topBar: entries(navigation.topBar),
    menu: entries(navigation.menu ?? []),
    quickLinks: entries(navigation.quickLinks),
    legal: entries(navigation.legal),
    notFound: entries(navigation.notFound),
    needs: entries(navigation.needs),
  };
}

function buildPhones({ phones }: SiteContent['facts']['site']): PageContext['phones'] {
  const [main, alternate] = phones;
  // The schema asks for two lines at least.
  if (main === undefined || alternate === undefined) throw new TypeError('two phones: checked before');
  const build = ({ number, sms }: typeof main): PhoneLink => ({
    ...printPhone(number),
    ...(sms ? { smsHref: `sms:${number}` } : {}),
  });
  return { main: build(main), alternate: build(alternate) };
}

function buildServices(
  { content, words, filler }: LanguageInput,
  link: (path: string) => Link,
): ServiceLink[] {
  return [...content.recordFacts.services]
    .sort(([idA, a], [idB, b]) => a.order - b.order || (idA < idB ? -1 : 1))
    .map(([id]) => ({
      id,
      ...link(`/services/${id}`),
      summary: fillPlain(words.records.services.get(id)?.summary ?? '', filler),
    }));
}

function buildBondKinds({ words, filler }: LanguageInput): Link[] {
  const { bonds } = fillWords(pages.services.text, words.pages.services, filler);
  return bonds.kinds.map(({ id, title }) => ({ href: `${filler.resolve('/services')}#${id}`, label: title }));
}

function buildOffices({ content, words, filler }: LanguageInput): Office[] {
  const texts = fillWords(textFiles.offices, words.files.offices, filler).offices;
  return content.facts.offices.offices.map((facts) => {
    const text = texts[facts.id];
    if (text === undefined) throw new TypeError(`words of office ${facts.id}: checked before`);
    const addressLine = `${facts.street}, ${facts.city}, CA ${facts.zip}`;
    const query = encodeURIComponent(addressLine);
    return {
      ...facts,
      ...text,
      addressLine,
      directionsHref: `https://www.google.com/maps/dir/?api=1&destination=${query}`,
      mapHref: `https://www.google.com/maps/search/?api=1&query=${query}`,
    };
  });
}

function headOfficeOf(offices: readonly Office[], id: string): Office {
  const office = offices.find((candidate) => candidate.id === id);
  if (office === undefined) throw new TypeError(`headOffice ${id} is an office: checked before`);
  return office;
}
