/**
 * The words by which the chat chooses its reply, in every language: `content/shared/chat-keywords.yaml` (R157).
 *
 * They are facts, not words of a page: every list counts whatever the language of the page. The replies are
 * words of the interface, `chat` in `ui.yaml`.
 */
import { z } from 'zod';
import { SitePath, Updated } from './primitives.ts';

/** The keywords of the product specification. */
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

/** What a message can ask for. */
export type ChatKeyword = (typeof chatKeywords)[number];

/** What the chat says in answer to a message: by keyword, or without one. */
export const chatAnswers = [...chatKeywords, 'default'] as const;

/** Name of an answer. */
export type ChatAnswer = (typeof chatAnswers)[number];

const Keyword = z.enum(chatKeywords);
const Word = z
  .string()
  .regex(/^[\p{L}\p{M}\p{N}]+$/u)
  .meta({ description: 'One word in normal spelling, without spaces.' });
const Phrase = z
  .string()
  .regex(/^\S+(?: \S+)*$/u)
  .meta({ description: 'A phrase in normal spelling, one space between its words.' });
const Letters = z
  .string()
  .regex(/^\p{L}+$/u)
  .meta({ description: 'Letters and nothing else.' });

/** Lists by the tag of their language. All of them count on every page. */
const byLanguage = (item: z.ZodString) => z.record(z.string(), z.array(item));

const Ending = z
  .union([z.literal('call'), SitePath])
  .meta({ description: 'Where the reply leads: "call", or an address on this site such as "/services".' });

/** An object with a field for each name. */
function forEach<Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) {
  // Object.fromEntries forgets the names.
  return z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);
}

const ArabicForms = z
  .strictObject({
    prefixes: z.array(Letters).meta({ description: 'What can stand before a word and is not part of it.' }),
    suffixes: z.array(Letters).meta({ description: 'What can stand after a word and is not part of it.' }),
    afterSuffix: z
      .strictObject({ ending: Letters, other: Letters })
      .meta({ description: 'A remainder with this ending is also tried with the other one.' }),
    minLength: z.int().positive().meta({ description: 'Letters that must be left.' }),
    neverStripped: z.array(Letters).meta({ description: 'Words from which nothing is removed.' }),
  })
  .meta({ description: 'How words in Arabic letters lose what is written together with them.' });

const Condition = z.strictObject({
  words: z.array(Word).min(1),
  keyword: Keyword,
  onlyIf: z
    .enum(['firstWord', 'wholeMessage'])
    .optional()
    .meta({ description: 'Where in the message the word must stand.' }),
  unlessAny: z
    .array(Word)
    .optional()
    .meta({ description: 'Words that take the keyword away, wherever they stand in the message.' }),
});

/** The whole file. */
export const ChatKeywords = z.strictObject({
  updated: Updated,
  order: z
    .array(Keyword)
    .length(chatKeywords.length)
    .refine((order) => new Set(order).size === order.length)
    .meta({ description: 'Every keyword once. Of several in one message the last in this list wins.' }),
  scope: z.literal('union').meta({ description: 'The lists of all languages count on every page.' }),
  endings: forEach(chatAnswers, Ending).meta({ description: 'Where each reply leads after its sentence.' }),
  letters: z
    .record(z.string().regex(/^\p{L}$/u), z.string().regex(/^\p{L}?$/u))
    .meta({ description: 'Letters that count as another letter; an empty text deletes the letter.' }),
  arabicForms: ArabicForms,
  ignoredPhrases: byLanguage(Phrase).meta({ description: 'Phrases that mean no keyword, by language.' }),
  phrases: forEach(chatKeywords, byLanguage(Phrase)).meta({ description: 'Phrases that mean a keyword.' }),
  words: forEach(chatKeywords, byLanguage(Word)).meta({ description: 'Words that mean a keyword.' }),
  conditional: z.array(Condition).meta({ description: 'Words that mean a keyword under a condition.' }),
});

export type ChatKeywords = z.infer<typeof ChatKeywords>;
