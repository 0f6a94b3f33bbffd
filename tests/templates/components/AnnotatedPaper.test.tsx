import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { annotatedPaperExamples } from '../../../templates/components/AnnotatedPaper/AnnotatedPaper.examples.ts';
import {
  AnnotatedPaper,
  type AnnotatedPaperProps,
} from '../../../templates/components/AnnotatedPaper/AnnotatedPaper.tsx';
import { paperExamples } from '../../../templates/components/Paper/Paper.examples.ts';
import { Paper, type PaperProps } from '../../../templates/components/Paper/Paper.tsx';
import { inLanguage } from '../in-language.tsx';

it('links each explained line of a document to its explanation on the page of documents', () => {
  const props = annotatedPaperExamples.english as AnnotatedPaperProps;
  const html = renderToStaticMarkup(inLanguage(<AnnotatedPaper {...props} />));
  const page = renderToStaticMarkup(inLanguage(<Paper {...(paperExamples.english as PaperProps)} />));
  const targets = [...html.matchAll(/href="\/bail-bond\/papers#([^"]+)"/gu)].map(([, id]) => id);
  expect(targets).toHaveLength(props.paper.lines.filter(({ explanation }) => explanation).length);
  expect(targets.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
});
