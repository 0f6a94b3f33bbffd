/** `content/shared/chat-keywords.yaml`: facts, because the lists of all languages apply on every page. */
import * as z from 'zod';
import { SitePath } from './primitives.ts';

export const chatKeywords = [
  'hello',
  'help',
  'phone',
  'email',
  'hours',
  'services',
  'location',
  'cost',
] as const;

export type ChatKeyword = (typeof chatKeywords)[number];

const Keyword = z.enum(chatKeywords);
const Word = z
  .string()
  .regex(/^[\p{L}\p{M}\p{N}]+$/u)
  .describe('One word in normal spelling, without spaces.');
const Phrase = z
  .string()
  .regex(/^\S+(?: \S+)*$/u)
  .describe('A phrase in normal spelling, one space between its words.');
const Letters = z
  .string()
  .regex(/^\p{L}+$/u)
  .describe('Letters only.');

/** Lists by language tag. All of them apply on every page. */
const byLanguage = (item: z.ZodString) => z.record(z.string(), z.array(item));

function forEachKeyword(item: z.ZodString) {
  const entries = chatKeywords.map((keyword) => [keyword, byLanguage(item)]);
  // Object.fromEntries loses the type of the keys.
  return z.strictObject(Object.fromEntries(entries) as Record<ChatKeyword, ReturnType<typeof byLanguage>>);
}

const ArabicForms = z
  .strictObject({
    prefixes: z.array(Letters).describe('Letters that may precede a word and are not part of it.'),
    suffixes: z.array(Letters).describe('Letters that may follow a word and are not part of it.'),
    afterSuffix: z
      .strictObject({ ending: Letters, other: Letters })
      .describe('A remainder with this ending is also compared with the other ending.'),
    minLength: z.int().positive().describe('Minimum number of remaining letters.'),
    neverStripped: z.array(Letters).describe('Words from which nothing is removed.'),
  })
  .describe('How clitics are removed from words in Arabic letters.');

export const ChatKeywords = z.strictObject({
  order: z
    .array(Keyword)
    .length(chatKeywords.length)
    .refine((order) => new Set(order).size === order.length)
    .describe('Every keyword once. Of several in a message, the last one in this list counts.'),
  pages: z
    .partialRecord(Keyword, SitePath)
    .describe('The page to which the reply of a keyword leads, such as "/services".'),
  startPages: z.array(SitePath).min(1).describe('The pages to begin with when the search finds none.'),
  arabicForms: ArabicForms,
  ignoredPhrases: byLanguage(Phrase).describe('Phrases that are not keywords, by language.'),
  phrases: forEachKeyword(Phrase).describe('Phrases that are keywords.'),
  words: forEachKeyword(Word).describe('Words that are keywords.'),
});

export type ChatKeywords = z.infer<typeof ChatKeywords>;
