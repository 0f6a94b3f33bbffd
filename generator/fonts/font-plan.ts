/**
 * The font files of the site: what each is cut from, what it holds and under which name pages ask for it.
 *
 * Each script has one file for text and one for headings, so that a page fetches two files and no others, both
 * before the styles ask for them. Those of Arabic hold figures and Latin letters too: a name, its number and the
 * words around it are drawn by one hand on every device, and nothing waits for a third file.
 */
import { arabicCharacters, latinCharacters, latinInArabicCharacters } from './characters.ts';

/** Scripts that the site is set in, as ISO 15924 codes. */
export type FontScript = 'Arab' | 'Latn';

/** What a face is for: running text and controls, or headings, figures and quotes. */
export type FontRole = 'text' | 'heading';

/** One font file. */
export type FontFile = {
  /** File name without `.woff2`, in `templates/styles/fonts/`. */
  readonly name: string;
  readonly family: string;
  readonly role: FontRole;
  /** Pages in which script ask for the file. */
  readonly script: FontScript;
  /** Module path of the font it is cut from. */
  readonly source: string;
  readonly characters: string;
  /** Limits of the weight axis, or the one weight that the font has. */
  readonly weight: number | { readonly min: number; readonly max: number };
  /** OpenType features kept. */
  readonly features: readonly string[];
};

const textWeight = { min: 400, max: 700 };
const headingWeight = 700;
/** Without fractions, ordinals and ligatures: a Latin file then fits into the first packets of a connection. */
const latinFeatures = ['kern'];
/** What Arabic is shaped by. */
const arabicFeatures = [
  'ccmp',
  'locl',
  'isol',
  'init',
  'medi',
  'fina',
  'rlig',
  'calt',
  'liga',
  'kern',
  'mark',
  'mkmk',
];

const vazirmatn = 'vazirmatn/fonts/variable/Vazirmatn[wght].ttf';
const markazi = '@expo-google-fonts/markazi-text/700Bold/MarkaziText_700Bold.ttf';

/** Every font file. Within a script and role the order is the order in which families are asked. */
export const fontFiles: readonly FontFile[] = [
  {
    name: 'vazirmatn-arabic',
    family: 'Vazirmatn Arabic',
    role: 'text',
    script: 'Arab',
    source: vazirmatn,
    characters: arabicCharacters + latinInArabicCharacters,
    weight: textWeight,
    features: arabicFeatures,
  },
  {
    name: 'vazirmatn-latin',
    family: 'Vazirmatn',
    role: 'text',
    script: 'Latn',
    source: vazirmatn,
    characters: latinCharacters,
    weight: textWeight,
    features: latinFeatures,
  },
  {
    name: 'markazi-arabic',
    family: 'Markazi Arabic',
    role: 'heading',
    script: 'Arab',
    source: markazi,
    characters: arabicCharacters + latinInArabicCharacters,
    weight: headingWeight,
    features: arabicFeatures,
  },
  {
    name: 'markazi-latin',
    family: 'Markazi Text',
    role: 'heading',
    script: 'Latn',
    source: markazi,
    characters: latinCharacters,
    weight: headingWeight,
    features: latinFeatures,
  },
];

/** By the package that fonts are cut from: its licence, and the name of the copy that lies beside the fonts. */
export const fontLicences: Readonly<Record<string, { readonly source: string; readonly copy: string }>> = {
  vazirmatn: { source: 'OFL.txt', copy: 'OFL-vazirmatn.txt' },
  '@expo-google-fonts/markazi-text': { source: 'LICENSE_FONT', copy: 'OFL-markazi-text.txt' },
};

/** The package of a module path. */
export function packageOf(modulePath: string): string {
  return /^(?:@[^/]+\/)?[^/]+/u.exec(modulePath)?.[0] ?? modulePath;
}

/** Selectors of the pages in a script; the Latin families are those of `:root`. */
export const pageSelectors: Readonly<Record<FontScript, string>> = { Latn: ':root', Arab: ':root:lang(ar)' };

/**
 * Ascent, descent and line gap as parts of the font size, where they differ from the font's own. Those of
 * Vazirmatn centre it optically in buttons.
 */
export const verticalMetrics: Readonly<Partial<Record<FontRole, VerticalMetrics>>> = {
  text: { ascent: 1.1, descent: 0.46, lineGap: 0 },
};

/** Vertical measures of a font as parts of the font size. */
export type VerticalMetrics = { readonly ascent: number; readonly descent: number; readonly lineGap: number };
