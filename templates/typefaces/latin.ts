import { latinCharacters } from './characters.ts';
import type { Script } from './script.ts';
import { markazi, vazirmatn } from './typefaces.ts';

export const latin: Script = {
  letters: latinCharacters,
  characters: latinCharacters,
  // Fractions, ordinals and ligatures are omitted, so that a file fits into the first packets of a connection.
  features: ['kern'],
  maxBytes: 23_000,
  spelling: {
    letters: 'A-Za-z\\u00C0-\\u024F',
    variants: { a: 'aáàâä', e: 'eéèêë', i: 'iíìîï', n: 'nñ', o: 'oóòôö', u: 'uúùûü' },
  },
  fonts: {
    text: {
      name: 'vazirmatn-latin',
      family: 'Vazirmatn',
      typeface: vazirmatn,
      fallbacks: [
        // Measured on @fontsource/roboto 5.3.0.
        {
          family: 'Vazirmatn Fallback Roboto',
          weight: 400,
          localNames: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
          advance: 0.43433,
        },
        {
          family: 'Vazirmatn Fallback Roboto',
          weight: 700,
          localNames: ['Roboto Bold', 'Roboto-Bold'],
          advance: 0.43997,
        },
        // Measured on @fontsource/arimo 5.3.0.
        {
          family: 'Vazirmatn Fallback Arial',
          weight: 400,
          localNames: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo Regular'],
          advance: 0.43536,
        },
        {
          family: 'Vazirmatn Fallback Arial',
          weight: 700,
          localNames: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
          advance: 0.46671,
        },
      ],
      systemFamilies: ['system-ui', 'sans-serif'],
    },
    heading: {
      name: 'markazi-latin',
      family: 'Markazi Text',
      typeface: markazi,
      fallbacks: [
        // Measured on @fontsource/gelasio 5.3.0.
        {
          family: 'Markazi Fallback Georgia',
          weight: 700,
          localNames: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'],
          advance: 0.49806,
        },
        // Measured on @fontsource/noto-serif 5.3.0.
        {
          family: 'Markazi Fallback Serif',
          weight: 700,
          localNames: ['Noto Serif Bold', 'NotoSerif-Bold'],
          advance: 0.49319,
        },
      ],
      systemFamilies: ['"Times New Roman"', 'serif'],
    },
  },
};
