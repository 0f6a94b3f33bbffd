/** The value of every placeholder in one language. */
import type { PatternValues, Site, Ui } from '../../schema/index.ts';
import { formatPhone } from './formats.ts';
import { type FigurePrinter, printFigures } from './print-figures.ts';
import type { SiteContent } from './site-content.ts';
import type { Translator } from './translator.ts';

/** Where placeholders that are links lead: the number dials, the address writes. */
export type PlaceholderLinks = Readonly<
  Record<string, { readonly href: string; readonly target: 'call' | 'mail' }>
>;

/** Placeholders that rich text prints as links, so that every number in prose is one tap from a call. */
export function planPlaceholderLinks(site: Site): PlaceholderLinks {
  const [main, alternate] = site.phones;
  return {
    phone: { href: `tel:${main?.number}`, target: 'call' },
    alternatePhone: { href: `tel:${alternate?.number}`, target: 'call' },
    email: { href: `mailto:${site.email}`, target: 'mail' },
  };
}

/** Values of the settings, the figures and the phrases; phrases may hold figures. */
export function planPlaceholderValues(
  facts: Pick<SiteContent['facts'], 'site' | 'business'>,
  ui: Ui,
  translator: Translator,
): PatternValues {
  const language = facts.site.languages.find(({ tag }) => tag === translator.language);
  const printer: FigurePrinter = {
    translator,
    words: ui.figures,
    numberLocale: language?.numberLocale ?? translator.language,
  };
  const values = { ...settingsValues(facts.site, ui), ...printFigures(facts.business, printer) };
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
