/** Draws the image of link previews: the thread with its stops and exits, the page's heading, the call. */
import type { Colours } from './colours.ts';
import { drawLogo } from './draw-logo.ts';
import { drawNetwork, type ShownStop } from './draw-network.ts';
import { drawText, type TextStyle } from './draw-text.ts';
import { fitHeading } from './fit-heading.ts';

/** Size in pixels that social networks expect. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The content of a share image. */
export type ShareSubject = {
  /** Right-to-left is the original layout; left-to-right is mirrored. */
  readonly dir: 'ltr' | 'rtl';
  /** The agency's name beside the logo. */
  readonly name: string;
  readonly heading: string;
  /** The number that is dialled. */
  readonly phone: string;
  /** The label and the number of the licence. */
  readonly license: { readonly copy: string; readonly number: string };
  readonly stops: readonly ShownStop[];
  readonly colours: Colours;
};

/** Coordinates in pixels; horizontal ones are from the inline start. */
const threadAt = 72;
const textAt = 168;
const edgeAt = shareImageSize.width - threadAt;
const logo = { top: 44, height: 72, baseline: 98 } as const;
const headingArea = { width: edgeAt - textAt - 8, height: 220, middle: 244, largest: 128 } as const;
/** Line height as a multiple of the size; right-to-left scripts are taller. */
const lineHeight = { rtl: 1.36, ltr: 1.08 } as const;
const network = { thread: threadAt, first: textAt, edge: edgeAt, at: 404 } as const;
const row = { baseline: 578, gap: 32, size: 40 } as const;
const plate = { top: 518, height: 96, inset: 24, frame: 7 } as const;

/** Returns the width of the ink of a line in pixels. */
export type Measure = (text: string, style: TextStyle) => number;

/** Returns the drawing as SVG. */
export function drawShareImage(subject: ShareSubject, measure: Measure): string {
  const { width, height } = shareImageSize;
  const { dir, colours, stops } = subject;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${subject.colours.page}"/>`,
    drawThread(subject),
    drawName(subject, measure),
    drawHeading(subject, measure),
    drawNetwork(stops, { ...network, dir, colours, width }, measure),
    drawRow(subject, measure),
    '</svg>',
  ].join('\n');
}

/** The thread starts at the logo and continues at the bottom; the process branches off. */
function drawThread({ dir, colours }: ShareSubject): string {
  const down = `M${place(threadAt, dir)} ${logo.top + logo.height}V${shareImageSize.height}`;
  return `<path d="${down}" fill="none" stroke="${colours.thread}" stroke-width="9"/>`;
}

function drawName({ dir, name, colours }: ShareSubject, measure: Measure): string {
  const mark = { x: place(threadAt, dir), top: logo.top, height: logo.height, colour: colours.thread };
  const style = shrink({ face: 'heading', size: 44, colour: colours.text }, measure, {
    text: name,
    width: headingArea.width,
  });
  return drawLogo(mark) + drawText(name, { dir, x: place(textAt, dir), y: logo.baseline, style });
}

function drawHeading({ dir, heading, colours }: ShareSubject, measure: Measure): string {
  const style = { face: 'heading', size: 100, colour: colours.text } as const;
  const fitted = fitHeading(
    heading,
    { ...headingArea, lineHeight: lineHeight[dir] },
    (line) => measure(line, style) / style.size,
  );
  const { lines, size, lineHeight: distance } = fitted;
  // The letters of a line reach about a third of its size above the middle and below it.
  const first = headingArea.middle - ((lines.length - 1) * distance) / 2 + size * 0.3;
  return lines
    .map((line, index) =>
      drawText(line, {
        dir,
        x: place(textAt, dir),
        y: first + index * distance,
        style: { ...style, size },
      }),
    )
    .join('');
}

/** Draws the number at the inline start and the licence at the inline end. */
function drawRow(subject: ShareSubject, measure: Measure): string {
  const { dir, phone, colours } = subject;
  const style = { face: 'text', size: row.size, colour: colours['call-text'] } as const;
  return [
    // The digits of a number run from left to right in every language.
    drawText(phone, {
      dir: 'ltr',
      x: place(textAt, dir),
      y: row.baseline,
      style,
      anchor: sides[dir].start,
    }),
    drawPlate(subject, measure, edgeAt - textAt - measure(phone, style) - row.gap),
  ].join('');
}

/** Draws a double frame around the label and the number of the licence, which is as large as the telephone number. */
function drawPlate({ dir, license, colours }: ShareSubject, measure: Measure, room: number): string {
  const { top, height, inset, frame } = plate;
  const number = { face: 'text', size: row.size, colour: colours.text } as const;
  const copy = shrink({ face: 'text', weight: 400, size: 22, colour: colours.muted }, measure, {
    text: license.copy,
    width: room - 2 * inset,
  });
  const width = Math.ceil(Math.max(measure(license.copy, copy), measure(license.number, number))) + 2 * inset;
  const left = dir === 'rtl' ? place(edgeAt, dir) : edgeAt - width;
  const start = place(edgeAt - width + inset, dir);
  return [
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colours.sheet}" stroke="${colours.text}" stroke-width="3"/>`,
    `<rect x="${left + frame}" y="${top + frame}" width="${width - 2 * frame}" height="${height - 2 * frame}" fill="none" stroke="${colours.text}"/>`,
    drawText(license.copy, { dir, x: start, y: top + 36, style: copy }),
    drawText(license.number, {
      dir: 'ltr',
      x: start,
      y: top + 79,
      style: number,
      anchor: sides[dir].start,
    }),
  ].join('');
}

/** Returns the style, smaller when the text would be wider than its space. */
function shrink(
  style: TextStyle,
  measure: Measure,
  { text, width }: { readonly text: string; readonly width: number },
): TextStyle {
  return { ...style, size: style.size * Math.min(1, width / measure(text, style)) };
}

/** Which physical end of a line is at the inline start and at the inline end. */
const sides = { ltr: { start: 'start', end: 'end' }, rtl: { start: 'end', end: 'start' } } as const;

function place(fromStart: number, dir: 'ltr' | 'rtl'): number {
  return dir === 'rtl' ? shareImageSize.width - fromStart : fromStart;
}
