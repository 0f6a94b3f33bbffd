/** The questions to a jail, to be read out or shown: `content/<language>/pages/ask-the-jail.yaml`. */
import * as z from 'zod';
import { Closing, Hero, Seo, Updated } from '../primitives.ts';
import { pattern, richText, text } from '../text.ts';

/** Ids of the sections, for links. */
export const askTheJailSections = ['card', 'answers', 'heard', 'wallet', 'call'] as const;

/** The number of questions, which fit on the screen of a phone. */
export const jailQuestions = 5;

/** The explained answers that each question may get, by their index; a court date needs no explanation. */
export const answersByQuestion: readonly (readonly number[])[] = [[0, 1, 4, 7], [5], [2, 3], [6], []];

/** The number of explained answers, and of lines that ask the clerk to repeat. */
const jailAnswers = answersByQuestion.flat().length;
const repeatLines = 2;

/**
 * The texts of the card. The jail is asked in those of the source language; in every other language they say what
 * each line means.
 */
const Card = z.strictObject({
  title: text('Name of the card.'),
  enlarge: text('Link that shows the card alone on the whole screen.'),
  close: text('Link from the enlarged card back to the page.'),
  interpreter: pattern('Said first by those who speak another language, and asks for an interpreter.', [
    'language',
  ]),
  opening: text('Said before the questions: whom they are about. Name and date of birth follow.'),
  questions: z.array(text('A question, as one asks it at the window or on the phone.')).length(jailQuestions),
});

/** Possible answers of the clerk, in the language of the jail, and their meanings. */
const Heard = z.strictObject({
  title: text('Heading of what the jail may answer.'),
  lead: richText('How to use the list.'),
  repeat: z
    .array(text('Said to the clerk who is not understood: "Please repeat slowly."'))
    .length(repeatLines),
  items: z
    .array(
      z.strictObject({
        words: text('An answer as the clerk says it; in other languages its translation.'),
        meaning: richText('What it means, and what to do next.'),
      }),
    )
    .length(jailAnswers),
});

/** The texts of the page. */
export const AskTheJailPage = z.strictObject({
  updated: Updated,
  seo: Seo,
  label: text('Short name in menus, and of links to the card.'),
  hero: Hero,
  card: Card,
  heard: Heard,
  wallet: z.strictObject({
    title: text('Heading of the card of the size of a bank card.'),
    lead: richText('How to print, cut and fold it.'),
    print: text('Button that prints it.'),
  }),
  answers: z.strictObject({
    title: text('Heading of what the answers mean.'),
    items: z.array(richText('An answer of the jail, what it means, and where to read on.')).min(3),
  }),
  closing: Closing,
});

export type AskTheJailPage = z.infer<typeof AskTheJailPage>;
