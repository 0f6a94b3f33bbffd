/** Turns bytes into text, or says where they stop being UTF-8. Nothing is guessed or replaced. */
import { isUtf8 } from 'node:buffer';

/** The text, or why there is none and where its first bad byte stands. */
export type Decoded =
  | { readonly text: string }
  | { readonly reason: string; readonly line: number; readonly column: number };

const replacement = '\ufffd';
const spelledOut = Buffer.from(replacement);

/** Decodes UTF-8. A byte-order mark is dropped, Windows line ends become `\n`: lines and columns stay the same. */
export function decodeUtf8(bytes: Buffer): Decoded {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  if (isUtf16) return { reason: 'it is UTF-16', line: 1, column: 1 };
  const zero = bytes.indexOf(0);
  if (zero !== -1) return { reason: 'it holds a zero byte, as UTF-16 does', ...positionOf(bytes, zero) };
  if (!isUtf8(bytes)) return explain(bytes);
  const text = withoutMark(bytes.toString('utf8'));
  return { text: text.includes('\r') ? text.replaceAll('\r\n', '\n') : text };
}

function explain(bytes: Buffer): Decoded {
  const offset = firstBadByte(bytes);
  const value = (bytes[offset] ?? 0).toString(16).toUpperCase().padStart(2, '0');
  return { reason: `byte 0x${value} does not fit`, ...positionOf(bytes, offset) };
}

/** Decoding replaces what does not fit; a replacement sign that the bytes do not spell marks the spot. */
function firstBadByte(bytes: Buffer): number {
  const text = bytes.toString('utf8');
  let offset = 0;
  let from = 0;
  for (let at = text.indexOf(replacement); at !== -1; at = text.indexOf(replacement, at + 1)) {
    offset += Buffer.byteLength(text.slice(from, at));
    from = at;
    if (!bytes.subarray(offset, offset + 3).equals(spelledOut)) return offset;
  }
  return offset;
}

/** The position of a byte; all before it is known to be UTF-8. */
function positionOf(bytes: Buffer, offset: number): { line: number; column: number } {
  const before = withoutMark(bytes.toString('utf8', 0, offset));
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);
