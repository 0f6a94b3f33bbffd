import { describe, expect, it } from 'vitest';
import { buildIco } from '../../../generator/pictures/build-ico.ts';

describe('an icon file', () => {
  it('has one entry that points to the whole picture', () => {
    const png = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3);
    const ico = Buffer.from(buildIco(png, 32));
    expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 1]);
    expect([ico[6], ico[7]]).toEqual([32, 32]);
    expect(ico.readUInt16LE(12)).toBe(32);
    const start = ico.readUInt32LE(18);
    expect(ico.subarray(start, start + ico.readUInt32LE(14))).toEqual(Buffer.from(png));
    expect(ico.length).toBe(start + png.length);
  });
});
