/** `content/<language>/pages/ask-the-jail.yaml` */
import * as z from 'zod';
import { Closing, Hero, Seo } from '../primitives.ts';
import { pattern, richText, text } from '../text.ts';

export const askTheJailSections = ['card', 'repeat', 'answers', 'heard', 'wallet', 'call'] as const;

/** More questions would not fit on the screen of a phone. */
const questionCount = 5;

/** Indexes of the explained answers by question; a court date, the last answer, needs no explanation. */
export const answersByQuestion: readonly (readonly number[])[] = [[0, 1, 4, 7], [5], [2, 3], [6], []];

const answerCount = answersByQuestion.flat().length;
const repeatLineCount = 2;

/** Visitors use the texts of the source language at the jail; those of other languages explain each line. */
const Card = z.strictObject({
  title: text('Name of the card.'),
  enlarge: text('Link that shows the card alone on the whole screen.'),
  close: text('Link from the enlarged card back to the page.'),
  interpreter: pattern('First line for visitors who speak another language: asks for an interpreter.', [
    'language',
  ]),
  opening: text(
    'Sentence before the questions that says whom they are about; name and date of birth follow.',
  ),
  questions: z.array(text('A question, as asked at the window or on the phone.')).length(questionCount),
});

/** Possible answers of the clerk, in the language of the jail, and their meanings. */
const ClerkAnswers = z.strictObject({
  title: text('Heading of the possible answers of the jail.'),
  lead: richText('How to use the list.'),
  items: z
    .array(
      z.strictObject({
        words: text('An answer as the clerk says it; in other languages its translation.'),
        meaning: richText('What it means, and what to do next.'),
      }),
    )
    .length(answerCount),
});

/** What the family says when it has not understood, and how to pronounce the questions. */
const Help = z.strictObject({
  title: text('Heading of the requests to the clerk: "If you do not understand, say:"'),
  lines: z
    .array(text('Request to the clerk to repeat an answer: "Please repeat slowly."'))
    .length(repeatLineCount),
  sounds: z.strictObject({
    title: text('Title of the collapsed list of pronunciations.'),
    items: z
      .array(
        text(
          'Pronunciation of a question in letters of the language; in English, the question in fewer words.',
        ),
      )
      .length(questionCount),
  }),
});

export const AskTheJailPage = z.strictObject({
  seo: Seo,
  label: text('Short name in menus, and of links to the card.'),
  hero: Hero,
  card: Card,
  repeat: Help,
  heard: ClerkAnswers,
  wallet: z.strictObject({
    title: text('Heading of the card in the size of a bank card.'),
    lead: richText('How to print, cut and fold it.'),
    print: text('Button that prints it.'),
  }),
  answers: z.strictObject({
    title: text('Heading of the meanings of the answers.'),
    items: z.array(richText('An answer of the jail, what it means, and where to read more.')).min(3),
  }),
  closing: Closing,
});

export type AskTheJailPage = z.infer<typeof AskTheJailPage>;
