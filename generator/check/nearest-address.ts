/** Suggests the page that a wrong address probably means. */
import { nearest } from '../diagnostics/suggest.ts';

/** The nearest known address: by letters, without a slash at the end, or by its last part. */
export function nearestAddress(address: string, known: readonly string[]): string | undefined {
  const plain = address.toLowerCase().replace(/(?<=.)\/+$|\.html$/gu, '');
  if (known.includes(plain)) return plain;
  const last = lastPart(plain);
  return nearest(plain, known) ?? known.find((path) => last !== '' && lastPart(path) === last);
}

function lastPart(address: string): string {
  return address.slice(address.lastIndexOf('/') + 1);
}
