import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Block, Filled } from '../../../schema/index.ts';
import { splitSections } from '../../../templates/pages/blog/record.tsx';
import { LegalPage } from '../../../templates/pages/legal/record.tsx';
import { groupSections } from '../../../templates/pages/parts/PageSections.tsx';
import { contextAt } from '../../site-model.ts';
import { testTables } from '../../table.ts';
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

const wide = { type: 'deciders', caption: '', question: '', doors: [] } as const;

/** `h one` is a heading, `offences` and `deciders` are drawings, other words are paragraphs. */
function blockOf(written: string): Filled<Block> {
  const [, id] = /^h (.*)$/u.exec(written) ?? [];
  if (id !== undefined) return { type: 'heading', id, text: `Heading ${id}` };
  if (written === 'offences') return { type: 'offences' };
  return written === 'deciders' ? wide : { type: 'paragraph', text: plain(written) };
}

testTables(join(import.meta.dirname, 'sections.yaml'), {
  'sections of a post': (blocks: string[]) => {
    const { intro, sections } = splitSections(blocks.map(blockOf));
    const namesOf = (list: readonly Filled<Block>[]) =>
      list.map((block) => blocks.find((written) => isDeepStrictEqual(blockOf(written), block)));
    return [
      ...namesOf(intro),
      ...sections.map((section) => {
        expect(section.title).toBe(`Heading ${section.id}`);
        return [`h ${section.id}`, ...namesOf(section.blocks)];
      }),
    ];
  },
  'sections beside the contents': (blocks: string[]) => {
    const sections = blocks.map((block, id) => ({
      ...{ id: `${id}`, title: '' },
      blocks: [blockOf('text'), blockOf(block)],
    }));
    const { beside, below } = groupSections(sections);
    return [beside, below].map((group) => group.map(({ id }) => Number(id)));
  },
});
