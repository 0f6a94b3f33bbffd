/** What the site knows of a script: a row of the table in `scripts.ts`. */

/** What a face is for: running text and controls, or headings, figures and quotes. */
export type FontRole = 'text' | 'heading';

/** Both roles, in the order in which a page asks for their files. */
export const fontRoles: readonly FontRole[] = ['text', 'heading'];

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
  /** File name without `.ttf`, in `generator/pictures/fonts/`. */
  readonly name: string;
  /** Module path of the font it is cut from. */
  readonly source: string;
};

/**
 * A font of visitors' devices. Its widths were measured with the function in `measure-text.ts` on a freely licensed
 * font that has the widths of the device's. Fonts without such a twin (Segoe UI, Geeza Pro, Tahoma in Arabic) are
 * asked for by name and not scaled.
 */
export type FallbackFont = {
  readonly family: string;
  /** The package and version that advances were measured on. */
  readonly measuredOn: string;
  readonly faces: readonly FallbackWeight[];
};

/** A font of visitors' devices in one weight. */
export type FallbackWeight = {
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
  readonly fallbacks: readonly FallbackFont[];
  /** Asked for by name at the end of a stack, unscaled. */
  readonly systemFamilies: readonly string[];
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
  /** Most bytes that its font files may weigh together. */
  readonly maxBytes: number;
  /** The text on which widths are compared. */
  readonly sampleText: string;
};
