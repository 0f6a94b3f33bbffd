/** Props of the contact form, validated on the server. Browser code imports the types only. */
import * as z from 'zod';
import { fieldNames, subjects } from '../../../schema/form-fields.ts';
import { type Inline, Site } from '../../../schema/index.ts';
import { fieldProblems } from './message-rules.ts';

const text = z.string().regex(/\S/u);
/** Rich text that the model has already validated. */
const inline = z.custom<Inline>((value) => Array.isArray(value));

const Failures = z.strictObject({
  notSent: text.meta({
    description: 'Precedes the text of a failure after which the message has certainly not arrived.',
  }),
  unsure: text.meta({
    description: 'Precedes the text of a failure after which the message may have arrived.',
  }),
  failed: text,
  unconfirmed: text,
  offline: text,
  tooMany: text,
  kept: inline.meta({
    description:
      'Follows the text of every failure. Says that the typed text is kept, and names the number to call.',
  }),
});

const Urgent = z
  .strictObject({
    title: text,
    text: inline,
    call: z.strictObject({ phone: z.strictObject({ href: text, text: text }), label: text }),
  })
  .meta({ description: 'Shown above the message while the subject is an emergency: the number to call.' });

/** All texts and settings that the contact form needs. */
export const ContactFormProps = z.strictObject({
  target: z
    .strictObject({
      // Omits the refinements across fields of the settings, because the form adds its own fields.
      ...Site.shape.contactForm.shape,
      thankYouFields: z.array(z.string()).readonly().meta({
        description:
          'Names of the hidden fields with the address of the thank-you page, to which the service redirects a browser without scripts. The script omits them, because its request would be redirected, too.',
      }),
    })
    .meta({
      description: 'Endpoint and settings of the form; `hidden` contains every hidden field of the page.',
    }),
  texts: z.strictObject({
    error: text.meta({
      description: 'Visually hidden prefix of an error, and prefix of the page title while errors are shown.',
    }),
    required: text.meta({ description: 'Explanation of the asterisk.' }),
    fullName: text,
    fullNamePlaceholder: text,
    email: text,
    emailPlaceholder: text,
    phone: text,
    phonePlaceholder: text,
    subject: text,
    subjectChoose: text,
    subjects: z.record(z.enum(subjects), text),
    message: text,
    messagePlaceholder: text,
    urgent: Urgent,
    manyLinks: text.meta({
      description: 'Hint for a message with so many links that it looks like advertising.',
    }),
    smsConsent: inline,
    smsTermsTitle: text,
    smsTerms: inline,
    honeypot: text,
    privacy: inline.meta({ description: 'Note on what not to write and what happens to the message.' }),
    send: text,
    sending: text,
    problems: z
      .array(text)
      .length(fieldNames.length)
      .readonly()
      .meta({ description: 'Headings of the error summary for one field, for two fields and so on.' }),
    errors: z.record(z.enum(fieldNames), z.partialRecord(z.enum(fieldProblems), text)).meta({
      description:
        'Instructions by field and problem; a problem without an entry uses the one for `required`.',
    }),
    failures: Failures,
    sent: text,
    sentNext: inline.meta({ description: 'Follows `sent`. Says what happens next.' }),
  }),
});

export type ContactFormProps = z.infer<typeof ContactFormProps>;
