/** The bail as squares: all ten are owed on a missed date, and the fee is drawn beside them, at its rate. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BailSquares } from '../../../templates/components/BailSquares/BailSquares.tsx';

const fee = { drawn: 'Filled square', meaning: 'The fee' };
const bail = { drawn: 'Ten open squares', meaning: 'The whole bail' };

/** Each row: what it is called, how it is filled, the widths of its squares, and its words. */
function rowsAt(ratePercent: number) {
  const html = renderToStaticMarkup(<BailSquares ratePercent={ratePercent} fee={fee} bail={bail} />);
  return [...html.matchAll(/<div>(.*?)<\/div>/gsu)].map(([, row = '']) => ({
    drawn: /role="img" aria-label="([^"]*)"/u.exec(row)?.[1],
    fill: / fill="([^"]*)"/u.exec(row)?.[1],
    widths: [...row.matchAll(/<rect [^>]*width="([^"]*)"/gu)].map(([, width]) => Number(width)),
    words: /<dd>(.*?)<\/dd>/u.exec(row)?.[1],
  }));
}

const ten = Array.from({ length: 10 }, () => 13);

describe('the squares', () => {
  it('are one filled for a fee of ten percent, and ten in outline for the whole bail', () => {
    expect(rowsAt(10)).toEqual([
      { drawn: 'Filled square', fill: 'currentColor', widths: [13], words: 'The fee' },
      { drawn: 'Ten open squares', fill: 'none', widths: ten, words: 'The whole bail' },
    ]);
  });

  it.each([
    [8, [10.4]],
    [15, [13, 6.5]],
  ])('are filled at a rate of %d percent as far as it goes', (rate, widths) => {
    const [paid, promised] = rowsAt(rate);
    expect(paid?.widths).toEqual(widths);
    expect(promised?.widths).toEqual(ten);
  });
});
