/** What the site knows of a script: a row of the table in `scripts.ts`. */

/** What faces are for, in the order in which a page asks for their files. */
export const fontRoles = ['text', 'heading'] as const;

/** Running text and controls, or headings, figures and quotes. */
export type FontRole = (typeof fontRoles)[number];

/** Vertical measures of a font as parts of the font size. */
export type VerticalMetrics = { readonly ascent: number; readonly descent: number; readonly lineGap: number };

/** A font that files are cut from. */
export type Typeface = {
  readonly package: string;
  /** Module path of the font. */
  readonly source: string;
  /** Limits of the weight axis, or the one weight that the font has. */
  readonly weight: number | { readonly min: number; readonly max: number };
  /** Where they differ from the font's own. */
  readonly vertical?: VerticalMetrics;
  /** The licence in the package, and the name of the copy that lies beside the fonts. */
  readonly licence: { readonly source: string; readonly copy: string };
  /** The same in the form that pictures are drawn with: one for each weight. */
  readonly pictures: readonly PictureFont[];
};

/** A font of one weight that pictures are drawn with. */
export type PictureFont = {
  /** File name without `.ttf`, in `generator/pipeline/pictures/fonts/`. */
  readonly name: string;
  /** Module path of the font it is cut from. */
  readonly source: string;
};

/**
 * A font of visitors' devices in one weight. Its widths were measured with the function in `measure-text.ts` on a
 * freely licensed font that has the widths of the device's. Fonts without such a twin (Segoe UI, Geeza Pro, Tahoma in
 * Arabic) are asked for by name and not scaled.
 */
export type FallbackFace = {
  readonly family: string;
  readonly weight: number;
  /** Names under which devices know it, for `local()`. */
  readonly localNames: readonly string[];
  /** Mean advance of a character of the sample text, as a part of the font size. */
  readonly advance: number;
};

/** The web font of a script in one role, and what stands in for it. */
export type ScriptFont = {
  /** File name without `.woff2`, in `templates/styles/fonts/`. */
  readonly name: string;
  readonly family: string;
  readonly typeface: Typeface;
  /** Scaled to the width of the web font, in the order in which they are asked. */
  readonly fallbacks: readonly FallbackFace[];
  /** Asked for by name at the end of a stack, unscaled. */
  readonly systemFamilies: readonly string[];
};

/** The one form in which the site writes a script. Names are as messages say them. */
export type ScriptForms = {
  readonly name: string;
  /** A word in it: `an Arabic word`. */
  readonly word: string;
  /** Its own digits, in whose place the site writes 0-9. */
  readonly digits: string;
  /** What lengthens words and says nothing. */
  readonly stretch: { readonly name: string; readonly sign: string };
  /** Its own signs, by the Latin ones. */
  readonly signs: Readonly<Record<string, string>>;
  /** A range in words, as an example. */
  readonly range: string;
};

/** How the same word of a script can be written: what whoever looks for it overlooks. Parts are sources of patterns. */
export type Spelling = {
  /** Its letters, as a class without brackets: ranges, since Unicode classes make a search five times as long. */
  readonly letters: string;
  /** Other forms of a letter, by the letter. */
  readonly alike: Readonly<Record<string, string>>;
  /** Signs that may stand after any letter. */
  readonly marks?: string;
  /** Where words are written together with the next one. */
  readonly joined?: {
    /** Its article, which is the start of a word. */
    readonly article: string;
    /** What may stand before a word, before one without its article, and before a number. */
    readonly beforeWord: string;
    readonly beforeArticle: string;
    readonly beforeNumber: string;
  };
};

/** A script that pages are set in. */
export type Script = {
  /** Its own letters, marks and punctuation. */
  readonly letters: string;
  /** All that its font files hold: also figures, shared signs, and the letters of foreign names on its pages. */
  readonly characters: string;
  /** OpenType features kept. */
  readonly features: readonly string[];
  readonly fonts: Readonly<Record<FontRole, ScriptFont>>;
  /** How its texts are written, where that is not as in Latin. */
  readonly forms?: ScriptForms;
  readonly spelling: Spelling;
  /** Most bytes that its font files may weigh together. */
  readonly maxBytes: number;
};
