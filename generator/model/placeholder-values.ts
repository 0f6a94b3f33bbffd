/** The value of every placeholder in one language. */
import {
  type Business,
  type CountName,
  countNames,
  type Directory,
  type PatternValues,
  type Site,
  type Ui,
} from '../../schema/index.ts';
import type { Translator } from '../text/translator.ts';
import { formatPhone } from './formats.ts';
import { type FigurePrinter, printFigures } from './print-figures.ts';
import type { SiteContent } from './site-content.ts';

/** Where placeholders that are links lead: a number dials, an address writes, the licence goes to the state's check. */
export type PlaceholderLinks = Readonly<
  Record<string, { readonly href: string; readonly target: 'call' | 'dial' | 'mail' | 'external' }>
>;

/** Placeholders that rich text prints as links, so that every number in prose is one tap from what it is for. */
export function planPlaceholderLinks({
  site,
  directory,
}: Pick<SharedFacts, 'site' | 'directory'>): PlaceholderLinks {
  const [main, alternate] = site.phones;
  const others = Object.entries(directory.numbers).map(([name, { number }]) => [
    name,
    { href: `tel:${number}`, target: 'dial' as const },
  ]);
  return {
    ...Object.fromEntries(others),
    phone: { href: `tel:${main?.number}`, target: 'call' },
    alternatePhone: { href: `tel:${alternate?.number}`, target: 'call' },
    email: { href: `mailto:${site.email}`, target: 'mail' },
    license: { href: directory.licenseCheck.url, target: 'external' },
  };
}

/** What the values are made of. */
export type SharedFacts = {
  readonly site: Site;
  readonly business: Business;
  readonly directory: Directory;
  /** How many there are of what texts count. */
  readonly counts: Readonly<Record<CountName, number>>;
};

/** The shared facts of a whole site. */
export function sharedFactsOf({ facts, recordFacts }: SiteContent): SharedFacts {
  const { site, business, directory, offices } = facts;
  const counts = {
    officeCount: offices.offices.length,
    countyCount: recordFacts.counties.size,
    serviceCount: recordFacts.services.size,
  };
  return { site, business, directory, counts };
}

/** Values of the settings, the directory, the counts, the figures and the phrases; phrases may hold the others. */
export function planPlaceholderValues(facts: SharedFacts, ui: Ui, translator: Translator): PatternValues {
  const language = facts.site.languages.find(({ tag }) => tag === translator.language);
  const printer: FigurePrinter = {
    translator,
    words: ui.figures,
    numberLocale: language?.numberLocale ?? translator.language,
  };
  const values = {
    ...directoryValues(facts.directory),
    ...settingsValues(facts.site, ui),
    ...countValues(facts.counts, ui, translator),
    ...printFigures(facts.business, printer),
  };
  const phrases = Object.entries(ui.phrases).map(([name, text]) => [name, translator.fill(text, values)]);
  return { ...values, ...Object.fromEntries(phrases) };
}

function settingsValues(site: Site, ui: Ui): PatternValues {
  const [main, alternate] = site.phones;
  return {
    agency: ui.agency.name,
    agencyShort: ui.agency.shortName,
    phone: formatPhone(main?.number ?? ''),
    alternatePhone: formatPhone(alternate?.number ?? ''),
    email: site.email,
    license: site.agency.licenseNumber,
  };
}

function directoryValues({ numbers }: Directory): PatternValues {
  return Object.fromEntries(Object.entries(numbers).map(([name, { number }]) => [name, formatPhone(number)]));
}

/** "four offices": in words as far as the language has them spelled out, then in digits. */
function countValues(counts: SharedFacts['counts'], { figures }: Ui, translator: Translator): PatternValues {
  const printed = countNames.map((name) => {
    const { spelled, counted } = figures.counts[name];
    return [name, spelled[counts[name] - 1] ?? translator.plural(counted, counts[name], {})];
  });
  return Object.fromEntries(printed);
}
