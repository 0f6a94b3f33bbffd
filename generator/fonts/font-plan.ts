/**
 * The font files of the site: what each is cut from, what it holds and under which name pages ask for it.
 *
 * Each script has families of its own, so that a page fetches the files of its script and no others. Arabic
 * pages take figures and Latin names from a small file instead of the whole Latin one, so that a name, its number
 * and the words around it are drawn by one hand on every device. That keeps an Arabic page under 47 KB.
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
  /** Limits of the weight axis; one number cuts the font to that weight. */
  readonly weight: number | { readonly min: number; readonly max: number };
  /** OpenType features kept; absent keeps all, which Arabic shaping needs. */
  readonly features?: readonly string[];
  /** Set on every page of the script, so worth fetching before the styles ask for it (R104). */
  readonly preload: boolean;
};

const textWeight = { min: 400, max: 700 };
const headingWeight = 700;
/** Without the fractions and ordinals of the originals, which no text uses. */
const latinFeatures = ['ccmp', 'locl', 'liga', 'kern', 'mark', 'mkmk'];

const vazirmatn = (subset: string) =>
  `@fontsource-variable/vazirmatn/files/vazirmatn-${subset}-wght-normal.woff2`;
const markazi = (subset: string) =>
  `@fontsource-variable/markazi-text/files/markazi-text-${subset}-wght-normal.woff2`;

/** Every font file. Within a script and role the order is the order in which families are asked. */
export const fontFiles: readonly FontFile[] = [
  {
    name: 'vazirmatn-arabic',
    family: 'Vazirmatn Arabic',
    role: 'text',
    script: 'Arab',
    source: vazirmatn('arabic'),
    characters: arabicCharacters,
    weight: textWeight,
    preload: true,
  },
  {
    name: 'vazirmatn-latin-in-arabic',
    family: 'Vazirmatn Latin in Arabic',
    role: 'text',
    script: 'Arab',
    source: vazirmatn('latin'),
    characters: latinInArabicCharacters,
    weight: textWeight,
    features: [],
    preload: false,
  },
  {
    name: 'vazirmatn-latin',
    family: 'Vazirmatn',
    role: 'text',
    script: 'Latn',
    source: vazirmatn('latin'),
    characters: latinCharacters,
    weight: textWeight,
    features: latinFeatures,
    preload: true,
  },
  {
    name: 'markazi-arabic',
    family: 'Markazi Arabic',
    role: 'heading',
    script: 'Arab',
    source: markazi('arabic'),
    characters: arabicCharacters,
    weight: headingWeight,
    preload: true,
  },
  {
    name: 'markazi-latin-in-arabic',
    family: 'Markazi Latin in Arabic',
    role: 'heading',
    script: 'Arab',
    source: markazi('latin'),
    characters: latinInArabicCharacters,
    weight: headingWeight,
    features: [],
    preload: false,
  },
  {
    name: 'markazi-latin',
    family: 'Markazi Text',
    role: 'heading',
    script: 'Latn',
    source: markazi('latin'),
    characters: latinCharacters,
    weight: headingWeight,
    features: latinFeatures,
    preload: true,
  },
];

/** Selectors of the pages in a script; the Latin families are those of `:root`. */
export const pageSelectors: Readonly<Record<FontScript, string>> = { Latn: ':root', Arab: ':root:lang(ar)' };

/**
 * Ascent, descent and line gap as parts of the font size, where they differ from the font's own. Those of
 * Vazirmatn centre it optically in buttons (LANGUAGE.md, Type).
 */
export const verticalMetrics: Readonly<Partial<Record<FontRole, VerticalMetrics>>> = {
  text: { ascent: 1.1, descent: 0.46, lineGap: 0 },
};

/** Vertical measures of a font as parts of the font size. */
export type VerticalMetrics = { readonly ascent: number; readonly descent: number; readonly lineGap: number };
