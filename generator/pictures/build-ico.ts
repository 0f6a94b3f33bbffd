/** Wraps a PNG as an icon file, which every browser since 2009 reads. */

/** Lengths of the two records before the picture, in bytes. */
const directoryLength = 6;
const entryLength = 16;

/** An ICO file with one square picture of `size` pixels, at most 255. */
export function buildIco(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(directoryLength + entryLength);
  // Reserved, the type "icon", one picture.
  head.writeUInt16LE(0, 0);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  // No palette of its own, reserved, one plane, and the bits that a pixel has once it is unpacked.
  head.writeUInt16LE(0, 8);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
