/** What the id of a record may look like: it is a file name and a part of addresses. */

const MAX_BYTES = 100;
const reserved = new Set(['category', '404']);
const windowsDevice = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/iu;
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** What an id is that it must not be, and the id it could have instead. */
export type SlugProblem = { readonly reason: string; readonly suggestion: string | undefined };

/** What is wrong with an id, or undefined when it is fine. */
export function slugProblem(id: string): SlugProblem | undefined {
  if (reserved.has(id)) return { reason: 'is an address of the site itself', suggestion: undefined };
  if (windowsDevice.test(id)) return { reason: 'is the name of a device on Windows', suggestion: undefined };
  if (Buffer.byteLength(id) > MAX_BYTES) {
    return { reason: `is longer than ${MAX_BYTES} bytes`, suggestion: undefined };
  }
  if (kebabCase.test(id)) return undefined;
  return {
    reason: 'is not made of lower-case Latin letters, digits and single hyphens',
    suggestion: kebabOf(id),
  };
}

function kebabOf(id: string): string | undefined {
  const letters = id.normalize('NFD').replace(/\p{Mark}/gu, '');
  const slug = letters
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return kebabCase.test(slug) ? slug : undefined;
}
