import type { Examples } from '../example-data.ts';
import { paperExamples } from '../Paper/Paper.examples.ts';
import type { AnnotatedPaperProps } from './AnnotatedPaper.tsx';

/** The examples of the whole document, below a heading of a section. */
export const annotatedPaperExamples: Examples<AnnotatedPaperProps> = Object.fromEntries(
  Object.entries(paperExamples).map(([name, { paper, texts }]) => [
    name,
    { paper, texts, level: 3, href: '/bail-bond/papers' },
  ]),
);
