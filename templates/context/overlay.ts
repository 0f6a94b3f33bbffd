/**
 * An object with properties of its own before those of another. Spreading would make every property of both, whether
 * anybody asks for it or not, and a page depends on all that is made for it.
 */
export function overlay<Base extends object, Own extends object>(
  base: Base,
  own: Own,
): Omit<Base, keyof Own> & Own {
  // What is not its own it inherits: nothing is copied for each of thousands of pages.
  return Object.create(base, Object.getOwnPropertyDescriptors(own)) as Omit<Base, keyof Own> & Own;
}
