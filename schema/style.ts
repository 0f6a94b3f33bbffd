/**
 * How the texts of one language are written: `content/<language>/style.yaml`.
 *
 * What a language needs beyond its words is data beside them, so that a new language brings its own rules and no
 * code knows a language by name. Nothing of this file is printed but the quotation marks.
 */
import { z } from 'zod';
import { Updated } from './primitives.ts';

const Words = z.array(z.string().regex(/\S/u));

const ForbiddenTerm = z.strictObject({
  words: Words.min(1).meta({
    description: 'The spellings; case, accents, Arabic vowel signs and prefixes do not count.',
  }),
  reason: z
    .string()
    .min(1)
    .meta({ description: 'What a reader understands, or why the words may not stand.' }),
  write: z.string().min(1).meta({ description: 'What to write in their place.' }),
  except: Words.optional().meta({ description: 'Longer phrases in which the words are right.' }),
});

const Mark = z.string().length(1);

const Accents = z.strictObject({
  words: Words.meta({ description: 'Words that are never written without their accent.' }),
  endings: Words.meta({ description: 'Endings of words that have one, such as the Spanish -ción.' }),
});

/** The whole file. */
export const Style = z.strictObject({
  updated: Updated,
  quotes: z.strictObject({ open: Mark, close: Mark, innerOpen: Mark, innerClose: Mark }).meta({
    description: 'Quotation marks that plain " and \' become on the page; innerClose is the apostrophe.',
  }),
  commonWords: Words.meta({
    description:
      'Small words that every longer text of the language has, by which a text in another language is noticed.',
  }),
  sharedWords: Words.meta({
    description:
      'Words that are the same in the source language, so that a text of one such word is a translation.',
  }),
  emptyLinks: Words.meta({
    description: 'Words of links that say nothing by themselves, such as "click here".',
  }),
  accents: Accents.optional().meta({ description: 'Accents that fall off on the way of a text.' }),
  pairedSigns: z
    .array(z.string().length(2))
    .optional()
    .meta({ description: 'Signs that open and close a sentence, each pair as one text, such as "¿?".' }),
  forbidden: z.array(ForbiddenTerm),
});

export type Style = z.infer<typeof Style>;
export type ForbiddenTerm = z.infer<typeof ForbiddenTerm>;
