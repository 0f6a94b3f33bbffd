/** `content/<language>/pages/contact.yaml` and `thank-you.yaml` */
import * as z from 'zod';
import { Closing, FactRow, Hero, pageFields, SectionHead, Seo } from '../primitives.ts';
import { richText, text } from '../text.ts';

export const contactSections = ['form', 'offices', 'call'] as const;

export const ContactPage = z.strictObject({
  ...pageFields,
  emergency: text('Label of the emergency line.'),
  facts: z.array(FactRow).min(2).max(5),
  form: SectionHead.extend({ privacy: richText('What not to write, and what happens with the message.') }),
  offices: SectionHead,
  closing: Closing,
});

export const ThankYouPage = z.strictObject({
  seo: Seo,
  label: text('Short name.'),
  hero: Hero.extend({ title: text('What is shown when the message has arrived.') }),
  nextTitle: text('Heading of what happens next.'),
  next: z.array(richText('One thing that happens next.')).min(2),
  closing: Closing,
});
export type ContactPage = z.infer<typeof ContactPage>;
export type ThankYouPage = z.infer<typeof ThankYouPage>;
