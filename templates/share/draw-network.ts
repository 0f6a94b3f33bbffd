import type { NetworkExit, ProcessStep } from '../contract/page-context.ts';
import { type Colors, drawText, type Measure } from './drawing.ts';

/** In pixels; horizontal coordinates count from the inline start. */
export type NetworkLayout = {
  readonly dir: 'ltr' | 'rtl';
  readonly colors: Colors;
  readonly width: number;
  /** Horizontal positions of the start of the line, of the start of the first ring, and of the vertical line back. */
  readonly thread: number;
  readonly first: number;
  readonly edge: number;
  /** Vertical position of the line. */
  readonly lineY: number;
};

export type ShownStep = Pick<ProcessStep, 'figure'> & {
  readonly exits: readonly Pick<NetworkExit, 'kind' | 'figure' | 'isFree'>[];
};

const radius = 22;
/** Branches: horizontal length, distance of the first from the line, distance between branches, corner radius. */
const branch = { arm: 22, first: 48, step: 33, corner: 10 } as const;
const priceFrame = { height: 28, padding: 7, size: 20 } as const;
/** Space for the branches beside the last step, and for the line back above the line. */
const clearance = { end: 118, over: 42 } as const;

/** For `rtl`, a transformation mirrors all lines, and texts are drawn at mirrored positions. */
export function drawNetwork(steps: readonly ShownStep[], layout: NetworkLayout, measure: Measure): string {
  const { dir, width, colors, thread, lineY } = layout;
  const mirror = dir === 'rtl' ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  const first = xOfStep(0, steps, layout);
  const last = xOfStep(steps.length - 1, steps, layout);
  const branches = steps.flatMap(({ exits }, step) =>
    exits.map((exit, index) => ({ ...exit, x: xOfStep(step, steps, layout), y: yOfBranch(lineY, index) })),
  );
  const back = branches
    .filter(({ kind }) => kind === 'back')
    .map(({ x, y }) => `M${x} ${y}H${layout.edge}V${lineY - clearance.over}H${first}V${lineY}`);
  return [
    `<g${mirror} fill="none" stroke="${colors.thread}" stroke-width="6">`,
    `<path d="${back.join('')}" stroke="${colors.text}" stroke-width="3"/>`,
    `<path d="M${thread} ${lineY - 64}a64 64 0 0 0 64 64H${last}" stroke-width="9"/>`,
    `<path d="${branches.map((exit) => drawBranch(exit, lineY)).join('')}"/>`,
    '</g>',
    ...branches.map(({ x, y, ...exit }) => drawPrice(exit, { x: x + branch.arm, y }, layout, measure)),
    ...steps.map(({ figure }, step) => {
      const x = xOfStep(step, steps, layout);
      const below = { x: x - radius, y: yOfBranch(lineY, 0) };
      return drawStep(step + 1, x, layout) + drawPrice({ figure, isFree: false }, below, layout, measure);
    }),
  ].join('');
}

function drawBranch(
  { kind, x, y }: { kind: NetworkExit['kind']; x: number; y: number },
  lineY: number,
): string {
  if (kind === 'end') return `M${x} ${lineY}V${y - 10}m0 0a10 10 0 1 1 0 20a10 10 0 1 1 0-20`;
  const { arm, corner } = branch;
  const line = `M${x} ${lineY}V${y - corner}a${corner} ${corner} 0 0 0 ${corner} ${corner}h${arm - corner}`;
  return kind === 'closed' ? `${line}m0-${priceFrame.height / 2}v${priceFrame.height}` : line;
}

/** The frame is filled when the exit is free. */
function drawPrice(
  { figure, isFree }: { readonly figure: string | undefined; readonly isFree: boolean },
  { x, y }: { readonly x: number; readonly y: number },
  { dir, width, colors }: NetworkLayout,
  measure: Measure,
): string {
  if (figure === undefined) return '';
  const style = {
    face: 'text',
    size: priceFrame.size,
    color: isFree ? colors.page : colors.text,
  } as const;
  const frameWidth = measure(figure, style) + 2 * priceFrame.padding;
  const left = dir === 'rtl' ? width - x - frameWidth : x;
  return [
    `<rect x="${left}" y="${y - priceFrame.height / 2}" width="${frameWidth}" height="${priceFrame.height}" stroke="${colors.text}"`,
    ` stroke-width="2.5" fill="${isFree ? colors.text : colors.page}"/>`,
    drawText(figure, {
      dir: 'ltr',
      x: left + frameWidth / 2,
      y: y + priceFrame.size * 0.36,
      style,
      anchor: 'middle',
    }),
  ].join('');
}

function drawStep(number: number, fromStart: number, { dir, width, colors, lineY }: NetworkLayout): string {
  const x = dir === 'rtl' ? width - fromStart : fromStart;
  const style = { face: 'text', size: 23, color: colors.thread } as const;
  return [
    `<circle cx="${x}" cy="${lineY}" r="${radius}" fill="${colors.sheet}" stroke="${colors.thread}" stroke-width="4.5"/>`,
    drawText(String(number), { dir: 'ltr', x, y: lineY + 8, style, anchor: 'middle' }),
  ].join('');
}

function xOfStep(step: number, steps: readonly unknown[], { first, edge }: NetworkLayout): number {
  const from = first + radius + 2;
  return Math.round(from + ((edge - clearance.end - from) / (steps.length - 1)) * step);
}

function yOfBranch(lineY: number, index: number): number {
  return lineY + branch.first + branch.step * index;
}
