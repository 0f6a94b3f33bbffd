/** A service page: facts in `content/shared/services/`, words in `content/<language>/services/`. */
import * as z from 'zod';
import { Closing, FactRow, Faq, Order, Seo, Statement, Step, Stop, Updated } from './primitives.ts';
import { richText, text } from './text.ts';

/** What no language changes about a service. */
export const ServiceFacts = z.strictObject({
  updated: Updated,
  order: Order,
  stop: Stop,
  drawing: z
    .enum([
      'phone-at-night',
      'headset',
      'conversation',
      'papers',
      'price-tag',
      'calendar',
      'door',
      'handshake',
      'car',
    ])
    .meta({ description: 'The drawing on the page.' }),
  showsExamples: z
    .boolean()
    .meta({ description: 'Whether the table of premium examples stands on the page.' }),
});

/** Ids of the sections of a service page: targets of links, in the order of the page. */
export const serviceSections = [
  'what-you-get',
  'why-this-matters',
  'how-it-works',
  'questions',
  'call',
] as const;

/** The words of a service page, in the order of the page. */
export const ServiceText = z.strictObject({
  updated: Updated,
  seo: Seo,
  label: text('Short name in menus and lists.'),
  summary: text('One line under the name in lists of services.'),
  title: text('Heading of the page.'),
  subtitle: richText('One or two sentences under the heading.'),
  facts: z.array(FactRow).min(2).max(5),
  description: z.array(richText('A paragraph that explains the service.')).min(2),
  note: Statement.optional(),
  features: z.array(richText('One thing the visitor gets.')).min(4),
  highlights: z
    .array(richText('Why it matters: a heading in **strong** without a full stop, then the proof.'))
    .min(2),
  imageAlt: text('One sentence that names the objects in the drawing.'),
  steps: z.array(Step).min(3),
  faqs: z.array(Faq).min(3),
  closing: Closing,
});

export type ServiceFacts = z.infer<typeof ServiceFacts>;
export type ServiceText = z.infer<typeof ServiceText>;
