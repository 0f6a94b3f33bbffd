/** The roles of typefaces, in the order in which a page loads their files. */
export const fontRoles = ['text', 'heading'] as const;

/** The role of a typeface: `text` is for text and controls, `heading` for headings, figures and quotes. */
export type FontRole = (typeof fontRoles)[number];

/** Multiples of the font size. */
export type VerticalMetrics = { readonly ascent: number; readonly descent: number; readonly lineGap: number };

export type Typeface = {
  readonly package: string;
  readonly source: string;
  /** Limits of the weight axis, or the only weight of the font. */
  readonly weight: number | { readonly min: number; readonly max: number };
  /** Overrides of the font's own metrics. */
  readonly vertical?: VerticalMetrics;
  /** The license in the package, and the name of its copy beside the fonts. */
  readonly license: { readonly source: string; readonly copy: string };
  /** Static fonts for pictures, one for each weight. */
  readonly pictures: readonly PictureFont[];
};

export type PictureFont = {
  /** File name without `.ttf`, in `generator/pipeline/pictures/fonts/`. */
  readonly name: string;
  readonly source: string;
};

/**
 * A system font in one weight. Its widths were measured with `measureFont` on a freely licensed,
 * metric-compatible font. System fonts without such a font (Segoe UI, Geeza Pro, Tahoma in Arabic) are used
 * unscaled.
 */
export type FallbackFace = {
  readonly family: string;
  readonly weight: number;
  /** Names for `local()`. */
  readonly localNames: readonly string[];
  /** Mean advance width of the sample text, as a multiple of the font size. */
  readonly advance: number;
};

/** One function for each family, so that a table has its weights. */
export const fallbackFamily =
  (family: string) =>
  (weight: number, advance: number, ...localNames: readonly string[]): FallbackFace => ({
    family,
    weight,
    localNames,
    advance,
  });

export type ScriptFont = {
  /** File name without `.woff2`, in `templates/styles/fonts/`. */
  readonly name: string;
  readonly family: string;
  readonly typeface: Typeface;
  /** Fallbacks scaled to the width of the web font, in order of preference. */
  readonly fallbacks: readonly FallbackFace[];
  /** Unscaled fallbacks at the end of the font stack. */
  readonly systemFamilies: readonly string[];
};

/** Messages contain the names. */
export type ScriptForms = {
  readonly name: string;
  /** A word in the script: `an Arabic word`. */
  readonly word: string;
  /** Name of its digits, instead of which the site uses 0-9. */
  readonly digits: string;
  /** The character that stretches words without changing them. */
  readonly stretch: { readonly name: string; readonly character: string };
  /** Its punctuation by the Latin equivalent. */
  readonly punctuation: Readonly<Record<string, string>>;
  /** An example of a range in words. */
  readonly rangeExample: string;
};

/** Spelling variants that a text search ignores. The strings are sources of regular expressions. */
export type Spelling = {
  /** A character class without brackets; Unicode classes would make a search five times slower. */
  readonly letters: string;
  readonly variants: Readonly<Record<string, string>>;
  /** Diacritics that may follow any letter. */
  readonly marks?: string;
  /** Prefixes that are written together with the next word. */
  readonly prefixes?: {
    readonly article: string;
    /** Prefixes of a word, of a word without its article, and of a number. */
    readonly beforeWord: string;
    readonly beforeWordWithoutArticle: string;
    readonly beforeNumber: string;
  };
};

export type Script = {
  readonly letters: string;
  /** All characters of its font files, including digits, shared punctuation and the letters of foreign names. */
  readonly characters: string;
  readonly features: readonly string[];
  readonly fonts: Readonly<Record<FontRole, ScriptFont>>;
  /** Writing rules, where they differ from Latin. */
  readonly forms?: ScriptForms;
  readonly spelling: Spelling;
  /** Total of all files, in bytes. */
  readonly maxBytes: number;
};
