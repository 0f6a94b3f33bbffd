/** Text and colors inside a picture, which cannot use the style sheet. */
import { isolateWhole } from '../text/direction-runs.ts';

/** The typefaces of the site, by the names in the font files. */
const families = { heading: 'Markazi Text', text: 'Vazirmatn' } as const;

/** The size is in pixels. */
export type TextStyle = {
  readonly face: keyof typeof families;
  /** @default 700 */
  readonly weight?: 400 | 700;
  readonly size: number;
  readonly color: string;
};

/** The width of the ink of a line in pixels. */
export type Measure = (text: string, style: TextStyle) => number;

export type TextLayout = {
  readonly dir: 'ltr' | 'rtl';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly style: TextStyle;
  /** Which point of the line is at `x`, in physical directions. @default the inline start */
  readonly anchor?: 'start' | 'middle' | 'end';
};

export function drawText(text: string, { dir, x, y, style, anchor }: TextLayout): string {
  const { face, weight = 700, size, color } = style;
  return [
    `<text x="${x}" y="${y}" text-anchor="${anchor ?? (dir === 'rtl' ? 'end' : 'start')}"`,
    ` font-family="${families[face]}" font-weight="${weight}" font-size="${size}" fill="${color}">`,
    `${escapeText(isolateLine(text, dir))}</text>`,
  ].join('');
}

/** Wraps the line in isolates, because resvg ignores `direction` and lays out every line left to right. */
function isolateLine(text: string, dir: 'ltr' | 'rtl'): string {
  return dir === 'rtl' ? isolateWhole(text, dir) : text;
}

/** Escapes a text for XML, including `>`, because `]]>` is invalid in text. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The color names in `tokens.css`, `--c-<name>`, that pictures need. */
const colorNames = ['page', 'sheet', 'text', 'muted', 'thread', 'call-text'] as const;

/** A value such as `#f6f0e4` for each color name. */
export type Colors = Readonly<Record<(typeof colorNames)[number], string>>;

/** Parses the light colors, which come first, from the text of `tokens.css`. Throws when one is missing. */
export function parseColors(css: string): Colors {
  const entries = colorNames.map((name) => [name, colorOf(`--c-${name}`, css)]);
  // Object.fromEntries loses the key type; there is one entry for each name.
  return Object.fromEntries(entries) as Colors;
}

function colorOf(name: string, css: string): string {
  const value = new RegExp(`${name}:\\s*([^;]+);`, 'u').exec(css)?.[1]?.trim() ?? '';
  if (!/^#[0-9a-f]{3,6}$/iu.test(value)) throw new Error(`tokens.css gives ${name} no color.`);
  return value;
}
