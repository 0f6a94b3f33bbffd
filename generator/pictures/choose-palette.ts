/** Finds the colours of a picture, at most as many as a palette holds. */

/** A palette with the picture in it. */
export type PalettePicture = {
  /** Red, green and blue of each colour, the most used first. */
  readonly palette: Uint8Array;
  /** Place in the palette of each pixel. */
  readonly indexes: Uint8Array;
};

const paletteSize = 256;

/**
 * The palette of a picture. Beyond 256 colours the rarest become the nearest of the others.
 *
 * @param pixels red, green, blue and alpha of each
 */
export function choosePalette(pixels: Uint8Array): PalettePicture {
  // A copy, since numbers may begin at every fourth byte only and the original at any.
  const colours = new Uint32Array(new Uint8Array(pixels).buffer);
  const byUse = [...countUses(colours)].sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || a - b);
  const chosen = byUse.slice(0, paletteSize).map(([colour]) => colour);
  const indexOf = new Map(byUse.map(([colour]) => [colour, nearestIn(chosen, colour)]));
  return {
    palette: Uint8Array.from(chosen.flatMap(channelsOf)),
    indexes: indexesOf(colours, indexOf),
  };
}

/** Counts runs, since neighbours are mostly equal. */
function countUses(colours: Uint32Array): ReadonlyMap<number, number> {
  const uses = new Map<number, number>();
  let begin = 0;
  for (let end = 1; end <= colours.length; end += 1) {
    const colour = colours[begin] ?? 0;
    if (colours[end] === colour) continue;
    uses.set(colour, (uses.get(colour) ?? 0) + end - begin);
    begin = end;
  }
  return uses;
}

function nearestIn(palette: readonly number[], colour: number): number {
  const exact = palette.indexOf(colour);
  if (exact >= 0) return exact;
  const distances = palette.map((other) => distance(channelsOf(colour), channelsOf(other)));
  return distances.indexOf(Math.min(...distances));
}

function distance(a: readonly number[], b: readonly number[]): number {
  return a.reduce((sum, channel, index) => sum + (channel - (b[index] ?? 0)) ** 2, 0);
}

function indexesOf(colours: Uint32Array, indexOf: ReadonlyMap<number, number>): Uint8Array {
  const indexes = new Uint8Array(colours.length);
  let last = -1;
  let index = 0;
  for (let at = 0; at < colours.length; at += 1) {
    const colour = colours[at] ?? 0;
    // Comparing is cheaper than looking up.
    if (colour !== last) index = indexOf.get(colour) ?? 0;
    last = colour;
    indexes[at] = index;
  }
  return indexes;
}

/** Red, green and blue; the machines that Node runs on store the first byte of a number lowest. */
function channelsOf(colour: number): number[] {
  return [colour & 0xff, (colour >> 8) & 0xff, (colour >> 16) & 0xff];
}
