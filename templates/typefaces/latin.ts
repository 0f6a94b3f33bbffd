import { latinCharacters } from './characters.ts';
import { fallbackFamily, type Script } from './script.ts';
import { markazi, vazirmatn } from './typefaces.ts';

/** Measured on @fontsource/roboto 5.3.0. */
const roboto = fallbackFamily('Vazirmatn Fallback Roboto');
/** Measured on @fontsource/arimo 5.3.0. */
const arial = fallbackFamily('Vazirmatn Fallback Arial');
/** Measured on @fontsource/gelasio 5.3.0. */
const georgia = fallbackFamily('Markazi Fallback Georgia');
/** Measured on @fontsource/noto-serif 5.3.0. */
const notoSerif = fallbackFamily('Markazi Fallback Serif');

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
        roboto(400, 0.43433, 'Roboto', 'Roboto Regular', 'Roboto-Regular'),
        roboto(700, 0.43997, 'Roboto Bold', 'Roboto-Bold'),
        arial(400, 0.43536, 'Arial', 'ArialMT', 'Liberation Sans', 'Arimo Regular'),
        arial(700, 0.46671, 'Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'),
      ],
      systemFamilies: ['system-ui', 'sans-serif'],
    },
    heading: {
      name: 'markazi-latin',
      family: 'Markazi Text',
      typeface: markazi,
      fallbacks: [
        georgia(700, 0.49806, 'Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'),
        notoSerif(700, 0.49319, 'Noto Serif Bold', 'NotoSerif-Bold'),
      ],
      systemFamilies: ['"Times New Roman"', 'serif'],
    },
  },
};
