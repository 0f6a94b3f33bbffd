/** The bar of the bail amount: ten outlined squares, filled up to the rate of the fee. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BailSquares } from '../../../templates/components/BailSquares/BailSquares.tsx';
import { inLanguage } from '../in-language.tsx';

const fee = { drawn: 'Filled square', meaning: 'The fee' };
const bail = { drawn: 'Ten open squares', meaning: 'The whole bail' };

/**
 * Returns the accessible description of the bar, the texts around it, the number of outlined squares, and the widths of
 * the filled squares.
 */
function readBar(ratePercent: number) {
  const html = renderToStaticMarkup(
    inLanguage(<BailSquares ratePercent={ratePercent} fee={fee} bail={bail} />),
  );
  const squares = html.match(/<rect [^>]*>/gu) ?? [];
  const isFilled = (square: string) => square.includes('fill="currentColor"');
  return {
    label: /role="img" aria-label="([^"]*)"/u.exec(html)?.[1],
    texts: [...html.matchAll(/<p>(.*?)<\/p>/gu)].map(([, text]) => text),
    outlined: squares.filter((square) => !isFilled(square)).length,
    filled: squares.filter(isFilled).map((square) => Number(/width="([^"]*)"/u.exec(square)?.[1])),
  };
}

describe('the bar', () => {
  it('has ten outlined squares, the first one filled for a fee of ten percent', () => {
    expect(readBar(10)).toEqual({
      label: 'Filled square. Ten open squares.',
      texts: ['The fee', 'The whole bail'],
      outlined: 10,
      filled: [21],
    });
  });

  it.each([
    [8, [16.8]],
    [15, [21, 10.5]],
  ])('fills the part of the squares that a rate of %d percent covers', (rate, filled) => {
    expect(readBar(rate)).toMatchObject({ outlined: 10, filled });
  });
});
