import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { paperExamples } from '../../../templates/components/Paper/Paper.examples.ts';
import { Paper, type PaperProps } from '../../../templates/components/Paper/Paper.tsx';
import { inLanguage } from '../in-language.tsx';

it('places an explanation beside two lines when the second one has none', () => {
  const { copy, paper } = paperExamples.english as PaperProps;
  const [unexplained, explained, last] = paper.lines;
  if (unexplained === undefined || explained === undefined || last === undefined)
    throw new TypeError('No lines.');
  const lines = [explained, unexplained, last];
  const html = renderToStaticMarkup(inLanguage(<Paper copy={copy} paper={{ ...paper, lines }} />));
  const [, explanations = ''] = html.split('</figure>');
  const items = [...explanations.matchAll(/<li[^>]*>/gu)].map(([item]) => item.includes('data-lines="2"'));
  expect(items).toEqual([true, false]);
});
