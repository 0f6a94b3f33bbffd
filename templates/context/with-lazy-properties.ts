/**
 * An object with properties of its own before those of another. Spreading would make every property of both, whether
 * anybody asks for it or not, and a page depends on all that is made for it.
 */
export function withLazyProperties<Base extends object, Own extends object>(
  base: Base,
  own: Own,
): Omit<Base, keyof Own> & Own {
  const properties = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(own) };
  return Object.defineProperties({}, properties) as Omit<Base, keyof Own> & Own;
}
