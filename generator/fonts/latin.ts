/** The Latin script, which is also that of names and addresses on pages in every other one. */
import { sampleTexts } from '../../templates/styles/sample-texts.ts';
import { latinCharacters } from './characters.ts';
import type { Script } from './script.ts';
import { markazi, vazirmatn } from './typefaces.ts';

/** The row of Latin. */
export const latin: Script = {
  letters: latinCharacters,
  characters: latinCharacters,
  // Without fractions, ordinals and ligatures: a file then fits into the first packets of a connection.
  features: ['kern'],
  maxBytes: 23_000,
  sampleText: sampleTexts.Latn,
  fonts: {
    text: {
      name: 'vazirmatn-latin',
      family: 'Vazirmatn',
      typeface: vazirmatn,
      fallbacks: [
        {
          family: 'Vazirmatn Fallback Roboto',
          measuredOn: '@fontsource/roboto 5.3.0',
          faces: [
            { weight: 400, localNames: ['Roboto', 'Roboto Regular', 'Roboto-Regular'], advance: 0.43433 },
            { weight: 700, localNames: ['Roboto Bold', 'Roboto-Bold'], advance: 0.43997 },
          ],
        },
        {
          family: 'Vazirmatn Fallback Arial',
          measuredOn: '@fontsource/arimo 5.3.0',
          faces: [
            {
              weight: 400,
              localNames: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo Regular'],
              advance: 0.43536,
            },
            {
              weight: 700,
              localNames: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
              advance: 0.46671,
            },
          ],
        },
      ],
      systemFamilies: ['system-ui', 'sans-serif'],
    },
    heading: {
      name: 'markazi-latin',
      family: 'Markazi Text',
      typeface: markazi,
      fallbacks: [
        {
          family: 'Markazi Fallback Georgia',
          measuredOn: '@fontsource/gelasio 5.3.0',
          faces: [
            { weight: 700, localNames: ['Georgia Bold', 'Georgia-Bold', 'Gelasio Bold'], advance: 0.49806 },
          ],
        },
        {
          family: 'Markazi Fallback Serif',
          measuredOn: '@fontsource/noto-serif 5.3.0',
          faces: [{ weight: 700, localNames: ['Noto Serif Bold', 'NotoSerif-Bold'], advance: 0.49319 }],
        },
      ],
      systemFamilies: ['"Times New Roman"', 'serif'],
    },
  },
};
