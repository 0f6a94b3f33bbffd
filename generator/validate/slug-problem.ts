/** What the id of a record may look like: it is a file name and a part of addresses. */
import { toKebabCase } from '../read/kebab-case.ts';

const MAX_BYTES = 100;
const reserved = new Set(['category', '404']);
const windowsDevice = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/iu;

/** What an id is that it must not be, and the id it could have instead. */
export type SlugProblem = { readonly reason: string; readonly suggestion?: string };

/** What is wrong with an id, or undefined when it is fine. */
export function slugProblem(id: string): SlugProblem | undefined {
  if (reserved.has(id)) return { reason: 'is an address of the site itself' };
  if (windowsDevice.test(id)) return { reason: 'is the name of a device on Windows' };
  if (Buffer.byteLength(id) > MAX_BYTES) return { reason: `is longer than ${MAX_BYTES} bytes` };
  const meant = toKebabCase(id);
  if (meant === id) return undefined;
  const reason = 'is not made of lower-case Latin letters, digits and single hyphens';
  return meant === '' ? { reason } : { reason, suggestion: meant };
}
