/**
 * What a clerk says, as signs in two languages: the English words in `content/shared/jail-words.yaml`, their
 * translations in `content/<language>/jail-words.yaml`.
 */
import * as z from 'zod';
import { Slug, Updated } from './primitives.ts';
import { richText, text } from './text.ts';

/** The words as they are said. */
export const JailWordsFacts = z.strictObject({
  updated: Updated,
  words: z
    .array(
      z.strictObject({
        id: Slug.meta({ description: 'Target of links to the sign: /bail-bond/jail-words#id.' }),
        term: z.string().min(1).meta({ description: 'The word as a clerk says it, in English.' }),
      }),
    )
    .min(1),
});

/** What they mean. */
export const JailWordsText = z.strictObject({
  updated: Updated,
  words: z.record(
    Slug,
    z.strictObject({
      name: text('The word in the language, as short as on a sign.'),
      sound: text('How it sounds, in letters of the language; in English another form in which it is said.'),
      meaning: richText('What it means for the family, and what to do.'),
    }),
  ),
});

export type JailWordsFacts = z.infer<typeof JailWordsFacts>;
export type JailWordsText = z.infer<typeof JailWordsText>;
