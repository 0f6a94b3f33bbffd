/** `content/<language>/pages/home.yaml` */
import * as z from 'zod';
import { stepIds } from '../network.ts';
import { Closing, pageFields, SectionHead } from '../primitives.ts';
import { richText, text } from '../text.ts';

export const homeSections = [
  'where',
  'cost',
  'when',
  'ask',
  'how-it-works',
  ...stepIds,
  'services',
  'why-choose-us',
  'call',
] as const;

export const HomePage = z.strictObject({
  ...pageFields,
  answers: z
    .strictObject({
      where: z.strictObject({ title: text('The question where the person is.') }),
      cost: z.strictObject({
        title: text('The question what a bond costs.'),
        share: richText('What the rate is a part of, with a link to the page about the fee.'),
        returned: text('Whether the fee comes back, in a few words.'),
      }),
      when: z.strictObject({
        title: text('The question when the person is released.'),
        hours: text('The usual time, as a large figure.'),
        since: richText('From when the time counts, with a link to all times.'),
        squares: text('What dark and light squares mean.'),
      }),
      ask: z.strictObject({
        title: text('The question what to ask the jail.'),
        all: text('Label of the link to all questions.'),
        note: text('Why to ask the jail first, in one or two short sentences below the question.'),
      }),
    })
    .describe('The four answers beside the heading.'),
  signs: z
    .array(text('What the family heard, in a few words.'))
    .max(3)
    .describe('One text for each sign of navigation.yaml.'),
  process: SectionHead.extend({
    stops: z
      .array(richText('What happens at this step: one or two sentences.'))
      .length(stepIds.length)
      .describe('The texts that the seven steps open; their headings are in ui.yaml.'),
  }),
  services: SectionHead,
  why: SectionHead.omit({ lead: true }).extend({
    claims: z.array(richText('A claim in one line.')).length(3),
  }),
  reviews: SectionHead,
  closing: Closing,
});
export type HomePage = z.infer<typeof HomePage>;
