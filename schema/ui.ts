/** `content/<language>/ui.yaml` */
import * as z from 'zod';
import { durationUnits } from './business.ts';
import { type ChatKeyword, chatKeywords } from './chat.ts';
import { custodyTopics } from './county.ts';
import { subjects } from './form-fields.ts';
import { idKinds, messagingApps, phonePurposes, roles, shifts } from './site.ts';
import { fixedText, pattern, plural, richText, text } from './text.ts';

function textsFor<Name extends string>(names: readonly Name[], description: string) {
  const texts = names.map((name) => [name, text(`${description}: ${name}.`)]);
  // Object.fromEntries loses the type of the names.
  return z.strictObject(Object.fromEntries(texts) as Record<Name, ReturnType<typeof text>>);
}

const Agency = z.strictObject({
  name: fixedText('Full name of the agency.'),
  shortName: fixedText('Name in the top bar.'),
  description: richText('One or two sentences about the agency, in the footer.'),
  type: text('What the agency is, for structured data: "Bail bond agency".'),
});

const units = Object.fromEntries(
  durationUnits.map((unit) => [
    unit,
    plural(`A number of ${unit}s inside a sentence: "{{count}} ${unit}s".`),
  ]),
) as Record<(typeof durationUnits)[number], ReturnType<typeof plural>>;

/** Counts of the site's data that texts may use: `{{officeCount}}` prints "four offices". */
export const countNames = ['officeCount', 'countyCount', 'serviceCount'] as const;

export type CountName = (typeof countNames)[number];

const Counted = z.strictObject({
  spelled: z
    .array(text('A small number in words with its noun, inside a sentence: "four offices".'))
    .min(1)
    .describe('One, two, three … of them in words, in this order.'),
  counted: plural('A larger number with its noun: "{{count}} offices".'),
});

const counts = Object.fromEntries(countNames.map((name) => [name, Counted])) as Record<
  CountName,
  typeof Counted
>;

const Figures = z.strictObject({
  counts: z.strictObject(counts),
  units: z.strictObject(units),
  durationRange: z.strictObject({
    digitFirst: pattern(
      'Range whose first number is written in digits: the noun follows only the second number.',
      ['from', 'fromCounted', 'toCounted'],
    ),
    wordFirst: pattern('Range whose first number is a word that includes the noun.', [
      'from',
      'fromCounted',
      'toCounted',
    ]),
  }),
  durationWithin: pattern('"within 2 hours".', ['duration']),
  durationUnder: pattern('"under 5 minutes", inside a sentence.', ['duration']),
  durationUpTo: pattern('"up to 5 years".', ['duration']),
  durationAsLittleAs: pattern('"as little as 5 minutes".', ['duration']),
  money: plural('An amount inside a sentence; count is printed with thousands commas.', ['amount']),
  tableMoneyRange: pattern('Range of two amounts in a table, each with its dollar sign.', ['from', 'to']),
  moneyRange: pattern('Range of two amounts inside a sentence.', ['from', 'to', 'toMoney']),
  ageAtLeast: pattern('"at least 18 years old".', ['years', 'yearsCounted']),
  ageUnder: pattern('"under 13".', ['years', 'yearsCounted']),
  paymentMethods: z.strictObject({
    cash: text('Cash.'),
    cashiersCheck: text("Cashier's check."),
    personalCheck: text('Personal check.'),
    visa: fixedText('Visa.'),
    masterCard: fixedText('MasterCard.'),
    americanExpress: fixedText('American Express.'),
    discover: fixedText('Discover.'),
  }),
  listNext: pattern('Two items of a list, neither of which is the last: "Pasadena, Altadena".', [
    'first',
    'next',
  ]),
  listLast: pattern('The last two items of a list: "Pasadena and Altadena".', ['first', 'last']),
  listLastBeforeI: pattern(
    'The same before a name that begins with the sound i: Spanish "Pasadena e Irvine"; else as listLast.',
    ['first', 'last'],
  ),
  months: z.array(text('Name of a month, January first, as in a date.')).length(12),
  monthAndYear: pattern('"December 2024".', ['month', 'year']),
  fullDate: pattern('"December 5, 2024".', ['month', 'day', 'year']),
});

const Common = z.strictObject({
  skip: text('First link of the page, for keyboards.'),
  draft: text('First text on the page of a draft, which only its writers see.'),
  pages: text('Name of the links to the pages of a list.'),
  page: pattern('A page of a list: "Page 2".', ['number']),
  titleOfPage: pattern('Title of a later page of a list in search results: "Articles: page 2".', [
    'title',
    'number',
  ]),
  callNow: text('Label of the call button.'),
  closing: z
    .strictObject({
      title: text('A question that the reader may still have.'),
      text: richText('What a call answers, and what it costs.'),
    })
    .describe('Block above the call at the end of pages without their own closing text.'),
  callShort: text('Label of the call button in the top bar.'),
  callMainLine: text('Name of the call link for screen readers: "Call the main line".'),
  mainLine: text('The first telephone number.'),
  alternateLine: text('The second telephone number.'),
  textUs: text('Label of the link that starts a text message.'),
  messaging: textsFor(messagingApps, 'Label of the link that opens an app with a message to the agency'),
  or: text('Word between two numbers.'),
  email: text('Label before an e-mail address.'),
  license: pattern('"California bail agent license 0000000".', ['number']),
  licenseLabel: text(
    'Label above the license number, with its holder: "Alder Gate, California bail license".',
  ),
  officeLicense: pattern('Label above a further license number: "Pasadena office license".', ['office']),
  notEntered: text('Replaces a license number or a street that the owner has not entered yet.'),
  checkLicense: text('Link after the license number to the page where the state confirms it.'),
  licenseChecked: pattern('The day of the last check with the state: "Found valid on November 20, 2026".', [
    'date',
  ]),
  insurer: pattern('Line under the license: "Insurance company behind our bonds: Example Surety".', ['name']),
  limits: text('The fixed sentence beside every time: times depend on the jail and the case.'),
  notLawFirm: text('The fixed sentence of the footer: a bail bond agency, not a law firm.'),
  navigation: text('Name of the main navigation.'),
  menu: text('Label of the menu button.'),
  closeMenu: text('Label of the menu button while the menu is open.'),
  arrestPlace: text('Heading of the county guides in the menu.'),
  language: text('Label of the language control.'),
  languageCurrent: pattern('Name of the language control for screen readers: "Language: English".', [
    'language',
  ]),
  breadcrumb: text('Name of the breadcrumb navigation.'),
  backToTop: text('Link to the start of the page.'),
  backToHome: text('Link to the home page.'),
  loading: text('Shown while the next page loads.'),
  stopOf: pattern('Position on the line of the process: "Stop 5 of 7".', ['number', 'total']),
  print: text('Button that prints the list.'),
  required: text('Meaning of the asterisk.'),
  error: text(
    'Hidden text before an error message, and before the page title while there are errors: "Error:".',
  ),
  contents: text('Heading of a table of contents.'),
  allServices: text('Link to all services.'),
  frequentQuestions: text('Heading of a block of questions.'),
  details: text('Heading of the collapsed sections that follow the answer of a page.'),
  whatYouGet: text('Heading of the features of a service.'),
  whyThisMatters: text('Heading of the highlights of a service.'),
  howItWorks: text('Heading of the steps of a service.'),
  getDirections: text('Link to directions in a map service.'),
  viewLargerMap: text('Link to a map service.'),
});

const Footer = z.strictObject({
  quickLinks: text('Heading of the quick links.'),
  services: text('Heading of the links to services.'),
  contactInfo: text('Heading of the contact block.'),
  emergency: text('24/7 emergency note.'),
  social: text('Name of the list of social pages.'),
  legal: text('Name of the list of legal pages.'),
  siteMapFile: text('Link to sitemap.xml.'),
  office: pattern('The head office in one line: "Pasadena office: 1 Main Street, Pasadena, CA 91107".', [
    'name',
    'address',
  ]),
});

const ProcessStep = z.strictObject({
  title: text('Heading of the step.'),
  short: text('Name of the step on the strip: one to three words.'),
});

const Process = z.strictObject({
  name: text('Name of the process: "From arrest to release".'),
  stops: z.array(ProcessStep).length(7).describe('The seven steps from arrest to release.'),
});

const Checklist = z.strictObject({
  title: text('Heading: have this ready when you call.'),
  items: z.array(text('One thing to have ready.')).length(6),
  note: text('Note that the caller need not know everything.'),
});

const Estimator = z.strictObject({
  amount: text('Label of the field for the bail amount in dollars.'),
  hint: text('How to type the amount.'),
  fee: text('Label of the result.'),
  empty: text('Replaces the result before an amount is typed.'),
  amounts: text('Name of the buttons that fill in an amount.'),
  owed: pattern('Line under the fee: the total that a co-signer may owe when a court date is missed.', [
    'amount',
  ]),
  notANumber: text('Problem: the value is not an amount.'),
  negative: text('Problem: the value is below one dollar.'),
  tooLarge: pattern('Problem: above the maximum; the family should call.', ['maximum']),
  note: text(
    'Note that the fee is an estimate of the premium, and only expenses named in writing can be added.',
  ),
});

const squaresRow = (drawn: string, meaning: string) =>
  z.strictObject({
    drawn: text(`Description of the drawing for visitors who cannot see it: ${drawn}.`),
    title: text(`Meaning of the drawing, in a few words: ${meaning}.`),
    note: text('The consequence, in a sentence.'),
  });

const Examples = z.strictObject({
  caption: text('Caption of the table of premium examples.'),
  bail: text('Column head: bail amount.'),
  fee: text('Column head: the fee at the premium rate.'),
  squares: z.strictObject({
    fee: squaresRow('a filled square', 'the fee, and that it is paid once'),
    bail: squaresRow('ten open squares', 'the whole bail amount, and when all of it is owed'),
  }),
});

const PaymentPlanText = z.strictObject({
  title: text('Heading of the collapsed plan.'),
  payment: text('Column head: kind of payment.'),
  down: pattern('Row: the down payment, "Down payment, 20% of the fee".', ['percent']),
  monthly: plural('Row: the monthly payments, "The rest over {{count}} months, a payment each month".'),
  note: pattern('Note under the rows: the annual percentage rate, in these words, and whom a plan is for.', [
    'rate',
  ]),
});

const ContactFormText = z.strictObject({
  fullName: text('Label of the name field.'),
  fullNamePlaceholder: text('Placeholder of the name field.'),
  email: text('Label of the e-mail field.'),
  phone: text('Label of the phone field.'),
  subject: text('Label of the subject field.'),
  subjectChoose: text('First entry of the subject list: choose one.'),
  subjects: textsFor(subjects, 'Subject'),
  message: text('Label of the message field.'),
  messagePlaceholder: text('Placeholder of the message field.'),
  urgent: z
    .strictObject({ title: text('What to do.'), text: richText('Why a message is too slow.') })
    .describe('Note above the message when the subject is an emergency; the number to call follows.'),
  smsConsent: richText('Text of the consent box: one sentence.'),
  smsTermsTitle: text('Summary of the collapsed terms of text messages under the box.'),
  smsTerms: richText('The terms of text messages: rates, STOP and HELP, and links to the legal pages.'),
  honeypot: text('Label of the field that people leave empty.'),
  manyLinks: plural('Note under a message with more than {{count}} links: it may be treated as advertising.'),
  send: text('Label of the button.'),
  sending: text('Label of the button while the message is being sent; ends with three full stops.'),
  problems: plural(
    'Heading of the list of errors, for the number of fields: "There is a problem in 2 fields".',
  ),
  errors: z
    .strictObject({
      fullName: text('The name is missing.'),
      fullNameLong: plural('The name is too long; says the maximum number of characters.', ['characters']),
      email: pattern('The e-mail address is missing or invalid.', ['example']),
      phone: text('The phone number is missing.'),
      phoneForm: pattern('The phone number is invalid; says how numbers of other countries begin.', [
        'example',
      ]),
      subject: text('No subject was chosen.'),
      message: text('The message is missing.'),
      messageShort: plural('The message is too short.', ['characters']),
      messageLong: plural('The message is too long.', ['characters']),
    })
    .describe('Errors of fields, as requests that say how to correct them.'),
  failures: z
    .strictObject({
      notSent: text('Before every failure below except unconfirmed: your message was not sent.'),
      unsure: text('Before unconfirmed: we do not know whether the message arrived.'),
      failed: text('The form rejected the message or does not work.'),
      unconfirmed: text('No answer in time, or none that confirms the message; sending twice does no harm.'),
      offline: text('There is no connection.'),
      tooMany: text('Too many messages: wait and try again.'),
      kept: richText('After every failure: the text is not lost, and the number to call.'),
    })
    .describe('Reasons why a message was not accepted.'),
  sent: text('Success message.'),
  sentNext: richText('After the success message: what happens next.'),
});

const Reviews = z.strictObject({
  title: text('Heading of the reviews.'),
  line: plural('The rating line: "4.9 out of 5, based on 12 reviews".', ['rating']),
});

const Blog = z.strictObject({
  featured: text('Label above the title of the featured article.'),
  readMore: text('Link to the featured article; screen readers read its title after it.'),
  readTime: plural('The time a post takes to read: "8 min read".'),
  published: pattern('"Published November 12, 2026".', ['date']),
  updated: pattern('"Updated November 20, 2026".', ['date']),
  categories: text('Name of the list of categories.'),
  allPosts: text('Link to the posts of every category.'),
  found: plural('How many posts there are: "10 articles found".'),
  emptyTitle: text('Replaces the number when a category has no posts.'),
  emptyHint: text('What to do when a category has no posts.'),
  related: text('Heading of the posts to read next.'),
});

const Blocks = z.strictObject({
  quote: pattern('A quotation between the quotation marks of the language.', ['text']),
  translated: text('Note after the source of a quotation from another language: the translation is ours.'),
  lookup: text('Text under the name of a county: what its guide offers to a family that looks for somebody.'),
});

const Legal = z.strictObject({
  lastUpdated: text('Label of the month of the last change.'),
  recorded: text('Label of the day on which the present text was recorded.'),
  phones: textsFor(phonePurposes, 'Label of another number of the agency'),
});

const People = z.strictObject({
  title: text('Heading of the list of people who answer.'),
  roles: textsFor(roles, 'Role of a person'),
  hours: textsFor(shifts, 'Shift of a person'),
});

const Settings = z.strictObject({
  acceptedIds: pattern('Which IDs a co-signer may show: "IDs that we accept: …".', ['ids']),
  ids: textsFor(idKinds, 'Name of an ID'),
  immigrationStatus: text('Says that we do not ask for the immigration status and do not pass it on.'),
  collectCalls: text('Says that the main line accepts collect calls from a jail.'),
  interest: z.strictObject({
    charged: text('Says that a payment plan has interest.'),
    none: text('Says that a payment plan has no interest.'),
  }),
  speakers: pattern('The languages of the agents: "Our agents speak: …".', ['speakers']),
  speaker: pattern('A language with its hours, inside that line: "Arabic (at night)".', [
    'language',
    'hours',
  ]),
});

const County = z.strictObject({
  whereIs: text('Heading of the panel that helps to find a person: where is he or she?'),
  infoLine: text('Name of the number of the sheriff or of the jails that answers questions about a person.'),
  search: text('Link to the official search for people in custody.'),
  checked: pattern('The day on which an official page was last checked: "Checked: November 20, 2026".', [
    'date',
  ]),
  jails: z
    .strictObject({
      men: text('Label of a jail for men.'),
      women: text('Label of a jail for women.'),
      all: text('Label of a jail for men and women.'),
    })
    .describe('Labels of the facts, and of each jail in the list.'),
  amount: text('Heading of the second step: is there a bail amount?'),
  beforePaying: text('Line under it: ask before you pay anyone.'),
  hearing: z
    .strictObject({
      note: text('Line under the heading: nobody has to wait for the judge when there is an amount.'),
      day: text('Question above the days: on which day was the arrest?'),
    })
    .describe('The third step; its other texts are in network.yaml.'),
  release: z
    .strictObject({
      title: text('Heading of the fourth step: what you pay, and when your relative is released.'),
      share: text('How often the fee is paid: once.'),
      fee: text('What the fee is called, and that it is normally not returned.'),
      hours: text('How long it usually takes: the figure.'),
      since: text('The moment from which it is counted.'),
      squares: text('What a square, a dark and a light one mean.'),
    })
    .describe('The fourth step: fee and time, with their squares.'),
  more: text('Title of the last collapsed item: our offices, the other counties and posts.'),
  printAll: text('Choice beside the printing hint: print everything, not one sheet.'),
  confirm: text('Note that addresses and hours change and should be confirmed by telephone.'),
  lines: text('Summary of the collapsed list of other numbers: cashier, release desk, city jails.'),
  custody: z.strictObject({
    title: text('Summary of the collapsed table of visits, calls, money and medicine.'),
    topic: text('Column head: what it is about.'),
    answer: text('Column head: what a family can do.'),
    topics: textsFor(custodyTopics, 'Name of the topic'),
  }),
  courts: text('Caption of the table of courts.'),
  court: text('Column head: court.'),
  address: text('Column head: address.'),
  amountsOf: pattern('Caption of the table of amounts with their year: "Amounts (2025)".', [
    'caption',
    'year',
  ]),
  amountGroups: z
    .strictObject({
      free: text('Charges for which nobody pays.'),
      judge: text('Charges for which a judge decides first.'),
      amount: text('Charges with an amount.'),
    })
    .describe('Names of the groups of the table of amounts.'),
  schedule: text('Label before the name of the court that publishes the bail schedule, and before its year.'),
  offices: text('Heading of our offices in the county, or of where our offices are.'),
  officesElsewhere: richText(
    'For a county without an office: where our offices are, and who goes to the jail.',
  ),
  others: text('Heading of the list of links to the other counties.'),
});

const Towns = z.strictObject({
  field: text('Label of the field: in which city was the arrest?'),
  show: text('Button beside the field that shows the result.'),
  list: text('Summary of the collapsed list of cities from A to Z.'),
  caption: text('Caption of the cities with an agency to ask.'),
  city: text('Column head: city.'),
  ask: text('Column head: whom to ask first.'),
  others: pattern('Text before all other cities of a county: ask its line, and the police of the city.', [
    'number',
  ]),
  found: pattern('Number of cities found: "Cities found: 3".', ['count']),
  none: richText('No city was found: ask the county of the arrest, whose line follows, or call us.'),
});

const City = z.strictObject({
  serves: pattern('The served places in one sentence: "Serving Pasadena and Altadena."', ['places']),
  station: text('Label of the fact: police and city jail.'),
  arrestIn: pattern('Heading of the stations of some places: "Arrest in Pasadena".', ['places']),
  county: text('Label of the fact: the county.'),
  countyGuide: pattern('Link to the county guide: "Full guide: Los Angeles County".', ['county']),
  office: text('Heading of the office of the city.'),
});

const MapText = z.strictObject({
  counties: text('Name of the map of counties.'),
  places: text('Name of the map of a county: its jails and courts.'),
  choose: text(
    'Note under the map of counties: what the squares are, and that each county links to its guide.',
  ),
  here: text(
    'Note under the map of a county: what the squares and their numbers are, and which points they mark.',
  ),
  stations: text('Name of the map of a city: its stations and courts.'),
  city: text(
    'Note under the map of a city: what the squares and their numbers are, which points they mark, and the source of the points.',
  ),
  courts: text('Switch below a map on phones that shows the squares of the courts.'),
  beyond: text('Note under a map with an arrow to a city outside its edge: what the arrow is.'),
  close: text('Note under the map of a county with a frame: another map shows the framed part larger.'),
  numbers: text('Note under the map of offices: what the numbers are.'),
  sketch: text('The source of the maps, and that they are simplified.'),
  openStreetMap: fixedText('Link to the other map service.'),
});

const chatReplies = Object.fromEntries(
  chatKeywords.map((name) => [name, richText(`Reply to a message about "${name}".`)]),
  // Object.fromEntries loses the type of the names.
) as Record<ChatKeyword, ReturnType<typeof richText>>;

const Chat = z.strictObject({
  title: text('Visible label of the chat button, and heading of the chat.'),
  open: text('Name of the button that opens the chat; it contains the visible label.'),
  close: text('Button that closes the chat.'),
  message: text('Label of the message field.'),
  send: text('Button that sends the message.'),
  showContact: text('Button that shows how to reach the agency.'),
  hideContact: text('Button that hides the contact data again.'),
  helper: text('Name of the automated helper in messages.'),
  visitor: text('Name of the visitor in messages.'),
  replies: z.strictObject({
    welcome: richText('First message: it says that the helper is automated.'),
    privacy: richText('Second message: nobody reads what is written, so no details of a case belong here.'),
    ...chatReplies,
    default: richText('Reply to everything else. The number to call and pages of the site follow.'),
  }),
  costOf: pattern('Reply to a message about the cost of a bond with an amount of bail.', ['amount', 'fee']),
  starters: z.array(text('Button with a typical question, which is sent like a typed message.')),
  found: text('Sentence before the pages that the search found.'),
  nothingFound: text('Sentence before the pages to begin with, when the search finds none.'),
});

const Cookies = z.strictObject({
  name: text('Name of the cookie banner for screen readers.'),
  text: text('What is stored, on a site that counts no visits.'),
  textCounting: text('What is stored, and what is counted after Accept All, on a site that counts visits.'),
  acceptAll: text('Button that allows every use.'),
  necessaryOnly: text('Button that allows only necessary storage.'),
  decline: text('Button that declines.'),
  saved: text('Message for screen readers after a choice.'),
  settings: text('Button in the footer that shows the banner again.'),
});

const FailedPart = z.strictObject({
  text: richText('A part of the page did not load: try again or call.'),
  retry: text('Button that tries again.'),
  reload: text('Button after a second failure: reloads the page and keeps what was typed.'),
});

const Search = z.strictObject({
  open: text('Link in the top bar that opens the search; one short word.'),
  label: text('Label of the field: what the visitor is looking for.'),
  close: text('Button that closes the search.'),
  searching: text('Shown while the search loads.'),
  found: plural('The number of pages found.'),
  none: text('No page was found; a call and the list of all pages follow.'),
  failed: text('The search did not load; a call and the list of all pages follow.'),
});

const Share = z.strictObject({
  alt: pattern('Text alternative of the link preview: the heading, the line of seven steps, the call.', [
    'heading',
  ]),
});

export const Ui = z.strictObject({
  agency: Agency,
  phrases: z
    .record(z.string().regex(/^[a-z][A-Za-z0-9]*$/u), text('Text that other texts use as {{name}}.'))
    .describe('Phrases that occur in many texts; each is a placeholder.'),
  figures: Figures,
  common: Common,
  footer: Footer,
  process: Process,
  checklist: Checklist,
  estimator: Estimator,
  examples: Examples,
  paymentPlan: PaymentPlanText,
  contactForm: ContactFormText,
  reviews: Reviews,
  blog: Blog,
  blocks: Blocks,
  legal: Legal,
  people: People,
  settings: Settings.describe('Texts of the settings of the agency, each printed when it is set.'),
  county: County,
  towns: Towns,
  city: City,
  map: MapText,
  chat: Chat,
  cookies: Cookies,
  search: Search,
  failedPart: FailedPart,
  share: Share,
});

export type Ui = z.infer<typeof Ui>;
