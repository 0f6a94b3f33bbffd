/** `content/shared/site.yaml` */
import * as z from 'zod';
import type { Condition } from './blocks.ts';
import { fieldNames } from './form-fields.ts';
import { isOrigin, originProblem } from './origin.ts';
import { explainTelLink, Phone } from './phone.ts';
import { Checked, inOrder, Slug } from './primitives.ts';
import { isTimeZone } from './time-zone.ts';

/** BCP 47. `Intl` throws for malformed tags, and takes minutes for long ones. */
function isLocale(tag: string): boolean {
  try {
    return tag.length < 100 && Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}

/** `Intl` formats unknown locales in the language of the machine, so the output would depend on it. */
const isKnownLocale = (tag: string): boolean =>
  isLocale(tag) && Intl.NumberFormat.supportedLocalesOf([tag]).length === 1;

const unknownLocale = 'is not a locale for numbers, such as "es-US"';

/** One language of the site. The first in the list is the visitors' default and has no prefix in addresses. */
export const Language = z.strictObject({
  tag: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/u)
    .refine(isLocale)
    .describe('BCP 47 tag; also the name of the folder under content/ and the prefix in addresses.'),
  name: z.string().min(1).describe('The name of the language in itself, such as "Español".'),
  dir: z.enum(['ltr', 'rtl']).describe('The direction in which the language is read.'),
  numberLocale: z
    .string()
    .min(2)
    .refine(isKnownLocale, unknownLocale)
    .describe('Locale for numbers with Western digits and a comma for thousands, "es-US".'),
  openGraphLocale: z
    .string()
    .regex(/^[a-z]{2,3}_[A-Z]{2}$/u)
    .describe('Language and territory for link previews, such as "en_US".'),
  reviewed: z
    .strictObject({
      name: z.string().min(1).describe('Name of the person who read all texts of the language.'),
      date: z.iso.date().describe('The day on which they were read, as YYYY-MM-DD.'),
    })
    .optional()
    .describe('Who has read the texts of this language, and when; a release requires it.'),
  draft: z.boolean().optional().describe('A draft is checked with warnings and not published.'),
});

const AgencyPhone = z.strictObject({
  id: Slug.describe('main or alternate.'),
  number: Phone,
  sms: z.boolean().describe('Whether the line takes text messages.'),
});

export const phonePurposes = ['complaints', 'payments', 'privacy', 'records'] as const;

const FurtherPhone = z.strictObject({
  purpose: z.enum(phonePurposes).describe('The purpose of the number; its text is in ui.yaml.'),
  number: Phone,
});

export const messagingApps = ['whatsapp'] as const;

const MessagingNumber = z.strictObject({
  app: z.enum(messagingApps).describe('The app; its link text is in ui.yaml.'),
  number: Phone,
});

/** Two links of an app would have the same name. */
function checkApps(
  numbers: readonly z.infer<typeof MessagingNumber>[],
  context: z.core.$RefinementCtx,
): void {
  for (const [index, { app }] of numbers.entries()) {
    if (numbers.findIndex((other) => other.app === app) === index) continue;
    context.addIssue({
      code: 'custom',
      path: [index, 'app'],
      message: 'is listed twice; an app has one number',
    });
  }
}

export const roles = ['agent', 'manager', 'office'] as const;

export const shifts = ['any', 'day', 'night'] as const;

export const idKinds = [
  'driverLicense',
  'stateId',
  'passport',
  'consularId',
  'residentCard',
  'ab60License',
  'foreignId',
] as const;

/** Each is printed as a sentence when it is set. A question of the FAQ may name its setting. */
export const settingNotes = [
  'acceptedIds',
  'immigrationStatus',
  'collectCalls',
  'interest',
  'speakers',
] as const;

export type SettingNote = (typeof settingNotes)[number];

const Speaker = z.strictObject({
  language: z.string().describe('Tag of a language of this site, such as "ar".'),
  hours: z.enum(shifts).describe('The shift in which a speaker of the language answers.'),
});

const LicenseNumber = z.string().regex(/^[0-9A-Z]{5,12}$/u);

/** Zeros. */
export const placeholderLicense = /^0+$/u;

const FurtherLicense = z.strictObject({
  number: LicenseNumber.describe(
    'License number, 5 to 12 digits and capital letters without spaces or hyphens, such as "1846204".',
  ),
  office: Slug.describe('Id of the office to which the license belongs.'),
});

/** Placeholders may be equal. */
function checkLicenses(
  { licenseNumber, furtherLicenses = [] }: Licenses,
  context: z.core.$RefinementCtx,
): void {
  const numbers = [licenseNumber, ...furtherLicenses.map(({ number }) => number)];
  for (const [index, number] of numbers.entries()) {
    if (placeholderLicense.test(number) || numbers.indexOf(number) === index) continue;
    const path = ['furtherLicenses', index - 1, 'number'];
    context.addIssue({ code: 'custom', path, message: 'is the number of another license of the agency' });
  }
}

type Licenses = {
  readonly licenseNumber: string;
  readonly furtherLicenses?: readonly z.infer<typeof FurtherLicense>[] | undefined;
};

const Person = z.strictObject({
  name: z.string().min(1).describe('The name that the person uses on the phone.'),
  role: z.enum(roles).describe('The role of the person; its text is in ui.yaml.'),
  languages: z
    .array(z.string())
    .min(1)
    .describe('Tags of the languages the person speaks, such as [ar, en].'),
  hours: z.enum(shifts).optional().describe('The shift of the person; without it, no shift is shown.'),
  license: LicenseNumber.optional().describe(
    "The person's own bail license; printed beside the name when filled in.",
  ),
});

const ExternalLink = z.strictObject({
  name: z.string().min(1).describe('Name of the service, such as "Instagram".'),
  url: z.url({ protocol: /^https$/u }),
});

/** Fields that identify the origin of a message. */
export const originFields = ['page', 'language', 'formVersion', 'thankYou'] as const;

const ownFields: readonly string[] = [...fieldNames, 'smsConsent', ...originFields, 'messageId'];

/** Rejects fields of the same name, which would be lost, and answers that may not confirm the message. */
function checkFormSettings(
  { hidden, honeypot, action, successField }: NamedFields,
  context: z.core.$RefinementCtx,
): void {
  const report = (path: readonly string[], message: string) =>
    context.addIssue({ code: 'custom', path: [...path], message });
  if (ownFields.includes(honeypot) || Object.hasOwn(hidden, honeypot)) {
    report(
      ['honeypot'],
      'is the name of another field of the form, so every message would count as spam; take one such as "website"',
    );
  }
  if (successField === undefined && action !== THANK_YOU) {
    report(
      ['successField'],
      `is missing, so no answer of the endpoint would mean that the message was sent; write the key of its JSON answer that is true then, such as "success"`,
    );
  }
  for (const name of Object.keys(hidden).filter((field) => ownFields.includes(field))) {
    report(['hidden', name], 'is a field of the form itself, so one of the two would be lost');
  }
}

type NamedFields = Pick<ContactForm, 'hidden' | 'honeypot' | 'action' | 'successField'>;

export const THANK_YOU = '{{thankYou}}';

/** The host of the address is part of the content policy. */
const isFormAction = (action: string): boolean =>
  /^https?:\/\/[a-z0-9.:[\]_-]+$/u.test(URL.parse(action, 'https://site')?.origin ?? '');

const ContactForm = z.strictObject({
  action: z
    .string()
    .regex(/^(?:\/[^\s]*|https:\/\/[^\s]+|\{\{thankYou\}\})$/u)
    .refine(isFormAction)
    .describe(
      'Where the form posts to: an address on this site or of a form service, or {{thankYou}}, the page after sending in the language of the visitor.',
    ),
  encoding: z
    .enum(['urlencoded', 'multipart', 'json'])
    .describe('How the script sends the fields. Without scripts the browser sends urlencoded.'),
  hidden: z
    .record(z.string(), z.string())
    .describe('Fixed fields that the form service requires, by name; {{thankYou}} as in the action.'),
  ownEndpoint: z
    .literal(true)
    .optional()
    .describe(
      'Set once the form handler runs at an action on this site; a release requires it or a form service.',
    ),
  honeypot: z.string().min(1).describe('Name of the field that people leave empty.'),
  successField: z
    .string()
    .optional()
    .describe(
      'Key of the JSON answer that is true when the message was accepted; any other answer is a failure. Leave it out only with the action {{thankYou}}, which is answered with that page.',
    ),
  errorsField: z.string().optional().describe('Key of a JSON response that lists errors by field.'),
  bounds: z
    .strictObject({
      nameMin: z.int().positive(),
      nameMax: z.int().positive(),
      emailMax: z.int().positive(),
      messageMin: z.int().positive(),
      messageMax: z.int().positive(),
    })
    .refine(...inOrder('nameMin', 'nameMax'))
    .refine(...inOrder('messageMin', 'messageMax'))
    .describe('Lengths in characters that both the build and the browser check.'),
});

/** Loaded only with consent. */
const Analytics = z.strictObject({
  script: z
    .string()
    .regex(/^\/(?!\/)[^\s\\?#]+\.js$/u)
    .describe('Address of a module on this site, such as "/count.js"; put it into templates/public.'),
});

/** Every switch is off by default. */
const Hosting = z.strictObject({
  metaPolicy: z
    .boolean()
    .optional()
    .describe(
      'For hosts without headers and redirects, such as GitHub Pages: pages contain the content policy, and old addresses are pages that redirect.',
    ),
  includeSubDomains: z
    .boolean()
    .optional()
    .describe('Browsers use HTTPS for all subdomains, too, so each of them must support it.'),
  hstsPreload: z
    .boolean()
    .optional()
    .describe(
      'Browsers may list the domain with all subdomains as HTTPS only permanently, which is hard to undo.',
    ),
});

/** The target of an old address whose page is gone. */
export const GONE = 'gone';

const RedirectTarget = z
  .string()
  .regex(new RegExp(`^(?:${GONE}|/[^\\s#?]*)$`, 'u'))
  .describe(
    `An address on this site, without a language and without a section, such as "/faq", or "${GONE}".`,
  );

const Redirects = z
  .record(z.string(), RedirectTarget)
  .describe('Old addresses, without a language, each with its new address, such as "/faq", or with "gone".');

/** `/.well-known/security.txt` */
const Security = z.strictObject({
  contact: z
    .array(
      z
        .string()
        .regex(/^(?:mailto:|https:\/\/|tel:)\S+$/u)
        .superRefine((address, context) => {
          const message = address.startsWith('tel:') ? explainTelLink(address) : undefined;
          if (message !== undefined) context.addIssue({ code: 'custom', message });
        }),
    )
    .min(1)
    .describe('Addresses such as "mailto:security@example.com", the preferred one first.'),
  expires: z.iso.date().describe('The day until which the contact is valid, less than a year ahead.'),
});

/** Pages print the native names of languages, so each tag must be a language of the site. */
function checkSpokenLanguages(
  { languages, people = [], speakers = [] }: Speaking,
  context: z.core.$RefinementCtx,
): void {
  const tags = languages.map(({ tag }) => tag);
  const message = `is not a language of this site: ${tags.join(', ')}`;
  for (const [index, { language }] of speakers.entries()) {
    if (tags.includes(language)) continue;
    context.addIssue({ code: 'custom', path: ['speakers', index, 'language'], message });
  }
  for (const [person, { languages: spoken }] of people.entries()) {
    for (const [index, tag] of spoken.entries()) {
      if (tags.includes(tag)) continue;
      const path = ['people', person, 'languages', index];
      context.addIssue({ code: 'custom', path, message });
    }
  }
}

type Speaking = {
  readonly languages: readonly { readonly tag: string }[];
  readonly people?: readonly { readonly languages: readonly string[] }[] | undefined;
  readonly speakers?: readonly { readonly language: string }[] | undefined;
};

/** Accepts invalid addresses, which have their own message. */
const isSiteAddress = (text: string): boolean => !URL.canParse(text) || isOrigin(new URL(text));

export const Site = z
  .strictObject({
    baseUrl: z
      .url({ protocol: /^https?$/u })
      .refine(isSiteAddress, originProblem)
      .describe('Origin of the published site, without a path. --base-url and SITE_BASE_URL override it.'),
    timeZone: z
      .string()
      .refine(isTimeZone, 'is not a time zone of the IANA database, such as "America/Los_Angeles"')
      .describe(
        'Time zone of the site, such as "America/Los_Angeles". A build publishes posts whose day has begun in this zone.',
      ),
    sourceLanguage: z.string().describe('The language from which the others are translated.'),
    languages: z.array(Language).min(1),
    agency: z
      .strictObject({
        licenseNumber: LicenseNumber.describe(
          'Bail license number, 5 to 12 digits and capital letters without spaces or hyphens, such as "1846203"; shown on every page (Ins. Code 1725.5).',
        ),
        furtherLicenses: z
          .array(FurtherLicense)
          .min(1)
          .optional()
          .describe(
            'Licenses of single offices; shown with the first license and with the office when filled in.',
          ),
        licenseChecked: Checked.optional().describe(
          'The day on which somebody last confirmed the number with the state; shown when filled in.',
        ),
        insurer: z
          .string()
          .min(1)
          .optional()
          .describe('Name of the surety insurer behind the bonds; shown with the license when filled in.'),
        acceptedIds: z
          .array(z.enum(idKinds))
          .min(1)
          .optional()
          .describe('IDs that a co-signer may show; listed with the license and in the FAQ when filled in.'),
        asksImmigrationStatus: z
          .literal(false)
          .optional()
          .describe(
            'When set, the site says that the agency does not ask for the immigration status and does not pass it on.',
          ),
        acceptsCollectCalls: z
          .literal(true)
          .optional()
          .describe('When set, the site says that the main line accepts collect calls from a jail.'),
        chargesInterest: z
          .boolean()
          .optional()
          .describe('Whether a payment plan has interest; the site says so when set.'),
      })
      .superRefine(checkLicenses),
    people: z.array(Person).optional().describe('People who answer; shown with the license when filled in.'),
    speakers: z
      .array(Speaker)
      .min(1)
      .optional()
      .describe('Languages of the agents and their hours; shown when filled in.'),
    furtherPhones: z
      .array(FurtherPhone)
      .optional()
      .describe('Numbers that the legal pages list in addition to the two lines; shown when filled in.'),
    messaging: z
      .array(MessagingNumber)
      .min(1)
      .superRefine(checkApps)
      .optional()
      .describe('Numbers in messaging apps; linked under the call of each page when filled in.'),
    phones: z.array(AgencyPhone).min(2).describe('The main line first, then the alternate line.'),
    email: z.email().describe('General address for messages.'),
    headOffice: Slug.describe('Id of the office that represents the agency in structured data.'),
    reviews: z
      .literal('samples')
      .optional()
      .describe(
        'When set, the sample reviews are shown and marked, for a demonstration. Otherwise only real reviews are shown.',
      ),
    contactForm: ContactForm.superRefine(checkFormSettings),
    hosting: Hosting.optional(),
    redirects: Redirects.optional(),
    postsPerPage: z
      .int()
      .positive()
      .optional()
      .describe('Number of posts on a page of the blog. Without it, one page lists all posts.'),
    security: Security.optional().describe(
      'The contact in security.txt. Without it, the file is not written.',
    ),
    analytics: Analytics.optional().describe('The analytics script. Without it, no visits are counted.'),
    socialLinks: z.array(ExternalLink).describe('Social pages; empty until the owner fills them.'),
    creditLinks: z.array(ExternalLink).describe('Credits in the footer; empty until filled.'),
  })
  .superRefine(checkSpokenLanguages);

/** Blocks with another condition are not shown. */
export const conditionsOf = ({
  analytics,
  contactForm,
  messaging = [],
}: SiteConditions): readonly Condition[] => [
  analytics === undefined ? 'no-analytics' : 'analytics',
  ...(contactForm.ownEndpoint === true ? (['own-endpoint'] as const) : []),
  ...messaging.map(({ app }) => app),
];

export type SiteConditions = Pick<Site, 'analytics' | 'messaging'> & {
  readonly contactForm: Pick<ContactForm, 'ownEndpoint'>;
};

export type Language = z.infer<typeof Language>;
export type Site = z.infer<typeof Site>;
export type ContactForm = z.infer<typeof ContactForm>;
