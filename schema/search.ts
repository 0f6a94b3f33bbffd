/** `content/<language>/search.yaml`: visitors do not know the technical terms of the pages. */
import * as z from 'zod';

const Words = z.array(z.string().regex(/\S/u));

const Synonym = z.strictObject({
  say: Words.min(1).describe(
    'Words or phrases that families type. Case, accents, endings and letter forms are ignored.',
  ),
  mean: z.string().regex(/\S/u).describe('The words of the pages that are also searched.'),
});

export const Search = z.strictObject({
  ignored: Words.describe('Words that a search ignores, such as "the", "how".'),
  aroundPlaces: Words.describe(
    'Words around the name of a place that the city field ignores, such as "City of", "County", "CA".',
  ),
  synonyms: z.array(Synonym),
});

export type Search = z.infer<typeof Search>;
