import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { offenceTableExamples } from '../../../templates/components/OffenceTable/OffenceTable.examples.ts';
import {
  OffenceTable,
  type OffenceTableProps,
} from '../../../templates/components/OffenceTable/OffenceTable.tsx';
import { inLanguage } from '../in-language.tsx';

it('prints the name of each group above its rows, and every note', () => {
  const props = offenceTableExamples['english, with empty groups'] as OffenceTableProps;
  const html = renderToStaticMarkup(inLanguage(<OffenceTable {...props} />));
  const folds = html.match(/<details.*?<\/details>/gu) ?? [];
  expect(folds).toHaveLength(2);
  expect(folds[0]).toMatch(/<h3>DUI<\/h3>.*<caption class="visually-hidden">DUI<.*DUI, first time/u);
  expect(folds[1]).toMatch(
    /<h3>Other charges<\/h3>.*<caption class="visually-hidden">Other charges<.*Federal charges/u,
  );
  expect(html.match(/<li>/gu)).toHaveLength(props.notes.length);
});

it('prints one group as a table that is always open, with its notes', () => {
  const props = offenceTableExamples['english, one group'] as OffenceTableProps;
  const html = renderToStaticMarkup(inLanguage(<OffenceTable {...props} />));
  expect(html).not.toContain('<details');
  expect(html).toMatch(/<caption>Typical bail amounts<.*DUI, first time/u);
  expect(html).not.toContain('Grand theft');
  expect(html.match(/<li>/gu)).toHaveLength(props.notes.length);
});
