import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Block, Filled } from '../../../schema/index.ts';
import { Blocks, type BlocksProps } from '../../../templates/components/Blocks/Blocks.tsx';
import { plain } from '../../../templates/components/example-data.ts';
import { inLanguage } from '../in-language.tsx';

const heading: Filled<Block> = { type: 'heading', id: 'costs', text: 'Costs' };
const callout: Filled<Block> = { type: 'callout', title: 'Stop', text: plain('Read first.') };
const quote: Filled<Block> = { type: 'quote', text: 'Words', cite: 'A law', originalLanguage: 'en' };

function print(level: BlocksProps['level'], blocks: readonly Filled<Block>[], language = 'en'): string {
  return renderToStaticMarkup(
    inLanguage(
      <Blocks
        blocks={blocks}
        level={level}
        language={language}
        copy={{ quote: ({ text }) => `“${text}”`, translated: 'Our translation.' }}
        stops={[{ title: 'Arrest' }, { title: 'Hearing' }]}
        renderEmbed={({ type }, headingLevel) => `${type} at ${headingLevel}`}
      />,
    ),
  );
}

describe('Blocks', () => {
  it('renders its headings at the given level', () => {
    expect(print(2, [heading])).toContain('<h2 id="costs">');
    expect(print(3, [heading])).toContain('<h3 id="costs">');
  });

  it('skips no heading level before a callout', () => {
    expect(print(2, [callout, heading])).toContain('<h2>Stop</h2>');
    expect(print(2, [heading, callout])).toContain('<h3>Stop</h3>');
    expect(print(3, [heading, callout])).toContain('<h4>Stop</h4>');
  });

  it('passes the heading level to embedded components', () => {
    expect(print(3, [heading, { type: 'embed', name: 'checklist' }])).toContain('embed at 4');
  });

  it('renders the name of each stop of the process before its text', () => {
    const html = print(2, [{ type: 'stops', items: [plain('Booking.'), plain('A judge.')] }]);
    expect(html).toMatch(
      /<b>Arrest<\/b>(?:<\/div>)?<p>Booking\.<\/p>.*<b>Hearing<\/b>(?:<\/div>)?<p>A judge\.<\/p>/u,
    );
  });

  it('adds a note that a translation is ours, except in the language of the original', () => {
    expect(print(2, [quote], 'es')).toContain('Our translation.');
    expect(print(2, [quote], 'en')).not.toContain('Our translation.');
  });

  it('uses the quotation marks of the language', () => {
    expect(print(2, [quote])).toContain('<p>“Words”</p>');
  });

  it('repeats the column headings in table cells for phones', () => {
    const html = print(2, [
      { type: 'table', caption: 'Ways', head: ['Way', 'Cost'], rows: [[plain('Bond'), plain('The fee')]] },
    ]);
    expect(html).toContain('data-variant="folds"');
    expect(html).toContain('<th role="rowheader" scope="row">Bond</th>');
    expect(html).toContain('<td data-label="Cost" role="cell">The fee</td>');
  });
});
