/** Facts in `content/shared/blog/` and `blog-categories/`, texts in the same folders of each language. */
import * as z from 'zod';
import { Block } from './blocks.ts';
import { Closing, Hero, Order, Seo, Slug, Source, StepNumber } from './primitives.ts';
import { text } from './text.ts';

export const PostFacts = z.strictObject({
  published: z.iso.date().describe('The day the post first appeared, as YYYY-MM-DD.'),
  /** A post about the whole process, or about the time after it, has no step. */
  stop: StepNumber.optional(),
  category: Slug.describe('Id of a blog category.'),
  minutes: z
    .int()
    .min(1)
    .max(12)
    .describe('Read time; the English text has 200 to 240 words for each minute, a notice of 1 fewer.'),
  featured: z.boolean().describe('Exactly one post is featured: the first one on the blog page.'),
  related: z.array(Slug).max(2).describe('Ids of at most two posts to read next.'),
  sources: z.array(Source).min(1).describe('Where the facts of the post come from.'),
});

export const PostText = z.strictObject({
  seo: Seo,
  label: text('Short title in lists and breadcrumbs.'),
  title: text('Title of the post.'),
  excerpt: text('Two sentences in lists and under the title.'),
  blocks: z.array(Block).min(6),
  closing: Closing,
});

export const CategoryFacts = z.strictObject({ order: Order });

export const CategoryText = z.strictObject({
  seo: Seo,
  label: text('Name of the category on filters.'),
  hero: Hero,
});

export type PostFacts = z.infer<typeof PostFacts>;
export type PostText = z.infer<typeof PostText>;
export type CategoryFacts = z.infer<typeof CategoryFacts>;
export type CategoryText = z.infer<typeof CategoryText>;
