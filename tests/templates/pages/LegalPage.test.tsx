import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LegalPage } from '../../../templates/pages/legal/record.tsx';
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

it('are the month of its facts with the day of its present text', () => {
  expect(datesOf('2024-12', '2026-11-28')).toEqual([
    'Last updated: December 2024',
    'Text recorded: November 28, 2026',
  ]);
});

it('are the month of the last change when its facts name none', () => {
  expect(datesOf(undefined, '2026-11-28')).toEqual(['Last updated: November 2026']);
  expect(datesOf('2024-12', undefined)).toEqual(['Last updated: December 2024']);
  expect(datesOf(undefined, undefined)).toEqual([]);
});
