/** Turns bytes into text, or says where they stop being UTF-8. Nothing is guessed or replaced. */
import { isUtf8 } from 'node:buffer';

/** The text, or why there is none and what stands before the first bad byte. */
export type Decoded = { readonly text: string } | { readonly reason: string; readonly before: string };

const replacement = '\ufffd';
const spelledOut = Buffer.from(replacement);

/** Decodes UTF-8. A byte-order mark is dropped, Windows line ends become `\n`: lines and columns stay the same. */
export function decodeUtf8(bytes: Buffer): Decoded {
  if (/^(?:fffe|feff)/u.test(bytes.toString('hex', 0, 2))) return { reason: 'it is UTF-16', before: '' };
  const zero = bytes.indexOf(0);
  if (zero !== -1) return fault(bytes, zero, 'it holds a zero byte, as UTF-16 does');
  if (isUtf8(bytes)) return { text: decode(bytes).replaceAll('\r\n', '\n') };
  const offset = firstBadByte(bytes);
  const value = bytes.toString('hex', offset, offset + 1).toUpperCase();
  return fault(bytes, offset, `byte 0x${value} does not fit`);
}

/** Drops the byte-order mark, as a decoder of the platform does. */
const decode = (bytes: Buffer): string => new TextDecoder().decode(bytes);

const fault = (bytes: Buffer, offset: number, reason: string): Decoded => ({
  reason,
  before: decode(bytes.subarray(0, offset)),
});

/** Decoding replaces what does not fit; a replacement sign that the bytes do not spell marks the spot. */
function firstBadByte(bytes: Buffer): number {
  let offset = 0;
  for (const character of bytes.toString('utf8')) {
    const isSpelledOut = bytes.subarray(offset, offset + spelledOut.length).equals(spelledOut);
    if (character === replacement && !isSpelledOut) return offset;
    offset += Buffer.byteLength(character);
  }
  return offset;
}
