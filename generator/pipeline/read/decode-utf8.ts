/** Decodes bytes as UTF-8, or reports the first invalid byte. Never replaces invalid bytes. */
import { isUtf8 } from 'node:buffer';

/** The text; or, for invalid bytes, the reason and the text before the first invalid byte. */
export type Decoded = { readonly text: string } | { readonly reason: string; readonly before: string };

const replacement = '\ufffd';
const replacementBytes = Buffer.from(replacement);

/** Decodes UTF-8. Removes the byte-order mark, and replaces CRLF by `\n`, which keeps lines and columns. */
export function decodeUtf8(bytes: Buffer): Decoded {
  if (/^(?:fffe|feff)/u.test(bytes.toString('hex', 0, 2))) return { reason: 'it is UTF-16', before: '' };
  const zero = bytes.indexOf(0);
  if (zero !== -1) return invalid(bytes, zero, 'it contains a zero byte, as UTF-16 does');
  if (isUtf8(bytes)) return { text: decode(bytes).replaceAll('\r\n', '\n') };
  const offset = findInvalidOffset(bytes);
  const value = bytes.toString('hex', offset, offset + 1).toUpperCase();
  return invalid(bytes, offset, `byte 0x${value} is invalid`);
}

/** Decodes and removes the byte-order mark. */
const decode = (bytes: Buffer): string => new TextDecoder().decode(bytes);

const invalid = (bytes: Buffer, offset: number, reason: string): Decoded => ({
  reason,
  before: decode(bytes.subarray(0, offset)),
});

/**
 * Returns the offset of the first invalid byte. There, decoding yields a replacement character that the bytes do not
 * contain.
 */
function findInvalidOffset(bytes: Buffer): number {
  let offset = 0;
  for (const character of bytes.toString('utf8')) {
    const isInBytes = bytes.subarray(offset, offset + replacementBytes.length).equals(replacementBytes);
    if (character === replacement && !isInBytes) return offset;
    offset += Buffer.byteLength(character);
  }
  return offset;
}
