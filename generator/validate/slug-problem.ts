/** What the id of a record may look like: it is a file name and a part of addresses. */

const MAX_BYTES = 100;
const reserved = new Set(['category', '404']);
const windowsDevice = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/iu;
const kebabCase = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** A problem of an id, in the words of a message, with the id it could have instead. */
export type SlugProblem = { readonly message: string; readonly suggestion: string | undefined };

/** What is wrong with an id, or undefined when it is fine. */
export function slugProblem(id: string): SlugProblem | undefined {
  if (reserved.has(id)) return problem(id, 'is an address of the site itself', undefined);
  if (windowsDevice.test(id)) return problem(id, 'is the name of a device on Windows', undefined);
  if (Buffer.byteLength(id) > MAX_BYTES) {
    return problem(id, `is longer than ${MAX_BYTES} bytes`, undefined);
  }
  if (!kebabCase.test(id)) {
    return problem(id, 'is not made of lower-case Latin letters, digits and single hyphens', kebabOf(id));
  }
  return undefined;
}

function problem(id: string, reason: string, suggestion: string | undefined): SlugProblem {
  return { message: `"${id}" cannot be a part of an address: it ${reason}.`, suggestion };
}

function kebabOf(id: string): string | undefined {
  const letters = id.normalize('NFD').replace(/\p{Mark}/gu, '');
  const slug = letters
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return kebabCase.test(slug) ? slug : undefined;
}
