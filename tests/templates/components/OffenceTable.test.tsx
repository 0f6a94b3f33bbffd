import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { OffenceTable } from '../../../templates/components/OffenceTable/OffenceTable.tsx';
import { sampleContexts } from '../pages/sample-context.ts';

const context = (await sampleContexts()).get('en');
if (context === undefined) throw new Error('the site has an English version');
const html = renderToStaticMarkup(<OffenceTable {...context.offences} />);

describe('OffenceTable', () => {
  it('names each group that has offences, over its rows', () => {
    const bodies = html.match(/<tbody.*?<\/tbody>/gu) ?? [];
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toMatch(/<th colSpan="3"[^>]*scope="rowgroup"[^>]*>Driving<\/th>.*DUI, first time/u);
    expect(bodies[1]).toMatch(/scope="rowgroup"[^>]*>Theft<\/th>.*Petty theft/u);
  });

  it('prints all four notes next to the table', () => {
    expect(html.match(/<li>\w+ note\.<\/li>/gu)).toHaveLength(4);
  });
});
