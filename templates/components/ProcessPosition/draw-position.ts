/** The drawing of the way and its exits in small, as paths: its stops are dots of a dashed line. */
import type { ExitKind } from '../../../schema/index.ts';

/** Places in units of the drawing. */
const line = { at: 19, first: 13, step: 48, ring: 7 };
const branch = { arm: 12, first: 13, step: 8 };

/** Size of the drawing. */
export const positionSize = { width: 324, height: 52 } as const;

/** Dashes of no length, each a round dot at a stop. */
export const dots = `0 ${line.step}`;

/** The exits that leave each stop, in order. */
export type DrawnExits = readonly (readonly ExitKind[])[];

/** The line from the first of so many stops to the last. */
export function drawLine(stops: number): string {
  return `M${line.first} ${line.at}H${stopAt(stops - 1)}`;
}

/** The branches under the line. */
export function drawExits(stops: DrawnExits): string {
  return stops.flatMap((exits, index) => exits.map((kind, exit) => drawExit(kind, index, exit))).join('');
}

/** Where a page stands: at a stop, or at the end of one of its branches. */
export function placeOf(stop: number, exit?: number): { readonly cx: number; readonly cy: number } {
  const x = stopAt(stop);
  return exit === undefined ? { cx: x, cy: line.at } : { cx: x + branch.arm, cy: branchAt(exit) };
}

/** A branch goes down from its stop and aside; a closed one ends at a bar, that of the end in a ring. */
function drawExit(kind: ExitKind, stop: number, exit: number): string {
  const x = stopAt(stop);
  const down = `M${x} ${line.at}V${branchAt(exit)}`;
  switch (kind) {
    case 'out':
      return `${down}h${branch.arm}`;
    case 'closed':
      return `${down}h${branch.arm}m0-4v8`;
    case 'back':
      return `${down}H${positionSize.width - 2}V4H${line.first}V${line.at}`;
    case 'end':
      return `${down}a5 5 0 1 1 0 10a5 5 0 1 1 0-10`;
  }
}

function stopAt(index: number): number {
  return line.first + line.step * index;
}

function branchAt(exit: number): number {
  return line.at + branch.first + branch.step * exit;
}
