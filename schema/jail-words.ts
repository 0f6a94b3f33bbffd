/** English terms in `content/shared/jail-words.yaml`, meanings in `content/<language>/jail-words.yaml`. */
import * as z from 'zod';
import { Slug } from './primitives.ts';
import { richText, text } from './text.ts';

export const JailWordsFacts = z.strictObject({
  words: z
    .array(
      z.strictObject({
        id: Slug.describe('Target of links to the sign: /bail-bond/jail-words#id.'),
        term: z.string().min(1).describe('The word as a clerk says it, in English.'),
      }),
    )
    .min(1),
});

export const JailWordsText = z.strictObject({
  words: z.record(
    Slug,
    z.strictObject({
      name: text('The word in the language, as short as on a sign.'),
      sound: text('Pronunciation in letters of the language; in English, another form of the term.'),
      meaning: richText('What it means for the family, and what to do.'),
    }),
  ),
});

export type JailWordsFacts = z.infer<typeof JailWordsFacts>;
export type JailWordsText = z.infer<typeof JailWordsText>;
