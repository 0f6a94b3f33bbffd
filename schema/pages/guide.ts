/** Guides with numbered passages, and pages about the agency, its service area, offices and posts. */
import * as z from 'zod';
import { Detail, Passage } from '../blocks.ts';
import { Closing, FactRow, Faq, pageFields, SectionHead, Statement } from '../primitives.ts';
import { richText, text } from '../text.ts';

export const GuidePage = z.strictObject({
  ...pageFields,
  facts: z.array(FactRow).min(2).max(5).optional(),
  passages: z.array(Passage).min(1),
  details: z.array(Detail).min(1).optional().describe('Collapsed passages after the others, as one section.'),
  closing: Closing,
});

/** The evidence is beside the claim. */
const Claim = z.strictObject({
  title: text('The claim in a few words.'),
  paragraphs: z.array(richText('What it means, and how to check it.')).min(1),
});

export const WhyChooseUsPage = z.strictObject({
  ...pageFields,
  license: Claim.extend({ facts: z.array(FactRow).min(2) }),
  fee: Claim.describe('Beside the table of premium examples.'),
  answer: Claim.extend({ facts: z.array(FactRow).min(2) }),
  ask: SectionHead.extend({
    limits: Statement.describe('What no agent can promise.'),
    sheet: text('Heading of the sheet to print.'),
    questions: z
      .array(Faq)
      .length(7)
      .describe('Questions to any bail agent; the answer says what a good reply contains.'),
    note: text('Under the questions: what to do with the answers.'),
  }),
  closing: Closing,
});

export const ServiceAreaPage = z.strictObject({
  ...pageFields,
  map: SectionHead,
  towns: SectionHead.omit({ title: true }).describe('The list of places; its heading is in ui.yaml.'),
  counties: z
    .strictObject({
      title: text('Heading.'),
      cases: z
        .array(richText('A county, as a heading in **strong** without a full stop; what differs there.'))
        .min(2),
      price: richText('What is the same in every county: the fee.'),
    })
    .describe('The differences between the counties.'),
  cities: SectionHead.omit({ lead: true }),
  offices: SectionHead,
  elsewhere: z
    .strictObject({ cases: z.array(Statement).min(2) })
    .describe('When the person is outside the counties, each case with what to do.'),
  closing: Closing,
});

export const LocationsPage = z.strictObject({
  ...pageFields,
  map: SectionHead.extend({ alt: text('Description of the map for visitors who cannot see it.') }),
  offices: SectionHead.omit({ lead: true }),
  visit: z.strictObject({
    title: text('Heading: before a visit.'),
    items: z.array(richText('What to bring or to know; its subject is in **strong**.')).min(2),
  }),
  coverage: SectionHead,
  closing: Closing,
});

/** `content/shared/articles.yaml` lists the pages of each group. */
export const ArticlesPage = z.strictObject({
  ...pageFields,
  groups: z.strictObject({ charges: SectionHead, process: SectionHead }),
  closing: Closing,
});

export const BlogPage = z.strictObject({
  ...pageFields,
  notAdvice: text('Note that posts are general information, not advice on a case.'),
});

export type GuidePage = z.infer<typeof GuidePage>;
export type WhyChooseUsPage = z.infer<typeof WhyChooseUsPage>;
export type ServiceAreaPage = z.infer<typeof ServiceAreaPage>;
export type LocationsPage = z.infer<typeof LocationsPage>;
export type ArticlesPage = z.infer<typeof ArticlesPage>;
export type BlogPage = z.infer<typeof BlogPage>;
