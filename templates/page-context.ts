/**
 * What a page template gets, beside its own words: everything finished, every address resolved for the page's
 * language. The generator builds it; templates only read it.
 */
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
  StopId,
  siteMapGroups,
  Ui,
} from '../schema/index.ts';
import type { MapPanel } from './components/AreaMap/map-panel.ts';
import type { OfferedPlan } from './components/PaymentPlan/PaymentPlan.tsx';

/** A link with its words. */
export type Link = { readonly href: string; readonly label: string };

/** A link in a bar; `current` marks the page itself or the section it belongs to. */
export type NavigationLink = Link & { readonly current: 'page' | 'section' | undefined };

/** A language of the site, with the address of this page in it. */
export type LanguageLink = {
  readonly tag: string;
  /** The language's name in itself. */
  readonly name: string;
  readonly dir: 'ltr' | 'rtl';
  readonly href: string;
  readonly current: boolean;
};

/** A telephone number. */
export type PhoneLink = {
  /** `tel:+16265550100` */
  readonly href: string;
  /** `(626) 555-0100`, to be set left to right. */
  readonly text: string;
  /** `sms:+16265550100`, absent when the line takes no text messages. */
  readonly smsHref?: string;
};

/** The licence of the agency as every page prints it. */
export type License = {
  /** "Alder Gate Bail Bonds, California bail license". */
  readonly label: string;
  readonly number: string;
  /** Said in place of the number while it is a placeholder. */
  readonly missing: string | undefined;
  /** Where the state says whether the number is valid. */
  readonly check: Link;
};

/** Somebody who answers. */
export type Person = {
  readonly name: string;
  readonly role: string;
  /** The languages he or she speaks, each by its name in itself. */
  readonly languages: readonly Pick<LanguageLink, 'tag' | 'name' | 'dir'>[];
  /** When he or she answers; undefined when nothing is said of it. */
  readonly hours: string | undefined;
  /** "California bail agent license 1846203"; undefined when the settings name no licence of the person's own. */
  readonly license: string | undefined;
};

/** What the settings say of the agency beside its licence; each part as long as they say it. */
export type AgencyDetails = {
  /** "Insurance company behind our bonds: …". */
  readonly insurer: string | undefined;
  /** Who answers; empty until the settings name somebody. */
  readonly people: readonly Person[];
  /** A sentence for each further setting that is set. */
  readonly notes: Readonly<Partial<Record<SettingNote, string>>>;
  /** The day on which the state's page was last asked, and the words around it. */
  readonly checked:
    | { readonly copy: (values: PatternValues) => string; readonly date: PrintedDate }
    | undefined;
};

/** What is said to others in their language; the meaning is undefined where that is the page's own. */
export type SpokenLine = { readonly said: string; readonly meaning: string | undefined };

/** What to say to a jail, in the language that jails speak. */
export type JailCard = {
  readonly language: Pick<LanguageLink, 'tag' | 'dir'>;
  /** Said before the questions; name and date of birth follow. */
  readonly opening: SpokenLine;
  readonly questions: readonly SpokenLine[];
  /** Said to a clerk who is not understood. */
  readonly repeat: readonly SpokenLine[];
  /** What the clerk may answer. */
  readonly answers: readonly SpokenLine[];
};

/** A word that a clerk says, with its translation. */
export type JailWord = {
  /** Target of links to its sign. */
  readonly id: string;
  /** The word in the language that jails speak. */
  readonly term: string;
  readonly name: string;
  readonly sound: string;
  readonly meaning: Inline;
};

/** An example of what is paid, with amounts in the form of tables: `$5,000`. */
export type PremiumExample = { readonly bail: string; readonly fee: string };

/** A service page as other pages list it. */
export type ServiceLink = Link & { readonly id: string; readonly summary: string };

/** An office with facts and words. */
export type Office = OfficeFacts &
  Filled<OfficeText> & {
    /** Without the street while that is a placeholder. */
    readonly addressLine: string;
    /** Said beside the address while its street is a placeholder. */
    readonly missing: string | undefined;
    readonly directionsHref: string;
    readonly mapHref: string;
  };

/** A review that is shown. */
export type Review = { readonly id: string; readonly comment: string; readonly author: string };

/** The reviews with the rating line made from them. */
export type ShownReviews = {
  /** "4.7 out of 5, based on 3 reviews". */
  readonly line: string;
  /** Says plainly that these are samples; undefined for real ones. */
  readonly sampleNote: string | undefined;
  readonly reviews: readonly Review[];
};

/** A group of the site map page. */
export type SiteMapGroup = {
  readonly group: (typeof siteMapGroups)[number];
  readonly pages: readonly Link[];
};

/** A post of the blog as lists show it. */
export type PostLink = Link & {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** "8 min read". */
  readonly readTime: string;
  readonly category: Link & { readonly id: string };
  readonly published: PrintedDate;
  /** The newest day on which its facts or its words in this language changed. */
  readonly updated: PrintedDate;
  readonly featured: boolean;
};

/** A day with its machine form, `2026-11-20`. */
export type PrintedDate = { readonly iso: string; readonly text: string };

/** A category of the blog; `count` is the number of its posts. */
export type CategoryLink = Link & { readonly id: string; readonly count: number };

/** A county guide or a city page as other pages list it. */
export type AreaLink = Link & {
  readonly id: string;
  /** One or two sentences about the page. */
  readonly summary: string;
};

/** A county guide with the official way to find a person there. */
export type CountyLink = AreaLink & {
  readonly lookup: {
    /** Official name of the search, in English. */
    readonly name: string;
    readonly url: string;
    /** Name of the number, in the language of the page. */
    readonly line: string;
    readonly phone: PhoneLink | undefined;
  };
};

/** A city page with the names of the places it serves. */
export type CityLink = AreaLink & {
  readonly county: string;
  readonly served: readonly string[];
  /** The courts that the city's facts name, the nearest first. */
  readonly courts: readonly CityCourt[];
};

/** A court of a county guide, with its name in the language of the page. */
export type CityCourt = {
  readonly id: string;
  readonly name: string;
  readonly officialName: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string | undefined;
  /** Its name in the directory. */
  readonly phone: string | undefined;
};

/** Who may hold a person: a police agency, a station or a jail. */
export type Custodian = {
  readonly id: string;
  /** Name in the language of the page. */
  readonly name: string;
  /** Its own number. */
  readonly phone: PhoneLink | undefined;
};

/** A city or another place by which families ask, with those whom they ask. */
export type TownLink = {
  readonly id: string;
  readonly name: string;
  /** Name in addresses, in English. */
  readonly officialName: string;
  /** Id of its county, whose line answers where nobody else is known. */
  readonly county: string;
  /** The city page that serves it. */
  readonly href: string | undefined;
  /** Who polices it, where a source says so. */
  readonly police: readonly Custodian[];
  /** The county jails that stand in it. */
  readonly jails: readonly Custodian[];
};

/** A row of the table of typical bail amounts, printed as tables print it. */
export type OffenceRow = {
  readonly id: string;
  readonly group: string;
  readonly name: string;
  readonly note: string | undefined;
  /** Id of the only county in whose table the row stands. */
  readonly county?: string | undefined;
  /** Id of the only county whose guide shows the note. */
  readonly noteCounty?: string | undefined;
  /** Section of the law, in Latin letters. */
  readonly code: string;
  /** "$2,500 to $5,000", or what stands in the place of an amount. */
  readonly bail: string;
  /** The same for the premium. */
  readonly fee: string;
};

/** A sentence that must stand beside amounts. */
export type AmountNote = OffencesFacts['notes'][number] & { readonly content: Inline };

/** A paper of a bond as a drawing, with what its marked lines mean. */
export type Paper = {
  readonly id: (typeof paperIds)[number];
  /** Its title on the drawing, in English. */
  readonly title: string;
  readonly lines: readonly PaperLine[];
  readonly copy: Omit<Filled<PapersText>[(typeof paperIds)[number]], 'lines'>;
};

/** A line of a paper, in English. */
export type PaperLine = {
  readonly text: string;
  /** An amount that is filled in: `$2,500`. */
  readonly amount: string | undefined;
  /** What is left free under it. */
  readonly space?: 'writing' | 'signature' | undefined;
  /** What the line means; undefined where nothing is to be explained. */
  readonly mark: PaperMark | undefined;
};

/** The explanation of a line, in the language of the page. */
export type PaperMark = {
  readonly id: string;
  /** Its number on the paper, counted from 1. */
  readonly number: number;
  readonly effect: (typeof lineEffects)[number];
  readonly title: string;
  readonly meaning: Inline;
  readonly advice: Inline;
};

/** A group of pages on the articles page; each page with a line about it. */
export type ArticleGroup = { readonly group: 'charges' | 'process'; readonly pages: readonly AreaLink[] };

/** An exit from the way from arrest to release. */
export type NetworkExit = Link & {
  readonly id: string;
  readonly kind: ExitKind;
  /** "$0" or "10% of bail"; where no bail is accepted, that. */
  readonly price: string;
  /** The price alone: "$0" or "10%"; undefined where no bail is accepted. */
  readonly figure: string | undefined;
  readonly isFree: boolean;
  /** What it asks or what follows. */
  readonly note: string;
  /** Id of the only county in which there is this exit. */
  readonly county: string | undefined;
};

/** A stop of the way from arrest to release, with the exits that leave it. */
export type NetworkStop = {
  readonly id: StopId;
  /** Heading of the stop, and its name in one to three words. */
  readonly title: string;
  readonly short: string;
  /** What is paid there; undefined where nothing is said of it. */
  readonly price: string | undefined;
  /** The price alone: "10%". */
  readonly figure: string | undefined;
  /** A limit or a price under the name, how long it takes, and from when that counts; each where something is said. */
  readonly note: string | undefined;
  readonly time: string | undefined;
  readonly since: string | undefined;
  readonly exits: readonly NetworkExit[];
};

/** A time from the shortest to the longest, in its unit. */
export type Duration = { readonly from?: number | undefined; readonly to: number };

/** A row of the times until release. */
export type ReleaseTime = {
  readonly id: string;
  readonly mark: string;
  readonly label: string;
  readonly note: string;
  readonly time: string;
  readonly hours: Duration;
};

/** Prints facts in the language of the page. */
export type Printer = {
  /** A number of the directory, by its name. */
  readonly phone: (name: string) => PhoneLink;
  /** `$5,000`, as tables and badges print it. */
  readonly money: (amount: number) => string;
  /** "$2,500 to $5,000" as tables print it; without an upper end "$50,000 and more". */
  readonly moneyRange: (from: number, to: number | undefined) => string;
  /** The duration of the business figures with a name, as numbers; undefined without a name. */
  readonly duration: (name: string | undefined) => Duration | undefined;
  /** The premium of an amount in whole US dollars. */
  readonly premium: (amount: number) => number;
  /** "December 5, 2024" from `2024-12-05`. */
  readonly fullDate: (iso: string) => PrintedDate;
  /** "December 2024" from `2024-12`. */
  readonly monthAndYear: (iso: string) => PrintedDate;
};

/** What the bail cost estimator needs to compute and print a premium, and what is paid over time. */
export type EstimatorFigures = {
  /** The premium in percent of the bail amount. */
  readonly ratePercent: number;
  /** The largest amount it takes, in whole US dollars. */
  readonly maximum: number;
  /** Amounts to choose, in whole US dollars: those of the examples. */
  readonly amounts: readonly number[];
  /** What is paid over time; undefined while the agency offers no plan. */
  readonly plan: OfferedPlan | undefined;
};

/** The page among those over which a list goes. */
export type PagePart = {
  /** Counted from 1. */
  readonly number: number;
  /** How many of the list it shows; undefined for all. */
  readonly size: number | undefined;
  /** Addresses of all pages of the list, this one among them; one when it goes over no other. */
  readonly hrefs: readonly string[];
};

/** Everything a page can read beside its own words. */
export type PageContext = {
  readonly language: { readonly tag: string; readonly dir: 'ltr' | 'rtl'; readonly name: string };
  /** Address without a language, such as `/services`. */
  readonly path: string;
  /** This page in every language, in the order of the settings, itself included. */
  readonly languages: readonly LanguageLink[];
  readonly part: PagePart;
  readonly home: Link;
  /** Name of the site, and the shorter one for titles and home screens. */
  readonly identity: { readonly name: string; readonly shortName: string };
  readonly ui: Filled<Ui>;
  readonly license: License;
  readonly agency: AgencyDetails;
  /** Numbers for legal pages beside the two lines; empty until the settings have them. */
  readonly furtherPhones: readonly { readonly label: string; readonly phone: PhoneLink }[];
  readonly phones: { readonly main: PhoneLink; readonly alternate: PhoneLink };
  readonly email: { readonly href: string; readonly text: string };
  readonly navigation: {
    readonly topBar: readonly NavigationLink[];
    /** What the menu of narrow screens has after the counties and the links of the bar. */
    readonly menu: readonly Link[];
    readonly quickLinks: readonly NavigationLink[];
    readonly services: readonly NavigationLink[];
    readonly legal: readonly NavigationLink[];
    readonly notFound: readonly Link[];
    /** Pages that answer the situations of the home page, in their order. */
    readonly needs: readonly Link[];
    readonly social: readonly Link[];
    readonly credits: readonly Link[];
  };
  /** From the home page to the page above this one; the page itself is not in it. */
  readonly breadcrumbs: readonly Link[];
  /** The page's own short name. */
  readonly label: string;
  /** Address and label of another page, given its address without a language. */
  readonly link: (path: string) => Link;
  readonly services: readonly ServiceLink[];
  /** The kinds of bonds, each with the address of its explanation on the services overview. */
  readonly bondKinds: readonly Link[];
  readonly offices: readonly Office[];
  readonly headOffice: Office;
  readonly officeHours: string;
  readonly faqs: Filled<Faqs>;
  /** What customers said; undefined as long as there is nothing to show. */
  readonly reviews: ShownReviews | undefined;
  readonly jailCard: JailCard;
  readonly jailWords: readonly JailWord[];
  readonly examples: readonly PremiumExample[];
  readonly paymentMethods: readonly { readonly id: PaymentMethod; readonly label: string }[];
  readonly estimator: EstimatorFigures;
  /** Address of the script that is loaded after consent; undefined when the settings name none. */
  readonly analytics: string | undefined;
  readonly contactForm: ContactForm & { readonly thankYou: Link };
  readonly siteMap: readonly SiteMapGroup[];
  readonly print: Printer;
  readonly counties: readonly CountyLink[];
  readonly cities: readonly CityLink[];
  /** From A to Z in the language. */
  readonly towns: readonly TownLink[];
  /** Newest first. */
  readonly posts: readonly PostLink[];
  readonly categories: readonly CategoryLink[];
  readonly offences: {
    readonly copy: Filled<OffencesText>;
    /** In the order of the table, all groups. */
    readonly rows: readonly OffenceRow[];
    readonly notes: readonly AmountNote[];
  };
  /** How an arrest can go on, and what to do with that. */
  readonly network: Pick<Filled<NetworkText>, 'lead' | 'firstHearing' | 'release'> & {
    readonly stops: readonly NetworkStop[];
    /** The rows under the bar of a release: the letter of the moment that each counts from, and its hours. */
    readonly releaseTimes: readonly ReleaseTime[];
  };
  readonly papers: {
    readonly copy: Pick<Filled<PapersText>, 'specimen' | 'note' | 'toExplanation' | 'toLine' | 'effects'>;
    readonly papers: readonly Paper[];
  };
  readonly articles: readonly ArticleGroup[];
  readonly maps: {
    /** All counties with their jails, or around the offices, with a frame and without jails. */
    readonly area: MapPanel;
    readonly around: MapPanel;
    readonly offices: MapPanel;
    /** Each county with its jails and courts, by its id. */
    readonly counties: Readonly<Record<string, MapPanel>>;
    /** The dense part of a county, larger, by the id of the county. */
    readonly close: Readonly<Record<string, MapPanel>>;
  };
};

/** Props of the template of a single page. */
export type PageProps<Name extends PageName> = {
  readonly context: PageContext;
  readonly copy: Filled<z.infer<(typeof pages)[Name]['text']>>;
};

/** Props of the template of a page in a collection. */
export type RecordPageProps<Name extends CollectionName> = {
  readonly context: PageContext;
  readonly id: string;
  readonly facts: z.infer<(typeof collections)[Name]['facts']>;
  readonly copy: Filled<z.infer<(typeof collections)[Name]['text']>>;
};
