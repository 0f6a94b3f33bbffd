import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Block, Filled } from '../../../schema/index.ts';
import { splitSections } from '../../../templates/pages/blog/record.tsx';
import { LegalPage } from '../../../templates/pages/legal/record.tsx';
import { groupSections } from '../../../templates/pages/parts/PageSections.tsx';
import { contextAt } from '../../site-model.ts';
import { inLanguage } from '../in-language.tsx';
import { plain } from '../plain.ts';

function datesOf(lastUpdated: string | undefined, lastModified: string | undefined) {
  const context = { ...contextAt('/terms-of-service'), lastModified };
  const seo = { title: 'Terms', description: 'Terms.', keywords: ['terms'] };
  const texts = { seo, label: 'Terms', title: 'Terms', lead: plain('Rules.'), passages: [] };
  const html = renderToStaticMarkup(
    inLanguage(
      <LegalPage
        context={context}
        id="terms"
        facts={{ order: 1, ...(lastUpdated && { lastUpdated }) }}
        texts={texts}
      />,
    ),
  );
  const rows = [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([\s\S]*?)<\/dd>/gu)];
  const { lastUpdated: month, recorded: day } = context.ui.legal;
  return rows.flatMap(([, name, value]) =>
    name === month || name === day
      ? [`${name}: ${value?.replace(/<[^>]*>/gu, '').replaceAll('\u00a0', ' ')}`]
      : [],
  );
}

it('the dates of a legal page are the month of its facts with the day of its present text', () => {
  expect(datesOf('2024-12', '2026-11-28')).toEqual([
    'Last updated: December 2024',
    'Text recorded: November 28, 2026',
  ]);
});

it('the dates of a legal page are the month of the last change when its facts name none', () => {
  expect(datesOf(undefined, '2026-11-28')).toEqual(['Last updated: November 2026']);
  expect(datesOf('2024-12', undefined)).toEqual(['Last updated: December 2024']);
  expect(datesOf(undefined, undefined)).toEqual([]);
});

const heading = (id: string): Filled<Block> => ({ type: 'heading', id, text: `Heading ${id}` });
const paragraph = (text: string): Filled<Block> => ({ type: 'paragraph', text: plain(text) });

const deciders = { type: 'deciders' as const, caption: '', question: '', doors: [] };

it.each<[string, Filled<Block>[], Filled<Block>[], [id: string, ...blocks: Filled<Block>[]][]]>([
  [
    'begins at each heading',
    [paragraph('a'), heading('one'), paragraph('b'), paragraph('c'), heading('two'), paragraph('d')],
    [paragraph('a')],
    [
      ['one', paragraph('b'), paragraph('c')],
      ['two', paragraph('d')],
    ],
  ],
  ['can be the first', [heading('one'), paragraph('a')], [], [['one', paragraph('a')]]],
  ['needs a heading', [paragraph('a'), paragraph('b')], [paragraph('a'), paragraph('b')], []],
])('a section of a text %s', (_, blocks, intro, sections) => {
  expect(splitSections(blocks)).toEqual({
    intro,
    sections: sections.map(([id, ...own]) => ({ id, title: `Heading ${id}`, blocks: own })),
  });
});

it.each<[string, Filled<Block>[], string[], string[]]>([
  ['all sections of text', [paragraph('a'), paragraph('b')], ['0', '1'], []],
  ['no wide drawing or section after it', [paragraph('a'), deciders, paragraph('c')], ['0'], ['1', '2']],
  ['the table of offences', [{ type: 'offences' }], ['0'], []],
  ['nothing when the first section is wide', [deciders], [], ['0']],
])('beside the contents is %s', (_, blocks, beside, below) => {
  const sections = blocks.map((block, id) => ({ id: `${id}`, title: '', blocks: [paragraph('a'), block] }));
  const grouped = groupSections(sections);
  const idsOf = (group: typeof grouped.beside) => group.map(({ id }) => id);
  expect([idsOf(grouped.beside), idsOf(grouped.below)]).toEqual([beside, below]);
});
