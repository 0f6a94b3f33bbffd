/** Props of the contact form, validated on the server. Browser code imports the types only. */
import * as z from 'zod';
import { type Inline, Site } from '../../../schema/index.ts';
import { fieldNames, fieldProblems, subjects } from './message-rules.ts';

const copy = z.string().regex(/\S/u);
/** Rich text that the model has already validated. */
const inline = z.custom<Inline>((value) => Array.isArray(value));

const Failures = z.strictObject({
  notSent: copy.meta({ description: 'Before the sentence of every failure but the timeout.' }),
  unsure: copy.meta({
    description: 'Before the sentences of reasons for which the message may have arrived.',
  }),
  refused: copy,
  closed: copy,
  tooLong: copy,
  tooMany: copy,
  server: copy,
  offline: copy,
  timeout: copy,
  unconfirmed: copy,
  kept: inline.meta({ description: 'After every failure: the text is still here, and the number to call.' }),
  waits: z
    .array(z.strictObject({ minutes: z.int().positive(), text: copy }))
    .readonly()
    .meta({ description: 'In place of `tooMany` when the wait is known: the first that is long enough.' }),
});

const Urgent = z
  .strictObject({
    title: copy,
    text: inline,
    call: z.strictObject({ phone: z.strictObject({ href: copy, text: copy }), label: copy }),
  })
  .meta({ description: 'Above the message while the subject is an emergency: the number to call.' });

/** All texts and settings that the contact form needs. */
export const ContactFormProps = z.strictObject({
  target: z
    .strictObject({
      // Omits the refinements across fields of the settings, because the form adds its own fields.
      ...Site.shape.contactForm.shape,
      landing: z.array(z.string()).readonly().meta({
        description:
          'Names of the fixed fields that say where a visitor without scripts lands. The script leaves them out: a service that follows them would answer it with a page.',
      }),
    })
    .meta({ description: 'Where messages go, with every fixed field of the page in `hidden`.' }),
  copy: z.strictObject({
    error: copy.meta({ description: 'Hidden before an error, and before the title while errors stand.' }),
    required: copy.meta({ description: 'What the asterisk means.' }),
    fullName: copy,
    fullNamePlaceholder: copy,
    email: copy,
    emailPlaceholder: copy,
    phone: copy,
    phonePlaceholder: copy,
    subject: copy,
    subjectChoose: copy,
    subjects: z.record(z.enum(subjects), copy),
    message: copy,
    messagePlaceholder: copy,
    urgent: Urgent,
    manyLinks: copy.meta({ description: 'Under a message with more links than look honest.' }),
    smsConsent: inline,
    smsTermsTitle: copy,
    smsTerms: inline,
    honeypot: copy,
    privacy: inline.meta({ description: 'What not to write, and what happens with the message.' }),
    send: copy,
    sending: copy,
    problems: z
      .array(copy)
      .length(fieldNames.length)
      .readonly()
      .meta({ description: 'Heading of the summary for one field, for two fields and so on.' }),
    errors: z.record(z.enum(fieldNames), z.partialRecord(z.enum(fieldProblems), copy)).meta({
      description: 'What to do about a problem; that of `required` where a problem has no own words.',
    }),
    failures: Failures,
    sent: copy,
    sentNext: inline.meta({ description: 'After the thanks: what happens next.' }),
  }),
});

export type ContactFormProps = z.infer<typeof ContactFormProps>;
