/**
 * The vocabulary by which the chat chooses its reply, in every language: `content/shared/chat-keywords.yaml`.
 *
 * The vocabulary belongs to the facts, because the lists of all languages apply on every page. The replies are texts of
 * the interface, `chat` in `ui.yaml`.
 */
import * as z from 'zod';
import { SitePath } from './primitives.ts';

/** The keywords that the chat answers. */
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

/** A keyword: the visitor asks about the agency. */
export type ChatKeyword = (typeof chatKeywords)[number];

/** The topics of messages without a keyword. They select the default reply. */
export const chatTopics = [
  'languages',
  'arrested',
  'where',
  'release',
  'money',
  'visits',
  'jailCalls',
  'scams',
  'status',
  'warrant',
  'missed',
  'noBond',
] as const;

/** A topic: the visitor asks about a relative. */
export type ChatTopic = (typeof chatTopics)[number];

/** The buttons that the chat shows at the start, in order. Each is answered like a message with its text. */
export const chatStarters = ['where', 'cost', 'release', 'noBond', 'missed'] as const;

/** The replies of the chat: by keyword, by topic, or the default one. */
export const chatAnswers = [...chatKeywords, ...chatTopics, 'default'] as const;

/** The meaning of a county: `county/` and the id of the county. */
export type CountyAnswer = `county/${string}`;

/** The meanings of a message. */
export type ChatMeaning = ChatKeyword | ChatTopic | CountyAnswer;

/** Name of an answer. */
export type ChatAnswer = ChatMeaning | 'default';

const meanings = [...chatKeywords, ...chatTopics] as const;
const Keyword = z.enum(chatKeywords);
const Topic = z.enum(chatTopics);
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
  .meta({ description: 'Letters only.' });

/** Lists by language tag. All of them apply on every page. */
const byLanguage = (item: z.ZodString) => z.record(z.string(), z.array(item));

const Ending = z
  .union([z.literal('call'), SitePath])
  .meta({ description: 'Where the reply leads: "call", or an address on this site such as "/services".' });

/** Returns the schema of an object with a field for each name. */
function forEach<Name extends string, Schema extends z.ZodType>(names: readonly Name[], schema: Schema) {
  // Object.fromEntries loses the type of the names.
  return z.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);
}

const ArabicForms = z
  .strictObject({
    prefixes: z
      .array(Letters)
      .meta({ description: 'Letters that may precede a word and are not part of it.' }),
    suffixes: z
      .array(Letters)
      .meta({ description: 'Letters that may follow a word and are not part of it.' }),
    afterSuffix: z
      .strictObject({ ending: Letters, other: Letters })
      .meta({ description: 'A remainder with this ending is also compared with the other ending.' }),
    minLength: z.int().positive().meta({ description: 'Minimum number of remaining letters.' }),
    neverStripped: z.array(Letters).meta({ description: 'Words from which nothing is removed.' }),
  })
  .meta({ description: 'How clitics are removed from words in Arabic letters.' });

const GroupName = z.string().regex(/^[a-z][A-Za-z]*$/u);
const Groups = z.array(GroupName).min(1);

const Condition = z.strictObject({
  words: z.array(Phrase).min(1).optional(),
  group: GroupName.optional().meta({
    description: 'A group whose words also count, in addition to "words".',
  }),
  means: z.enum(meanings),
  onlyIf: z
    .enum(['firstWord', 'wholeMessage'])
    .optional()
    .meta({ description: 'Required position of the words in the message.' }),
  withAny: Groups.optional().meta({
    description: 'Groups of which the message must also contain a word, at any position.',
  }),
  unlessAny: Groups.optional().meta({
    description: 'Groups whose words prevent the meaning, at any position in the message.',
  }),
});

const CountyNames = z.strictObject({
  names: z.array(Phrase).min(1).meta({ description: 'Spellings of the county, in any language.' }),
  alone: z
    .array(Phrase)
    .optional()
    .meta({ description: 'Short names that mean the county only when they are the whole message.' }),
});

const Counties = z
  .strictObject({
    withAny: Groups,
    unlessAny: Groups,
    byId: z.record(z.string(), CountyNames),
  })
  .meta({
    description:
      'Names of counties, by county id. Alone, or with the groups, they ask about a person in custody there.',
  });

/** Returns whether every group that a condition names exists. */
function hasAllGroups({ groups, conditional, counties }: ChatLists): boolean {
  const used = conditional.flatMap(({ group, withAny = [], unlessAny = [] }) => [
    ...(group === undefined ? [] : [group]),
    ...withAny,
    ...unlessAny,
  ]);
  return [...used, ...counties.withAny, ...counties.unlessAny].every((name) => name in groups);
}

type ChatLists = {
  readonly groups: Readonly<Record<string, unknown>>;
  readonly conditional: readonly z.infer<typeof Condition>[];
  readonly counties: { readonly withAny: readonly string[]; readonly unlessAny: readonly string[] };
};

/** The whole file. */
export const ChatKeywords = z
  .strictObject({
    order: z
      .array(Keyword)
      .length(chatKeywords.length)
      .refine((order) => new Set(order).size === order.length)
      .meta({
        description: 'Every keyword once. Of several in a message, the last one in this list counts.',
      }),
    topics: z
      .array(Topic)
      .length(chatTopics.length)
      .refine((topics) => new Set(topics).size === topics.length)
      .meta({
        description: 'Every topic once; the last one counts. Topics apply to messages without a keyword.',
      }),
    scope: z.literal('union').meta({ description: 'The lists of all languages apply on every page.' }),
    endings: forEach(chatAnswers, Ending).meta({ description: 'Where each reply leads after its sentence.' }),
    letters: z
      .record(z.string().regex(/^\p{L}$/u), z.string().regex(/^\p{L}?$/u))
      .meta({ description: 'Letters that count as another letter; an empty text deletes the letter.' }),
    arabicForms: ArabicForms,
    ignoredPhrases: byLanguage(Phrase).meta({ description: 'Phrases that are not keywords, by language.' }),
    phrases: forEach(meanings, byLanguage(Phrase)).meta({ description: 'Phrases with a meaning.' }),
    words: forEach(meanings, byLanguage(Word)).meta({ description: 'Words with a meaning.' }),
    groups: z
      .record(GroupName, byLanguage(Phrase))
      .meta({ description: 'Words and phrases that conditions refer to.' }),
    conditional: z.array(Condition).meta({ description: 'Words with a meaning under a condition.' }),
    counties: Counties,
  })
  .refine(hasAllGroups, { path: ['groups'], message: 'A condition names a group that does not exist.' });

export type ChatKeywords = z.infer<typeof ChatKeywords>;
