/** A line of text inside a picture. */
import { isolateWhole } from '../values/isolate.ts';

/** The faces of the site, by the names that the font files carry. */
const families = { heading: 'Markazi Text', text: 'Vazirmatn' } as const;

/** How a line is set; the size is in pixels. */
export type TextStyle = {
  readonly face: keyof typeof families;
  /** @default 700 */
  readonly weight?: 400 | 700;
  readonly size: number;
  readonly colour: string;
};

/** Where a line stands. */
export type TextPlace = {
  /** Direction of the line as a whole. */
  readonly dir: 'ltr' | 'rtl';
  readonly x: number;
  /** The baseline. */
  readonly y: number;
  readonly style: TextStyle;
  /** Which part of the line is at `x`, seen from left to right. @default the side where the line begins */
  readonly anchor?: 'start' | 'middle' | 'end';
};

/** A text element. */
export function drawText(text: string, { dir, x, y, style, anchor }: TextPlace): string {
  const { face, weight = 700, size, colour } = style;
  return [
    `<text x="${x}" y="${y}" text-anchor="${anchor ?? (dir === 'rtl' ? 'end' : 'start')}"`,
    ` font-family="${families[face]}" font-weight="${weight}" font-size="${size}" fill="${colour}">`,
    `${escapeText(directed(text, dir))}</text>`,
  ].join('');
}

/** The rasteriser takes every line for left-to-right and knows no `direction`, but it honours isolates. */
function directed(text: string, dir: 'ltr' | 'rtl'): string {
  return dir === 'rtl' ? isolateWhole(text, dir) : text;
}

/** The sign `>` as well: `]]>` ends nothing in a text, and is still refused there. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
