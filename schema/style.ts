/** `content/<language>/style.yaml`: data, so that a new language needs no code. */
import * as z from 'zod';

const Words = z.array(z.string().regex(/\S/u));

const ForbiddenTerm = z.strictObject({
  words: Words.min(1).describe('The spellings; case, accents, Arabic vowel signs and prefixes are ignored.'),
  reason: z.string().min(1).describe('How readers understand the words, or why they are not allowed.'),
  write: z.string().min(1).describe('What to write instead.'),
  except: Words.optional().describe('Longer phrases in which the words are allowed.'),
  evenQuoted: z
    .boolean()
    .optional()
    .describe('True for promises, which a text does not quote either. Other words may be quoted.'),
});

const Patterns = z.array(z.string().regex(/_/u));

const Places = z.strictObject({
  numbers: Words.describe('Number words from two on: "two", "three".'),
  counts: z.strictObject({
    officeCount: Words.min(1).describe('A number of offices: "_ offices", or a dual without a number.'),
    countyCount: Words.min(1).describe('A number of counties: "_ counties", or a dual.'),
  }),
  list: z
    .array(z.string().regex(/_.*_/u))
    .min(1)
    .describe('Two neighbors in a list of names: "_, _", "_ and _".'),
  office: Patterns.min(1).describe('The name of a town beside the word for office: "office in _".'),
  except: Patterns.describe('Phrases about offices of others, that may contain a name: "ICE office in _".'),
});

const Mark = z.string().length(1);

const Accents = z.strictObject({
  words: Words.describe('Words that are never written without their accent.'),
  endings: Words.describe('Endings that are always written with an accent, such as the Spanish -ción.'),
});

export const Style = z.strictObject({
  quotes: z
    .strictObject({ open: Mark, close: Mark, innerOpen: Mark, innerClose: Mark })
    .describe('Quotation marks that replace plain " and \' on the page; innerClose is also the apostrophe.'),
  commonWords: Words.describe(
    'Function words that every longer text of the language contains. They show which texts are in another language.',
  ),
  sharedWords: Words.describe(
    'Words that are the same in the source language, so that a text of one such word is a translation.',
  ),
  emptyLinks: Words.describe('Link texts that do not say where the link leads, such as "click here".'),
  accents: Accents.optional().describe('Words and endings whose lost accents are reported.'),
  pairedSigns: z
    .array(z.string().length(2))
    .optional()
    .describe('Punctuation that opens and closes a sentence, each pair as one text, such as "¿?".'),
  places: Places.describe(
    'Phrases that texts write with a placeholder of an office or a county; _ is the number or the name. Case, accents, Arabic vowel signs and prefixes are ignored.',
  ),
  forbidden: z.array(ForbiddenTerm),
});

export type Style = z.infer<typeof Style>;
export type ForbiddenTerm = z.infer<typeof ForbiddenTerm>;
