/** Values are printed and addresses resolved. The generator builds them; templates only read them. */
import type { z } from 'zod';
import type {
  CollectionName,
  ContactForm,
  collections,
  ExitKind,
  Faqs,
  Filled,
  Inline,
  lineEffects,
  NetworkText,
  OffencesFacts,
  OffencesText,
  OfficeFacts,
  OfficeText,
  PageName,
  PapersText,
  PatternValues,
  PaymentMethod,
  pages,
  paperIds,
  SettingNote,
  StepId,
  siteMapGroups,
  Ui,
} from '../../schema/index.ts';
import type { MapPanel } from '../maps/map-panel.ts';

export type Link = { readonly href: string; readonly label: string };

/** A link of a navigation bar; `current` marks the page itself or its section. */
export type NavigationLink = Link & { readonly current: 'page' | 'section' | undefined };

export type LanguageLink = {
  readonly tag: string;
  /** The language's own name. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly href: string;
  readonly current: boolean;
};

export type PhoneLink = {
  /** `tel:+16265550100` */
  readonly href: string;
  /** `(626) 555-0100`, always set from left to right. */
  readonly text: string;
};

export type LabeledLicense = {
  /** "Alder Gate Bail Bonds, California bail license", or "Pasadena office license". */
  readonly label: string;
  readonly number: string;
  /** Shown instead of the number while it is a placeholder. */
  readonly missing: string | undefined;
};

export type License = LabeledLicense & {
  /** The licenses of single offices. */
  readonly further: readonly LabeledLicense[];
  /** Address of the state's register, which shows whether the license is valid. */
  readonly check: Link;
};

export type Person = {
  readonly name: string;
  readonly role: string;
  /** The spoken languages, each by its own name. */
  readonly languages: readonly Pick<LanguageLink, 'tag' | 'name' | 'dir'>[];
  readonly hours: string | undefined;
  /** "California bail agent license 1846203"; undefined when the settings contain no license of the person. */
  readonly license: string | undefined;
};

export type AgencyDetails = {
  /** "Insurance company behind our bonds: …". */
  readonly insurer: string | undefined;
  readonly people: readonly Person[];
  readonly notes: Readonly<Partial<Record<SettingNote, string>>>;
  readonly checked:
    | { readonly pattern: (values: PatternValues) => string; readonly date: PrintedDate }
    | undefined;
};

/** A spoken line in its language; `meaning` is undefined when that is the page's own language. */
export type SpokenLine = { readonly text: string; readonly meaning: string | undefined };

export type JailCard = {
  readonly language: Pick<LanguageLink, 'tag' | 'dir'>;
  /** The line before the questions; name and date of birth follow. */
  readonly opening: SpokenLine;
  readonly questions: readonly SpokenLine[];
  /** Requests to a clerk who is not understood. */
  readonly repeat: readonly SpokenLine[];
  /** Possible answers of the clerk. */
  readonly answers: readonly SpokenLine[];
};

export type JailWord = {
  readonly id: string;
  /** The term in the language that jails use. */
  readonly term: string;
  readonly name: string;
  readonly sound: string;
  readonly meaning: Inline;
};

/** An example of a premium, with amounts as tables print them: `$5,000`. */
export type PremiumExample = { readonly bail: string; readonly fee: string };

export type Office = OfficeFacts &
  Filled<OfficeText> & {
    /** "California bail agent license 1846204" */
    readonly licenses: readonly string[];
    /** Omits the street while the settings contain a placeholder for it. */
    readonly addressLine: string;
    /** Note beside the address while its street is a placeholder. */
    readonly missing: string | undefined;
    readonly directionsHref: string;
    readonly mapHref: string;
  };

export type Review = { readonly id: string; readonly comment: string; readonly author: string };

export type ShownReviews = {
  /** "4.7 out of 5, based on 3 reviews". */
  readonly line: string;
  /** The note that these are samples; undefined for real reviews. */
  readonly sampleNote: string | undefined;
  readonly reviews: readonly Review[];
};

export type SiteMapGroup = {
  readonly group: (typeof siteMapGroups)[number];
  readonly pages: readonly Link[];
};

export type PostLink = Link & {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** "8 min read". */
  readonly readTime: string;
  readonly category: Link & { readonly id: string };
  readonly related: readonly string[];
  readonly published: PrintedDate;
  /** The latest day on which its facts or its texts in this language changed. */
  readonly updated: PrintedDate;
  readonly featured: boolean;
};

/** A day with its machine-readable form, `2026-11-20`. */
export type PrintedDate = { readonly iso: string; readonly text: string };

/** A category of the blog; `count` is the number of its posts. */
export type CategoryLink = Link & { readonly id: string; readonly count: number };

export type SummarizedLink = Link & { readonly id: string; readonly summary: string };

export type CountyLink = SummarizedLink & {
  readonly lookup: {
    /** Official name of the search, in English. */
    readonly name: string;
    readonly url: string;
    readonly line: string;
    readonly phone: PhoneLink | undefined;
  };
};

export type CityLink = SummarizedLink & {
  readonly county: string;
  readonly served: readonly string[];
  /** The courts in the city's facts, nearest first. */
  readonly courts: readonly CityCourt[];
};

export type CityCourt = {
  readonly id: string;
  readonly name: string;
  readonly officialName: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string | undefined;
  /** Name of its number in the directory. */
  readonly phone: string | undefined;
};

/** An agency that may hold a person: a police agency, a station or a jail. */
export type Custodian = {
  readonly id: string;
  readonly name: string;
  readonly phone: PhoneLink | undefined;
};

/** A city or another place, with the agencies to call about an arrest there. */
export type TownLink = {
  readonly id: string;
  readonly name: string;
  /** Name in addresses, in English. */
  readonly officialName: string;
  readonly otherNames: readonly string[];
  readonly county: string;
  /** The city page that serves it. */
  readonly href: string | undefined;
  /** Its police agencies; empty when no source names one. */
  readonly police: readonly Custodian[];
};

export type OffenceRow = {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly note: string | undefined;
  /** Id of the only county whose table contains the row; undefined for all. */
  readonly county?: string | undefined;
  /** Id of the only county whose guide shows the note; undefined for all. */
  readonly noteCounty?: string | undefined;
  /** Section of the law, in Latin letters. */
  readonly code: string;
  /** "$2,500 to $5,000", or a text when there is no amount. */
  readonly bail: string;
  readonly fee: string;
};

/** A note that must accompany amounts. */
export type AmountNote = OffencesFacts['notes'][number] & { readonly content: Inline };

export type SampleForm = {
  readonly id: (typeof paperIds)[number];
  /** Its title on the drawing, in English. */
  readonly title: string;
  readonly lines: readonly CourtFormLine[];
  readonly texts: Omit<Filled<PapersText>[(typeof paperIds)[number]], 'lines'>;
};

export type CourtFormLine = {
  readonly text: string;
  /** A filled-in amount: `$2,500`. */
  readonly amount: string | undefined;
  /** Blank space below the line. */
  readonly space?: 'writing' | 'signature' | undefined;
  /** The explanation; undefined when the line needs none. */
  readonly explanation: LineExplanation | undefined;
};

export type LineExplanation = {
  readonly id: string;
  /** Its number on the document, counted from 1. */
  readonly number: number;
  readonly effect: (typeof lineEffects)[number];
  readonly title: string;
  readonly meaning: Inline;
  readonly advice: Inline;
};

export type ArticleGroup = {
  readonly group: 'charges' | 'process';
  readonly pages: readonly SummarizedLink[];
};

export type NetworkExit = Link & {
  readonly id: string;
  readonly kind: ExitKind;
  /** "$0" or "10% of bail"; a text when no bail is accepted. */
  readonly price: string;
  /** The price alone: "$0" or "10%"; undefined when no bail is accepted. */
  readonly figure: string | undefined;
  readonly isFree: boolean;
  /** Id of the only county that has this exit; undefined for all. */
  readonly county: string | undefined;
};

export type ProcessStep = {
  readonly id: StepId;
  readonly title: string;
  readonly short: string;
  readonly price: string | undefined;
  /** The price alone: "10%". */
  readonly figure: string | undefined;
  /** Each is undefined when unknown. */
  readonly note: string | undefined;
  readonly time: string | undefined;
  readonly since: string | undefined;
  readonly exits: readonly NetworkExit[];
};

export type Duration = { readonly from?: number | undefined; readonly to: number };

/** A scale of hours that begins at 0. */
export type HourScale = {
  readonly max: number;
  /** The hours with a tick, in order; the last one is `max`. The label is empty where it would not fit. */
  readonly marks: readonly { readonly hour: number; readonly label: string }[];
};

export type ReleaseTime = {
  readonly id: string;
  /** Letter of the moment from which the duration counts. */
  readonly mark: string;
  readonly label: string;
  readonly note: string;
  readonly time: string;
  readonly hours: Duration;
};

/** Prints facts in the language of the page. */
export type Printer = {
  readonly phone: (name: string) => PhoneLink;
  /** `$5,000`, as tables and badges print it. */
  readonly money: (amount: number) => string;
  /** By the name of a money figure or a premium. */
  readonly amount: (name: string) => string;
  /** "$2,500 to $5,000" as tables print it; without an upper end "$50,000 and more". */
  readonly moneyRange: (from: number, to: number | undefined) => string;
  /** By the name of a duration; undefined without a name. */
  readonly duration: (name: string | undefined) => Duration | undefined;
  readonly premium: (amount: number) => number;
  /** "December 5, 2024" from `2024-12-05`. */
  readonly fullDate: (iso: string) => PrintedDate;
  /** "December 2024" from `2024-12`. */
  readonly monthAndYear: (iso: string) => PrintedDate;
};

export type PlanTerms = {
  /** The down payment in percent of the fee. */
  readonly downPaymentPercent: number;
  readonly months: readonly number[];
  /** The annual percentage rate; 0 for a plan without interest. */
  readonly annualPercentageRate: number;
};

export type OfferedPlan = {
  readonly terms: PlanTerms;
  readonly texts: {
    readonly title: string;
    /** Headings of the two columns: bail amounts with the names of their payments, and the amounts paid. */
    readonly bail: string;
    readonly payment: string;
    readonly down: string;
    readonly monthly: readonly string[];
    readonly note: string;
  };
};

export type EstimatorFigures = {
  /** The premium in percent of the bail amount. */
  readonly ratePercent: number;
  /** The largest amount that it accepts, in whole US dollars. */
  readonly maximum: number;
  /** Suggested amounts in whole US dollars: those of the examples. */
  readonly amounts: readonly number[];
  readonly plan: OfferedPlan | undefined;
};

export type Pagination = {
  /** Counted from 1. */
  readonly number: number;
  /** Number of items on the page; undefined for all. */
  readonly size: number | undefined;
  /** Addresses of all pages of the list, including this one. */
  readonly hrefs: readonly string[];
};

export type PageContext = {
  readonly language: { readonly tag: string; readonly dir: 'ltr' | 'rtl'; readonly name: string };
  /** Address without a language, such as `/services`. */
  readonly path: string;
  /** This page in every language, including its own, in the order of the settings. */
  readonly languages: readonly LanguageLink[];
  readonly pagination: Pagination;
  /** In ISO form; undefined when no day is recorded. */
  readonly lastModified: string | undefined;
  readonly home: Link;
  /** Full name of the site, and a shorter name for titles and home screens. */
  readonly identity: { readonly name: string; readonly shortName: string };
  readonly ui: Filled<Ui>;
  readonly license: License;
  readonly agency: AgencyDetails;
  /** Further numbers for legal pages; empty when the settings contain none. */
  readonly furtherPhones: readonly { readonly label: string; readonly phone: PhoneLink }[];
  readonly phones: { readonly main: PhoneLink; readonly alternate: PhoneLink };
  /** Links that open a text message or an app to write to the agency; empty when the settings contain none. */
  readonly messageLinks: readonly Link[];
  readonly email: { readonly href: string; readonly text: string };
  readonly navigation: {
    readonly topBar: readonly NavigationLink[];
    /** After the counties and the links of the bar. */
    readonly menu: readonly Link[];
    readonly quickLinks: readonly NavigationLink[];
    readonly services: readonly NavigationLink[];
    readonly legal: readonly NavigationLink[];
    readonly notFound: readonly Link[];
    readonly social: readonly Link[];
    readonly credits: readonly Link[];
  };
  /** Words that families hear, each with the page about it. */
  readonly signs: readonly (Link & { readonly word: string })[];
  /** From the home page to the parent page, without the page itself. */
  readonly breadcrumbs: readonly Link[];
  readonly label: string;
  /** `path` is the address without a language. */
  readonly link: (path: string) => Link;
  readonly services: readonly SummarizedLink[];
  /** The types of bonds, each with the address of its explanation on the services overview. */
  readonly bondKinds: readonly Link[];
  readonly offices: readonly Office[];
  readonly headOffice: Office;
  readonly officeHours: string;
  readonly faqs: Filled<Faqs>;
  /** Customer reviews; undefined when there are none to show. */
  readonly reviews: ShownReviews | undefined;
  readonly jailCard: JailCard;
  readonly jailWords: readonly JailWord[];
  readonly examples: readonly PremiumExample[];
  readonly paymentMethods: readonly { readonly id: PaymentMethod; readonly label: string }[];
  readonly estimator: EstimatorFigures;
  /** Address of the script that is loaded after consent; undefined when the settings name none. */
  readonly analytics: string | undefined;
  readonly contactForm: ContactForm & {
    readonly thankYou: Link;
    /** The day on which the texts of the form last changed, in ISO form; empty when no day is recorded. */
    readonly version: string;
  };
  readonly siteMap: readonly SiteMapGroup[];
  readonly print: Printer;
  readonly counties: readonly CountyLink[];
  readonly cities: readonly CityLink[];
  /** In alphabetical order of the language. */
  readonly towns: readonly TownLink[];
  /** Newest first. */
  readonly posts: readonly PostLink[];
  readonly categories: readonly CategoryLink[];
  readonly offences: {
    readonly texts: Filled<OffencesText>;
    /** All groups in the order of the table. */
    readonly rows: readonly OffenceRow[];
    readonly notes: readonly AmountNote[];
  };
  readonly network: Pick<Filled<NetworkText>, 'firstHearing' | 'release'> & {
    readonly steps: readonly ProcessStep[];
    /** The durations of the parts of the release bar, undefined when unknown, and the squares that their space fits. */
    readonly releaseHours: {
      readonly hours: readonly (Duration | undefined)[];
      readonly maxSquares: number;
    };
    readonly releaseScale: HourScale;
    readonly releaseTimes: readonly ReleaseTime[];
  };
  readonly papers: {
    readonly texts: Pick<Filled<PapersText>, 'specimen' | 'note' | 'effects'>;
    readonly papers: readonly SampleForm[];
  };
  readonly articles: readonly ArticleGroup[];
  readonly maps: {
    /** All counties with their jails. */
    readonly area: MapPanel;
    readonly offices: MapPanel;
    /** Each county with its jails and courts, by its id. */
    readonly counties: Readonly<Record<string, MapPanel>>;
    /** Detail maps of dense counties, by the id of the county. */
    readonly details: Readonly<Record<string, MapPanel>>;
    /** The stations and courts of each city page, by its id. */
    readonly cities: Readonly<Record<string, MapPanel>>;
  };
};

/** The page context without the properties of a single page. */
export type LanguageContext = Omit<
  PageContext,
  'path' | 'pagination' | 'lastModified' | 'languages' | 'navigation' | 'breadcrumbs' | 'label'
> & {
  readonly navigation: Readonly<Record<keyof PageContext['navigation'], readonly NavigationEntry[]>>;
};

/** A navigation link. `path`, its address without a language or its external URL, determines `current`. */
export type NavigationEntry = Link & { readonly path: string };

export type PageProps<Name extends PageName> = {
  readonly context: PageContext;
  readonly texts: Filled<z.infer<(typeof pages)[Name]['text']>>;
};

export type RecordPageProps<Name extends CollectionName> = {
  readonly context: PageContext;
  readonly id: string;
  readonly facts: z.infer<(typeof collections)[Name]['facts']>;
  readonly texts: Filled<z.infer<(typeof collections)[Name]['text']>>;
};
