/** What link previews show beside a page: paper, the thread with its stops and exits, the page's heading, the call. */
import type { Colours } from './colours.ts';
import { drawLogo } from './draw-logo.ts';
import { drawNetwork, type ShownStop } from './draw-network.ts';
import { drawText, type TextStyle } from './draw-text.ts';
import { fitHeading } from './fit-heading.ts';

/** Size in pixels that networks ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** What a share image shows; every word is finished. */
export type ShareSubject = {
  /** Right-to-left is the original; left-to-right is its mirror. */
  readonly dir: 'ltr' | 'rtl';
  /** The agency's name beside the logo. */
  readonly name: string;
  readonly heading: string;
  /** The number that is dialled. */
  readonly phone: string;
  /** The words before the number of the licence, and the number. */
  readonly license: { readonly copy: string; readonly number: string };
  readonly stops: readonly ShownStop[];
  readonly colours: Colours;
};

/** Places in pixels; those across are from the inline start. */
const threadAt = 72;
const textAt = 168;
const edgeAt = shareImageSize.width - threadAt;
const logo = { top: 44, height: 72, baseline: 98 } as const;
const headingArea = { width: edgeAt - textAt - 8, height: 220, middle: 244, largest: 128 } as const;
/** Distance of lines as a part of their size; scripts from the right are written taller. */
const lineHeight = { rtl: 1.36, ltr: 1.08 } as const;
const network = { thread: threadAt, first: textAt, edge: edgeAt, at: 404 } as const;
const row = { baseline: 578, gap: 32, size: 40 } as const;
const plate = { top: 518, height: 96, inset: 24, frame: 7 } as const;

/** Width of a line in pixels, from its first ink to its last. */
export type Measure = (text: string, style: TextStyle) => number;

/** The drawing as SVG. */
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

/** It leaves the logo and goes on below; the way to release branches off. */
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
  // The letters of a line reach about a third of its size above the middle and as much below.
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

/** The number that is dialled at the inline start, the plate of the licence at the inline end. */
function drawRow(subject: ShareSubject, measure: Measure): string {
  const { dir, phone, colours } = subject;
  const style = { face: 'text', size: row.size, colour: colours['call-text'] } as const;
  return [
    // The digits of a number stand from left to right in every language.
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

/** A double frame around the words and the number of the licence, which is as large as that of the telephone. */
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

/** The style, smaller where the text would be wider than its space. */
function shrink(
  style: TextStyle,
  measure: Measure,
  { text, width }: { readonly text: string; readonly width: number },
): TextStyle {
  return { ...style, size: style.size * Math.min(1, width / measure(text, style)) };
}

/** Which end of a line, seen from left to right, is at the inline start and at the inline end. */
const sides = { ltr: { start: 'start', end: 'end' }, rtl: { start: 'end', end: 'start' } } as const;

function place(fromStart: number, dir: 'ltr' | 'rtl'): number {
  return dir === 'rtl' ? shareImageSize.width - fromStart : fromStart;
}
