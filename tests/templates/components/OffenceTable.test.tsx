import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OffenceTable } from '../../../templates/components/OffenceTable/OffenceTable.tsx';
import { inLanguage } from '../in-language.tsx';
import { sampleContexts } from '../pages/sample-context.ts';

const context = (await sampleContexts()).get('en');
if (context === undefined) throw new Error('the site has an English version');
const html = renderToStaticMarkup(inLanguage(<OffenceTable {...context.offences} />));

describe('OffenceTable', () => {
  it('names each group that has offences, over its rows', () => {
    const folds = html.match(/<details.*?<\/details>/gu) ?? [];
    expect(folds).toHaveLength(2);
    expect(folds[0]).toMatch(/<h3>Driving<\/h3>.*<caption class="vh">Driving<.*DUI, first time/u);
    expect(folds[1]).toMatch(/<h3>Theft<\/h3>.*<caption class="vh">Theft<.*Petty theft/u);
  });

  it('prints all four notes next to the table', () => {
    expect(html.match(/<li>\w+ note\.<\/li>/gu)).toHaveLength(4);
  });
});
