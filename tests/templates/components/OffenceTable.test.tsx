import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OffenceTable } from '../../../templates/components/OffenceTable/OffenceTable.tsx';
import { inLanguage } from '../in-language.tsx';
import { sampleContext } from '../pages/sample-context.ts';

it('names each group that has offences over its rows, and prints every note beside the table', () => {
  const html = renderToStaticMarkup(inLanguage(<OffenceTable {...sampleContext().offences} />));
  const folds = html.match(/<details.*?<\/details>/gu) ?? [];
  expect(folds).toHaveLength(3);
  expect(folds[0]).toMatch(/<h3>DUI<\/h3>.*<caption class="visually-hidden">DUI<.*DUI, first time/u);
  expect(folds[1]).toMatch(/<h3>Theft<\/h3>.*<caption class="visually-hidden">Theft<.*Grand theft/u);
  for (const words of ['Where these figures come from.', 'A judge decides.', 'The fee column is arithmetic.'])
    expect(html).toContain(`<li>${words}</li>`);
});
