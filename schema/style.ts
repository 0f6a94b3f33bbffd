/**
 * The writing rules of a language: `content/<language>/style.yaml`.
 *
 * They are data, so that a new language needs no code. Pages only print the quotation marks.
 */
import * as z from 'zod';
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

const NoBreak = z.strictObject({
  namesOfNumbers: Words.meta({
    description:
      'Words that a number belongs to: "section", "sections", "art.", "§". Months are known from ui.yaml.',
  }),
  terms: z.array(
    z
      .string()
      .regex(/^\S+(?: \S+)+$/u)
      .meta({ description: 'Two words or more that are one term together, such as "Penal Code".' }),
  ),
  conjunctions: Words.meta({ description: 'Words between two numbers, such as "to", "or".' }),
  shortWords: Words.meta({
    description: 'Short words that begin what follows, and end no line of a heading, such as "a".',
  }),
  ofWords: Words.meta({
    description: 'Words between a day, its month and its year: "de" in "1 de octubre de 2023".',
  }),
  states: Words.meta({ description: 'Short names between a place and its postcode: "CA".' }),
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
  noBreak: NoBreak.meta({
    description:
      'Words that keep a line of a page from breaking. Case, accents and what Arabic writes onto a word do not count.',
  }),
  forbidden: z.array(ForbiddenTerm),
});

export type Style = z.infer<typeof Style>;
export type ForbiddenTerm = z.infer<typeof ForbiddenTerm>;
