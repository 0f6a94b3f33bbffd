import { expectDefined } from '../../schema/expect-defined.ts';
import {
  type Business,
  type Filled,
  type Navigation,
  type OffencesText,
  pages,
  placeholderLicense,
  placeholderStreet,
  type SiteContent,
  textFiles,
  type Ui,
} from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type {
  LanguageContext,
  Link,
  NavigationEntry,
  OfferedPlan,
  Office,
  PageContext,
  SummarizedLink,
} from '../contract/page-context.ts';
import type { DrawnMaps } from '../maps/site-maps.ts';
import { createFormatter, printPhone } from '../values/create-formatter.ts';
import { amountOf, premiumRateOf } from '../values/format-figures.ts';
import { idsInOrder } from '../values/lists.ts';
import { addressLineOf, directionsHref, mapHref, townLineOf } from '../values/postal-address.ts';
import { formatDollars, premiumOf } from '../values/premium.ts';
import { buildJailCard, listJailWords } from './build-jail-card.ts';
import { describeAgency } from './describe-agency.ts';
import { fillOffenceTexts, listOffences } from './list-offences.ts';
import {
  listArticles,
  listCategories,
  listCities,
  listCounties,
  listPosts,
  listSiteMap,
} from './list-pages.ts';
import { listPapers } from './list-papers.ts';
import { listReviews } from './list-reviews.ts';
import { listSteps } from './list-steps.ts';
import { listTowns } from './list-towns.ts';
import { nameMaps } from './name-maps.ts';

type ContextBase = Pick<LanguageContext, 'ui' | 'offices' | 'services' | 'print' | 'counties'> & {
  readonly offenceTexts: Filled<OffencesText>;
  readonly agency: ReturnType<typeof describeAgency>;
};

export function buildLanguageContext(
  tools: LanguageTools,
  joined: { readonly maps: DrawnMaps },
): LanguageContext {
  const { content, texts, language, lazyObject, fill, link } = tools;
  const { facts } = content;
  const { site, business } = facts;
  const shared: ContextBase = lazyObject<ContextBase>({
    ui: () => fill(textFiles.ui, texts.files.ui),
    offices: () => buildOffices(tools, shared.ui.common),
    services: () => buildServices(tools),
    counties: () => listCounties(tools),
    offenceTexts: () => fillOffenceTexts(tools),
    agency: () => describeAgency(site, { ui: shared.ui, print: shared.print, language }),
    print: () =>
      createFormatter({
        business,
        directory: facts.directory,
        figures: shared.ui.figures,
        openRange: shared.offenceTexts.openRange,
      }),
  });
  return lazyObject<LanguageContext>({
    language: () => ({ tag: language.tag, dir: language.dir, name: language.name }),
    home: () => link('/'),
    identity: () => shared.ui.agency,
    ui: () => shared.ui,
    license: () => ({
      label: shared.ui.common.licenseLabel,
      ...printLicense(site.agency.licenseNumber, shared.ui.common),
      further: (site.agency.furtherLicenses ?? []).map(({ number, office }) => ({
        label: shared.ui.common.officeLicense({ office: findOffice(shared.offices, office).name }),
        ...printLicense(number, shared.ui.common),
      })),
      check: { href: facts.directory.licenseCheck.url, label: shared.ui.common.checkLicense },
    }),
    agency: () => shared.agency.agency,
    furtherPhones: () => shared.agency.furtherPhones,
    phones: () => buildPhones(site),
    messageLinks: () => shared.agency.messageLinks,
    email: () => ({ href: `mailto:${site.email}`, text: site.email }),
    navigation: () => ({
      ...entriesOf(facts.navigation, link),
      services: entriesOfServices(shared.services, link),
      social: site.socialLinks.map(({ name, url }) => ({ href: url, label: name, path: url })),
      credits: site.creditLinks.map(({ name, url }) => ({ href: url, label: name, path: url })),
    }),
    signs: () => facts.navigation.signs.map(({ page, word }) => ({ ...link(page), word })),
    link: () => link,
    services: () => shared.services,
    bondKinds: () => buildBondKinds(tools),
    offices: () => shared.offices,
    headOffice: () => findOffice(shared.offices, site.headOffice),
    officeHours: () => fill(textFiles.offices, texts.files.offices).hours,
    faqs: () => fill(textFiles.faqs, texts.files.faqs),
    reviews: () => listReviews(tools, shared.ui),
    jailCard: () => buildJailCard(tools),
    examples: () =>
      business.bailExamples.map((name) => ({
        bail: formatDollars(amountOf(name, business)),
        fee: formatDollars(premiumOf(amountOf(name, business), premiumRateOf(business))),
      })),
    paymentMethods: () =>
      business.paymentMethods.map((id) => ({ id, label: shared.ui.figures.paymentMethods[id] })),
    estimator: () => ({
      ratePercent: premiumRateOf(business),
      maximum: business.estimatorMaximum,
      amounts: business.bailExamples.map((name) => amountOf(name, business)),
      plan: describePlan(business, shared.ui),
    }),
    analytics: () => site.analytics?.script,
    contactForm: () => ({
      ...site.contactForm,
      thankYou: link('/contact/thank-you'),
      version: tools.dayOf('ui') ?? '',
    }),
    siteMap: () => listSiteMap(tools),
    print: () => shared.print,
    counties: () => shared.counties,
    cities: () => listCities(tools),
    towns: () => listTowns(tools),
    posts: () => listPosts({ ...tools, ui: shared.ui, print: shared.print }),
    categories: () => listCategories(tools),
    offences: () => listOffences(content, shared.offenceTexts, shared.print),
    network: () => listSteps(tools, shared.ui, shared.print),
    papers: () => listPapers(tools),
    jailWords: () => listJailWords(tools),
    articles: () => listArticles(tools),
    maps: () => nameMaps(joined.maps, { texts, fill, counties: shared.counties, offices: shared.offices }),
  });
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
  };
}

/** All services, or the first ones and the overview when there are too many. */
function entriesOfServices(
  services: readonly SummarizedLink[],
  link: (path: string) => Link,
): NavigationEntry[] {
  const links = services
    .slice(0, maxServices)
    .map(({ href, label, id }) => ({ href, label, path: `/services/${id}` }));
  const overview = '/services';
  return services.length > maxServices ? [...links, { ...link(overview), path: overview }] : links;
}

const maxServices = 12;

function buildPhones({ phones }: SiteContent['facts']['site']): PageContext['phones'] {
  const [main, alternate] = phones;
  return {
    main: printPhone(expectDefined(main, 'The main telephone number').number),
    alternate: printPhone(expectDefined(alternate, 'The alternate telephone number').number),
  };
}

function buildServices({ content, texts, lazyObject, fillPlain, link }: LanguageTools): SummarizedLink[] {
  return idsInOrder(content.recordFacts.services).map((id) =>
    lazyObject<SummarizedLink>({
      id: () => id,
      href: () => link(`/services/${id}`).href,
      label: () => link(`/services/${id}`).label,
      // Every page lists the services, but few pages use more than name and address.
      summary: () => fillPlain(texts.records.services.get(id)?.summary ?? ''),
    }),
  );
}

function buildBondKinds({ texts, fill, resolve }: LanguageTools): Link[] {
  const { bonds } = fill(pages.services.text, texts.pages.services);
  return bonds.kinds.map(({ id, title }) => ({ href: `${resolve('/services')}#${id}`, label: title }));
}

function printLicense(number: string, { notEntered }: Filled<Ui>['common']) {
  return { number, missing: placeholderLicense.test(number) ? notEntered : undefined };
}

function buildOffices(
  { content, texts: { files }, fill }: LanguageTools,
  common: Filled<Ui>['common'],
): Office[] {
  const { furtherLicenses = [] } = content.facts.site.agency;
  const texts = fill(textFiles.offices, files.offices).offices;
  return content.facts.offices.offices.map((facts) => {
    const text = expectDefined(texts[facts.id], `The text of office ${facts.id}`);
    const missing = placeholderStreet.test(facts.street) ? common.notEntered : undefined;
    const licenses = furtherLicenses
      .filter(({ office }) => office === facts.id)
      .map(({ number }) => printLicense(number, common));
    const addressLine = missing === undefined ? addressLineOf(facts) : townLineOf(facts);
    return {
      ...facts,
      ...text,
      licenses: licenses.map(({ number, missing = number }) => common.license({ number: missing })),
      addressLine,
      missing,
      directionsHref: directionsHref(addressLine),
      mapHref: mapHref(addressLine),
    };
  });
}

function findOffice(offices: readonly Office[], id: string): Office {
  return expectDefined(
    offices.find((office) => office.id === id),
    `The office ${id} of the settings`,
  );
}

function describePlan(
  { paymentPlan }: Business,
  { examples, paymentPlan: texts }: PageContext['ui'],
): OfferedPlan | undefined {
  if (paymentPlan === undefined) return undefined;
  const { downPaymentPercent, months, annualPercentageRate } = paymentPlan;
  return {
    terms: { downPaymentPercent, months, annualPercentageRate },
    texts: {
      title: texts.title,
      bail: examples.bail,
      payment: texts.payment,
      down: texts.down({ percent: `${downPaymentPercent}%` }),
      monthly: months.map((count) => texts.monthly(count)),
      note: texts.note({ rate: `${annualPercentageRate}%` }),
    },
  };
}
