import { describe, expect, it } from 'vitest';
import { uncoveredCharacters } from '../../../generator/fonts/font-coverage.ts';

describe('uncoveredCharacters', () => {
  it('finds nothing in what the languages of the site write', () => {
    expect(uncoveredCharacters('¿Cuánto cuesta? “Años”, 10% – $5,000…', 'Latn')).toEqual([]);
    expect(uncoveredCharacters('اتصلوا بنا (626) 555-0100، «يومًا»؟ Booking, Español', 'Arab')).toEqual([]);
  });

  it('names each uncovered character once, in order', () => {
    expect(uncoveredCharacters('ž→ž ﷼', 'Latn')).toEqual(['ž', '→', '﷼']);
    expect(uncoveredCharacters('پچ ٠', 'Arab')).toEqual(['٠', 'پ', 'چ']);
  });

  it('passes over line breaks and marks of direction', () => {
    expect(uncoveredCharacters('a\n\t\u2066b\u2069\u200f\u00ad', 'Latn')).toEqual([]);
  });
});
