/**
 * The search settings of a language: `content/<language>/search.yaml`.
 *
 * Visitors do not know the technical terms, so each language maps their words to those of the pages.
 */
import * as z from 'zod';
import { Updated } from './primitives.ts';

const Words = z.array(z.string().regex(/\S/u));

const Synonym = z.strictObject({
  say: Words.min(1).meta({
    description:
      'What families write, words or phrases. Case, accents, endings and forms of letters do not count.',
  }),
  mean: z.string().regex(/\S/u).meta({ description: 'The words of the pages that are looked for as well.' }),
});

/** The whole file. */
export const Search = z.strictObject({
  updated: Updated,
  ignored: Words.meta({
    description: 'Small words that say nothing of what is looked for, such as "the", "how".',
  }),
  synonyms: z.array(Synonym),
});

export type Search = z.infer<typeof Search>;
