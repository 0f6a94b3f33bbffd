import * as z from 'zod';
import { richText, searchPhrase, text } from './text.ts';

/** Lower-case Latin words joined by hyphens; names of records and parts of addresses. At most 100 bytes. */
export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/u)
  .max(100)
  .describe('Lower-case Latin letters, digits and single hyphens, such as "fast-release".');

/** The arguments of `refine` that reject an upper end below the lower one. Both ends are optional. */
export function inOrder<End extends string>(
  low: End,
  high: End,
): [test: (range: Ends<End>) => boolean, problem: { path: string[]; error: string }] {
  const test = ({ [low]: least = 0, [high]: most = Infinity }: Ends<End>) => least <= most;
  return [test, { path: [high], error: `cannot be below "${low}"` }];
}

type Ends<End extends string> = { readonly [Each in End]?: number | undefined };

export const Order = z.int().positive().describe('Position in lists, 1 first.');

export const StepNumber = z
  .int()
  .min(1)
  .max(7)
  .describe('The step of the bail process, 1 arrest to 7 release, to which the page belongs.');

/** The day on which somebody found the fact in the official text. */
export const Checked = z.iso
  .date()
  .describe('The day the official text was opened and confirmed the fact. Leave it out otherwise.');

export const Certainty = z
  .enum(['official', 'secondary', 'unverified'])
  .describe('official: seen in a law or government text. secondary: in another source. unverified: in none.');

/** Where a fact comes from; never shown. */
export const Source = z
  .string()
  .min(1)
  .describe('Where the fact comes from: a document, a page, a law section.');

/** A date of a check needs a fact that an official text confirmed on that day. */
export function traced<Shape extends z.ZodRawShape>(shape: Shape) {
  const provenance = { source: Source, certainty: Certainty, checked: Checked.optional() };
  return z.strictObject({ ...shape, ...provenance }).refine(isCheckedByOfficialText, {
    path: ['checked'],
    error: 'is allowed only for a fact that an official text confirmed on that day (certainty: official)',
  });
}

const isCheckedByOfficialText = (fact: object): boolean =>
  !('checked' in fact) ||
  fact.checked === undefined ||
  ('certainty' in fact && fact.certainty === 'official');

/** An address on this site without a language, such as `/services/fast-release`; checked by `link/broken`. */
export const SitePath = z
  .string()
  .regex(/^\/[^\s#?]*$/u)
  .brand<'SitePath'>()
  .describe('An address on this site, without a language, such as "/services".');

/** A section of a page, or a page. */
export const SiteTarget = z
  .string()
  .regex(/^\/[^\s#?]*(?:#[a-z0-9-]+)?$/u)
  .describe('An address on this site, without a language, such as "/services" or "/faq#no-bond".');

export const Seo = z.strictObject({
  title: text('Title of the page in search results: at most 60 characters.'),
  description: text('One or two sentences for search results: 70 to 160 characters.'),
  keywords: z.array(searchPhrase('A word or phrase people search for.')).min(1),
});

export const Faq = z.strictObject({
  q: text('The question, as a family would ask it.'),
  a: richText('The answer first, then the reason.'),
});

export const Step = z.strictObject({
  title: text('What happens in this step, in a few words.'),
  content: richText('One to three sentences about the step.'),
});

export const Statement = z.strictObject({
  title: text('The statement in a few words.'),
  text: richText('One to three sentences that prove it.'),
});

export const FactRow = z.strictObject({
  label: text('What the row is about, one or two words.'),
  value: richText('The fact itself, as short as possible.'),
  note: richText('A limit or condition under the fact.').optional(),
});

export const Hero = z.strictObject({
  title: text('The heading of the page.'),
  lead: richText('One or two sentences under the heading: the answer or the next step.'),
});

export const pageFields = { seo: Seo, label: text('Short name in menus.'), hero: Hero };

export const Closing = z.strictObject({
  title: text('Heading of the closing block.'),
  text: richText('One or two sentences that invite readers to call.'),
});

export const SectionHead = z.strictObject({
  title: text('Heading of the section.'),
  lead: richText('One or two sentences that say what the section answers.'),
});
