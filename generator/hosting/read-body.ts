/** Reads the body of a request up to a limit. */

/**
 * A body that is too long is read up to this multiple of the limit, because clients read the response only after they
 * have sent the body.
 */
const drainFactor = 64;

/** Returns the body; undefined when it is longer than `maxBytes`. */
export async function readBody(
  body: AsyncIterable<Uint8Array> | readonly Uint8Array[],
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body) {
    length += chunk.byteLength;
    if (length <= maxBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (length > drainFactor * maxBytes) return undefined;
  }
  return length > maxBytes ? undefined : Buffer.concat(chunks);
}
