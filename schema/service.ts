/** Facts in `content/shared/services/`, texts in `content/<language>/services/`. */
import * as z from 'zod';
import { Closing, Faq, Order, Seo, Statement, Step, StepNumber } from './primitives.ts';
import { richText, text } from './text.ts';

const objects = ['license', 'id', 'form', 'agreement', 'payment', 'receipt', 'copies'] as const;

const Hour = z.int().min(0).max(24);

const Diagram = z
  .strictObject({
    type: z.enum([
      'hours',
      'talk',
      'minutes',
      'decision',
      'equation',
      'calendar',
      'release',
      'stairs',
      'objects',
    ]),
    hours: z
      .array(z.strictObject({ from: Hour, to: Hour, sure: z.boolean().optional() }))
      .optional()
      .describe('For each item, the hours in which somebody answers; "sure" is false when hours differ.'),
    time: z.string().optional().describe('Name of the duration whose minutes are drawn.'),
    payments: z
      .array(z.strictObject({ day: z.int().min(1).max(28), amount: z.string() }))
      .optional()
      .describe('The figure that is paid on each day of an invented month that begins on a Monday.'),
    objects: z
      .array(z.array(z.enum(objects)).min(1))
      .optional()
      .describe('For each item, its outlines.'),
  })
  .describe('The drawing that answers the question of the page, and its figures.');

const DiagramText = z.strictObject({
  title: text('The question that the drawing answers, or its answer.'),
  labels: z.array(text('Who says the title of an item, and who says its text.')).length(2).optional(),
  items: z
    .array(
      z.strictObject({
        title: text('A part of the drawing in a few words.'),
        text: richText('The text of the part.'),
        otherwise: richText('The next step of a decision when the answer is no.').optional(),
      }),
    )
    .min(3),
  note: richText('A limit, or what the marks mean.').optional(),
});

export const ServiceFacts = z.strictObject({
  order: Order,
  stop: StepNumber.optional(),
  diagram: Diagram,
  showsExamples: z.boolean().describe('Whether the page has the table of premium examples.'),
});

/** Link targets, in the order of the page. */
export const serviceSections = [
  'what-you-get',
  'why-this-matters',
  'how-it-works',
  'questions',
  'call',
] as const;

export const ServiceText = z.strictObject({
  seo: Seo,
  label: text('Short name in menus and lists.'),
  summary: text('One line under the name in lists of services.'),
  title: text('Heading of the page.'),
  subtitle: richText('The question that the drawing answers.'),
  about: text('Title of the collapsed description: its content in a few words.'),
  description: z.array(richText('A paragraph that explains the service.')).min(2),
  note: Statement.optional(),
  features: z.array(richText('One thing the visitor gets.')).min(4),
  highlights: z
    .array(richText('Why it matters: a heading in **strong** without a full stop, then the proof.'))
    .min(2),
  diagram: DiagramText,
  steps: z.array(Step).length(3),
  faqs: z.array(Faq).min(3),
  closing: Closing,
});

export type ServiceFacts = z.infer<typeof ServiceFacts>;
export type ServiceText = z.infer<typeof ServiceText>;
