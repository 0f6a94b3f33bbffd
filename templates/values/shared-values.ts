import { expectDefined } from '../../schema/expect-defined.ts';
import {
  type Business,
  type CountName,
  countNames,
  type Directory,
  type InlineLink,
  type InlineNotEntered,
  type OfficesFacts,
  type PatternValues,
  placeholderLicense,
  type Site,
  type Ui,
  type ValidContent,
} from '../../schema/index.ts';
import { officePlaceholder, type ValueForm } from '../../schema/placeholder-names.ts';
import type { Translator } from '../contract/language-tools.ts';
import type { PhoneLink } from '../contract/page-context.ts';
import { printPhone } from './create-formatter.ts';
import { type FigureFormatInput, formatFigures } from './format-figures.ts';
import { formatPhone } from './formats.ts';
import { idsInOrder, joinList } from './lists.ts';

/** Links for numbers, the e-mail address and the license, or a label while a number is not entered. */
export type PlaceholderElements = Readonly<
  Record<string, Omit<InlineLink, 'children'> | Omit<InlineNotEntered, 'children'>>
>;

export type SharedValue = {
  readonly printed: string | number;
  /** Determines the spellings that a writer could type instead of the placeholder. */
  readonly form: ValueForm;
  /** Whether the printed value is unambiguous, so that a text must use the placeholder. */
  readonly isDistinctive: boolean;
};

/** Empty when the settings, the figures or the directory are invalid. */
export function wrapSharedValues(content: ValidContent): PlaceholderElements {
  const facts = gatherFacts(content);
  if (facts === undefined) return {};
  const { site, directory } = facts;
  const link = (href: string, target: InlineLink['target']) => ({ type: 'link', href, target }) as const;
  const [phone, alternatePhone] = site.phones.map(({ number }) => link(printPhone(number).href, 'call'));
  const numbers = listNumbers(directory).map(([name, { href }]) => [name, link(href, 'dial')]);
  return {
    ...Object.fromEntries(numbers),
    phone: expectDefined(phone, 'The main telephone number'),
    alternatePhone: expectDefined(alternatePhone, 'The alternate telephone number'),
    email: link(`mailto:${site.email}`, 'mail'),
    license: isLicenseEntered(site) ? link(directory.licenseCheck.url, 'external') : { type: 'notEntered' },
  };
}

/** By name; empty when a file from which they are printed is invalid. */
export function printSharedValues(
  content: ValidContent,
  translator: Translator,
): Readonly<Record<string, SharedValue>> {
  const facts = gatherFacts(content);
  const ui = content.texts('ui', translator.language);
  if (facts === undefined || ui === undefined || !isPrintable(facts.business)) return {};
  const names = nameValues(content, ui, translator);
  const entries = Object.entries(printAll({ facts, names, ui, translator })).map(([name, value]) => [
    name,
    { printed: value, form: formOf(name, facts), isDistinctive: isDistinctive(name, facts) },
  ]);
  return Object.fromEntries(entries);
}

type SharedFacts = {
  readonly site: Site;
  readonly business: Business;
  readonly directory: Directory;
  readonly offices: OfficesFacts['offices'];
  readonly counts: Readonly<Record<CountName, number>>;
};

function gatherFacts({ facts, recordFacts }: ValidContent): SharedFacts | undefined {
  const [site, business, directory] = [facts('site'), facts('business'), facts('directory')];
  if (site === undefined || business === undefined || directory === undefined) return undefined;
  const { offices = [] } = facts('offices') ?? {};
  const counts = {
    officeCount: offices.length,
    countyCount: recordFacts('counties').size,
    serviceCount: recordFacts('services').size,
  };
  return { site, business, directory, offices, counts };
}

/** The rule ref/unknown reports a figure of the wrong type. */
function isPrintable({ figures, premiumRate }: Business): boolean {
  const premiums = Object.values(figures).filter((figure) => figure.kind === 'premium');
  return (
    figures[premiumRate]?.kind === 'percent' && premiums.every(({ of }) => figures[of]?.kind === 'money')
  );
}

type PrintInput = {
  readonly facts: SharedFacts;
  readonly names: PatternValues;
  readonly ui: Ui;
  readonly translator: Translator;
};

/** Phrases may contain the other values. */
function printAll({ facts, names, ui, translator }: PrintInput): PatternValues {
  const language = facts.site.languages.find(({ tag }) => tag === translator.language);
  const input: FigureFormatInput = {
    translator,
    texts: ui.figures,
    numberLocale: language?.numberLocale ?? translator.language,
  };
  const values = {
    ...directoryValues(facts.directory),
    ...settingsValues(facts.site, ui),
    ...countValues(facts.counts, ui, translator),
    ...names,
    ...formatFigures(facts.business, input),
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
    license: isLicenseEntered(site) ? site.agency.licenseNumber : ui.common.notEntered,
  };
}

function isLicenseEntered({ agency }: Site): boolean {
  return !placeholderLicense.test(agency.licenseNumber);
}

function directoryValues(directory: Directory): PatternValues {
  return Object.fromEntries(listNumbers(directory).map(([name, { text }]) => [name, text]));
}

function listNumbers({ numbers, shortCodes = {} }: Directory): (readonly [name: string, link: PhoneLink])[] {
  return [
    ...Object.entries(numbers).map(([name, { number }]) => [name, printPhone(number)] as const),
    ...Object.entries(shortCodes).map(
      ([name, { code, use }]) =>
        [name, { href: `${use === 'call' ? 'tel' : 'sms'}:${code}`, text: code }] as const,
    ),
  ];
}

/** "four offices". Numbers that the texts of the language do not spell out are printed in digits. */
function countValues(counts: SharedFacts['counts'], { figures }: Ui, translator: Translator): PatternValues {
  const entries = countNames.map((name) => {
    const { spelled, counted } = figures.counts[name];
    return [name, spelled[counts[name] - 1] ?? translator.plural(counted, counts[name], {})];
  });
  return Object.fromEntries(entries);
}

/** Names that are missing or in a file with errors are left out. */
function nameValues(content: ValidContent, { figures }: Ui, translator: Translator): PatternValues {
  const join = (names: readonly string[]) =>
    joinList(names, {
      listNext: (values) => translator.fill(figures.listNext, values),
      listLast: (values) => translator.fill(figures.listLast, values),
      listLastBeforeI: (values) => translator.fill(figures.listLastBeforeI, values),
    });
  const { offices = [] } = content.facts('offices') ?? {};
  const officeTexts = content.texts('offices', translator.language)?.offices ?? {};
  const nameOf = (id: string | undefined) => officeTexts[id ?? '']?.name ?? '';
  const countyTexts = content.recordTexts('counties', translator.language);
  const counties = idsInOrder(content.recordFacts('counties'));
  const officeCounties = counties.filter((id) => offices.some(({ county }) => county === id));
  return {
    ...Object.fromEntries(offices.map(({ id }) => [officePlaceholder(id), nameOf(id)])),
    officeNames: join(offices.flatMap(({ id }) => officeTexts[id]?.name ?? [])),
    headOffice: nameOf(offices.find(({ id }) => id === content.facts('site')?.headOffice)?.id),
    officeCounties: join(officeCounties.flatMap((id) => countyTexts?.get(id)?.label ?? [])),
    countyNames: join(counties.flatMap((id) => countyTexts?.get(id)?.shortName ?? [])),
  };
}

function formOf(name: string, { business, offices }: SharedFacts): ValueForm {
  if (offices.some(({ id }) => officePlaceholder(id) === name)) return 'office';
  if (name === 'email' || name === 'license') return 'sign';
  const kind = business.figures[name]?.kind;
  if (kind === 'percent') return 'percent';
  return kind === 'money' || kind === 'premium' ? 'money' : 'words';
}

/** Unambiguous, such as a telephone number or an amount, but not a name, an age or a short code. */
function isDistinctive(name: string, { site, business, directory, counts }: SharedFacts): boolean {
  if (name === 'license') return isLicenseEntered(site);
  if (['phone', 'alternatePhone', 'email'].includes(name)) return true;
  if (name in directory.numbers || name in counts) return true;
  const figure = business.figures[name];
  if (figure === undefined) return false;
  return figure.kind === 'duration'
    ? figure.from !== undefined
    : figure.kind !== 'count' && figure.kind !== 'age';
}
