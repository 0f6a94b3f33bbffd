/** One for each language. */
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { splitAtPlaceholder } from '../components/interpolate-element.tsx';
import type { PageProps } from '../contract/page-context.ts';
import { Logo } from '../layouts/TopBar/Logo.tsx';
import { drawNetwork, type ShownStep } from './draw-network.ts';
import { type Colors, drawText, type Measure, type TextStyle } from './drawing.ts';
import { fillLines } from './fill-lines.ts';

/** Size in pixels that social networks expect. */
export const shareImageSize = { width: 1200, height: 630 } as const;

export type ShareSubject = {
  /** The layout is mirrored for right-to-left languages. */
  readonly dir: 'ltr' | 'rtl';
  readonly name: string;
  readonly heading: string;
  readonly phone: string;
  readonly license: { readonly text: string; readonly number: string };
  readonly steps: readonly ShownStep[];
  readonly colors: Colors;
};

/** Coordinates are in pixels; horizontal ones count from the inline start. */
const threadAt = 72;
const textAt = 168;
const edgeAt = shareImageSize.width - threadAt;
const logo = { top: 44, width: 56, height: 72, baseline: 98 } as const;
const headingArea = { width: edgeAt - textAt - 8, height: 220, middle: 244 } as const;
/** Line height as a multiple of the size; right-to-left scripts are taller. */
const lineHeight = { rtl: 1.36, ltr: 1.08 } as const;
const network = { thread: threadAt, first: textAt, edge: edgeAt, lineY: 404 } as const;
const row = { baseline: 578, gap: 32, size: 40 } as const;
const licenseFrame = { top: 518, height: 96, inset: 24, frameGap: 7 } as const;

export type HomeProps = PageProps<'home'>;

export function buildShareImage({ texts, context }: HomeProps, colors: Colors) {
  const { ui, phones, license, network, language } = context;
  const heading = texts.hero.title;
  const subject: ShareSubject = {
    dir: language.dir,
    name: ui.agency.name,
    heading,
    phone: phones.main.text,
    license: {
      text: splitAtPlaceholder(ui.common.license, 'number').join('').trim(),
      number: license.number,
    },
    steps: network.steps,
    colors,
  };
  return { subject, alt: ui.share.alt({ heading }) };
}

export function drawShareImage(subject: ShareSubject, measure: Measure): string {
  const { width, height } = shareImageSize;
  const { dir, colors, steps } = subject;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${subject.colors.page}"/>`,
    drawThread(subject),
    drawName(subject, measure),
    drawHeading(subject, measure),
    drawNetwork(steps, { ...network, dir, colors, width }, measure),
    drawRow(subject, measure),
    '</svg>',
  ].join('\n');
}

function drawThread({ dir, colors }: ShareSubject): string {
  const down = `M${toX(threadAt, dir)} ${logo.top + logo.height}V${shareImageSize.height}`;
  return `<path d="${down}" fill="none" stroke="${colors.thread}" stroke-width="9"/>`;
}

function drawName({ dir, name, colors }: ShareSubject, measure: Measure): string {
  const { top, width, height, baseline } = logo;
  const mark = renderToStaticMarkup(createElement(Logo));
  const style = shrink({ face: 'heading', size: 44, color: colors.text }, measure, {
    text: name,
    width: headingArea.width,
  });
  return [
    `<svg x="${toX(threadAt, dir) - width / 2}" y="${top}" width="${width}" height="${height}" viewBox="0 0 28 36" color="${colors.thread}">${mark}</svg>`,
    drawText(name, { dir, x: toX(textAt, dir), y: baseline, style }),
  ].join('');
}

function drawHeading({ dir, heading, colors }: ShareSubject, measure: Measure): string {
  const { lines, style } = fitHeading(
    heading,
    { face: 'heading', size: 96, color: colors.text },
    dir,
    measure,
  );
  const lineDistance = style.size * lineHeight[dir];
  // Letters extend about a third of the font size above and below the middle of their line.
  const first = headingArea.middle - ((lines.length - 1) * lineDistance) / 2 + style.size * 0.3;
  return lines
    .map((line, index) =>
      drawText(line, { dir, x: toX(textAt, dir), y: first + index * lineDistance, style }),
    )
    .join('');
}

type FittedHeading = { readonly lines: readonly string[]; readonly style: TextStyle };

/** Lines of similar length, of the largest size at which they fit. */
function fitHeading(heading: string, style: TextStyle, dir: 'ltr' | 'rtl', measure: Measure): FittedHeading {
  const breakAt = (width: number) => fillLines(heading, (line) => measure(line, style) <= width);
  const widest = breakAt(headingArea.width);
  const narrower = [0.6, 0.7, 0.8, 0.9].map((share) => breakAt(headingArea.width * share));
  const lines = narrower.find(({ length }) => length === widest.length) ?? widest;
  const fits =
    lines.length * style.size * lineHeight[dir] <= headingArea.height &&
    lines.every((line) => measure(line, style) <= headingArea.width);
  return fits ? { lines, style } : fitHeading(heading, { ...style, size: style.size - 4 }, dir, measure);
}

function drawRow(subject: ShareSubject, measure: Measure): string {
  const { dir, phone, colors } = subject;
  const style = { face: 'text', size: row.size, color: colors['call-text'] } as const;
  return [
    // The digits of a number run from left to right in every language.
    drawText(phone, {
      dir: 'ltr',
      x: toX(textAt, dir),
      y: row.baseline,
      style,
      anchor: sides[dir].start,
    }),
    drawLicense(subject, measure, edgeAt - textAt - measure(phone, style) - row.gap),
  ].join('');
}

/** The number is as large as the telephone number. */
function drawLicense({ dir, license, colors }: ShareSubject, measure: Measure, maxWidth: number): string {
  const { top, height, inset, frameGap } = licenseFrame;
  const number = { face: 'text', size: row.size, color: colors.text } as const;
  const small = shrink({ face: 'text', weight: 400, size: 22, color: colors.muted }, measure, {
    text: license.text,
    width: maxWidth - 2 * inset,
  });
  const width =
    Math.ceil(Math.max(measure(license.text, small), measure(license.number, number))) + 2 * inset;
  const left = dir === 'rtl' ? toX(edgeAt, dir) : edgeAt - width;
  const start = toX(edgeAt - width + inset, dir);
  return [
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${colors.sheet}" stroke="${colors.text}" stroke-width="3"/>`,
    `<rect x="${left + frameGap}" y="${top + frameGap}" width="${width - 2 * frameGap}" height="${height - 2 * frameGap}" fill="none" stroke="${colors.text}"/>`,
    drawText(license.text, { dir, x: start, y: top + 36, style: small }),
    drawText(license.number, {
      dir: 'ltr',
      x: start,
      y: top + 79,
      style: number,
      anchor: sides[dir].start,
    }),
  ].join('');
}

/** A smaller size when the text would be wider than `width`. */
function shrink(
  style: TextStyle,
  measure: Measure,
  { text, width }: { readonly text: string; readonly width: number },
): TextStyle {
  return { ...style, size: style.size * Math.min(1, width / measure(text, style)) };
}

/** The physical ends of a line at its inline start and inline end, by direction. */
const sides = { ltr: { start: 'start', end: 'end' }, rtl: { start: 'end', end: 'start' } } as const;

function toX(fromStart: number, dir: 'ltr' | 'rtl'): number {
  return dir === 'rtl' ? shareImageSize.width - fromStart : fromStart;
}
