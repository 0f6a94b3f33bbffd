/** The process from arrest to release with its exits and their prices, inside a picture. */
import type { NetworkExit, NetworkStop } from '../page-context.ts';
import type { Colours } from './colours.ts';
import { drawText, type TextStyle } from './draw-text.ts';

/** Coordinates in pixels; horizontal ones are from the inline start. */
export type NetworkPlace = {
  readonly dir: 'ltr' | 'rtl';
  readonly colours: Colours;
  /** Width of the picture. */
  readonly width: number;
  /** Positions of the start of the line, of its first stop, and of the turn of the line back. */
  readonly thread: number;
  readonly first: number;
  readonly edge: number;
  /** Width of the stroke. */
  readonly at: number;
};

/** Its content: the price of a stop, and the exits of the stop. */
export type ShownStop = Pick<NetworkStop, 'figure'> & {
  readonly exits: readonly Pick<NetworkExit, 'kind' | 'figure' | 'isFree'>[];
};

type Measure = (text: string, style: TextStyle) => number;

const radius = 22;
/** Branches: horizontal length, distance of the first from the line, distance of the others, corner radius. */
const branch = { arm: 22, first: 48, step: 33, corner: 10 } as const;
const plate = { height: 28, padding: 7, size: 20 } as const;
/** Space for the branches beside the last stop, and for the line back above all branches. */
const room = { end: 118, over: 42 } as const;

/** Returns the drawing. Lines are mirrored together; texts are placed at mirrored positions. */
export function drawNetwork(stops: readonly ShownStop[], place: NetworkPlace, measure: Measure): string {
  const { dir, width, colours, thread, at } = place;
  const mirror = dir === 'rtl' ? ` transform="matrix(-1 0 0 1 ${width} 0)"` : '';
  const first = stopAt(0, stops, place);
  const last = stopAt(stops.length - 1, stops, place);
  const branches = stops.flatMap(({ exits }, stop) =>
    exits.map((exit, index) => ({ ...exit, x: stopAt(stop, stops, place), y: branchAt(at, index) })),
  );
  const back = branches
    .filter(({ kind }) => kind === 'back')
    .map(({ x, y }) => `M${x} ${y}H${place.edge}V${at - room.over}H${first}V${at}`);
  return [
    `<g${mirror} fill="none" stroke="${colours.thread}" stroke-width="6">`,
    `<path d="${back.join('')}" stroke="${colours.text}" stroke-width="3"/>`,
    `<path d="M${thread} ${at - 64}a64 64 0 0 0 64 64H${last}" stroke-width="9"/>`,
    `<path d="${branches.map((own) => drawBranch(own, at)).join('')}"/>`,
    '</g>',
    ...branches.map(({ x, y, ...exit }) => drawPlate(exit, { x: x + branch.arm, y }, place, measure)),
    ...stops.map(({ figure }, stop) => {
      const x = stopAt(stop, stops, place);
      const under = { x: x - radius, y: branchAt(at, 0) };
      return drawStop(stop + 1, x, place) + drawPlate({ figure, isFree: false }, under, place, measure);
    }),
  ].join('');
}

function drawBranch({ kind, x, y }: { kind: NetworkExit['kind']; x: number; y: number }, at: number): string {
  if (kind === 'end') return `M${x} ${at}V${y - 10}m0 0a10 10 0 1 1 0 20a10 10 0 1 1 0-20`;
  const { arm, corner } = branch;
  const line = `M${x} ${at}V${y - corner}a${corner} ${corner} 0 0 0 ${corner} ${corner}h${arm - corner}`;
  return kind === 'closed' ? `${line}m0-${plate.height / 2}v${plate.height}` : line;
}

/** Returns a price in a frame, which is filled when nothing is paid. */
function drawPlate(
  { figure, isFree }: { readonly figure: string | undefined; readonly isFree: boolean },
  { x, y }: { readonly x: number; readonly y: number },
  { dir, width, colours }: NetworkPlace,
  measure: Measure,
): string {
  if (figure === undefined) return '';
  const style = { face: 'text', size: plate.size, colour: isFree ? colours.page : colours.text } as const;
  const own = measure(figure, style) + 2 * plate.padding;
  const left = dir === 'rtl' ? width - x - own : x;
  return [
    `<rect x="${left}" y="${y - plate.height / 2}" width="${own}" height="${plate.height}" stroke="${colours.text}"`,
    ` stroke-width="2.5" fill="${isFree ? colours.text : colours.page}"/>`,
    drawText(figure, { dir: 'ltr', x: left + own / 2, y: y + plate.size * 0.36, style, anchor: 'middle' }),
  ].join('');
}

/** Returns a ring with its number. */
function drawStop(number: number, fromStart: number, { dir, width, colours, at }: NetworkPlace): string {
  const x = dir === 'rtl' ? width - fromStart : fromStart;
  const style = { face: 'text', size: 23, colour: colours.thread } as const;
  return [
    `<circle cx="${x}" cy="${at}" r="${radius}" fill="${colours.sheet}" stroke="${colours.thread}" stroke-width="4.5"/>`,
    drawText(String(number), { dir: 'ltr', x, y: at + 8, style, anchor: 'middle' }),
  ].join('');
}

function stopAt(stop: number, stops: readonly unknown[], { first, edge }: NetworkPlace): number {
  const from = first + radius + 2;
  return Math.round(from + ((edge - room.end - from) / (stops.length - 1)) * stop);
}

function branchAt(at: number, index: number): number {
  return at + branch.first + branch.step * index;
}
