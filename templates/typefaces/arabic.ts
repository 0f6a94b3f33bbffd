/** Its files also have digits and Latin letters: a name and its number have the design of the text. */
import { arabicCharacters, latinInArabicCharacters } from './characters.ts';
import { fallbackFamily, type Script } from './script.ts';
import { markazi, vazirmatn } from './typefaces.ts';

/** Measured on @fontsource/noto-sans-arabic 5.3.0. */
const notoSans = fallbackFamily('Vazirmatn Fallback Noto');
/** Measured on @fontsource/noto-naskh-arabic 5.3.0. */
const naskh = fallbackFamily('Vazirmatn Fallback Naskh');
const naskhTitle = fallbackFamily('Markazi Fallback Naskh');

export const arabic: Script = {
  letters: arabicCharacters,
  characters: arabicCharacters + latinInArabicCharacters,
  // All features that shape the script.
  features: ['ccmp', 'isol', 'init', 'medi', 'fina', 'rlig', 'calt', 'liga', 'kern', 'mark', 'mkmk'],
  maxBytes: 48_500,
  forms: {
    name: 'Arabic',
    word: 'an Arabic word',
    digits: 'Arabic-Indic digits',
    stretch: { name: 'a tatweel', character: '\u0640' },
    punctuation: { ',': '،', ';': '؛', '?': '؟' },
    rangeExample: '«من 24 إلى 48»',
  },
  spelling: {
    letters: '\\u0620-\\u064A',
    variants: { ا: 'اأإآٱ', أ: 'اأإآٱ', إ: 'اأإآٱ', آ: 'اأإآٱ', ى: 'ىي' },
    marks: '[\\u064B-\\u065F\\u0670\\u0640]*',
    // "and", "with", "for" and "as" are written together with the next word; "for the" is one word.
    prefixes: {
      article: 'ال',
      beforeWord: '[وف]?(?:[بك]?ال|لل|[بلك])?',
      beforeWordWithoutArticle: '[وف]?(?:[بك]?ال|لل)',
      beforeNumber: '[وفبلك]?',
    },
  },
  fonts: {
    text: {
      name: 'vazirmatn-arabic',
      family: 'Vazirmatn Arabic',
      typeface: vazirmatn,
      fallbacks: [
        notoSans(400, 0.41783, 'Noto Sans Arabic', 'Noto Sans Arabic Regular', 'NotoSansArabic-Regular'),
        notoSans(700, 0.45705, 'Noto Sans Arabic Bold', 'NotoSansArabic-Bold'),
        naskh(400, 0.37283, 'Noto Naskh Arabic UI', 'Noto Naskh Arabic', 'NotoNaskhArabic-Regular'),
        naskh(700, 0.38785, 'Noto Naskh Arabic UI Bold', 'Noto Naskh Arabic Bold', 'NotoNaskhArabic-Bold'),
      ],
      systemFamilies: ['"SF Arabic"', '"Segoe UI"', '"Geeza Pro"', 'tahoma', 'system-ui', 'sans-serif'],
    },
    heading: {
      name: 'markazi-arabic',
      family: 'Markazi Arabic',
      typeface: markazi,
      fallbacks: [
        naskhTitle(
          700,
          0.38785,
          'Noto Naskh Arabic Bold',
          'Noto Naskh Arabic UI Bold',
          'NotoNaskhArabic-Bold',
        ),
      ],
      systemFamilies: ['"Geeza Pro"', '"Times New Roman"', 'serif'],
    },
  },
};
