/**
 * Returns an object with the properties of `base` and `own`; those of `own` take precedence. A spread would compute
 * every property, and a page depends on everything that is computed for it.
 */
export function withLazyProperties<Base extends object, Own extends object>(
  base: Base,
  own: Own,
): Omit<Base, keyof Own> & Own {
  const properties = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(own) };
  return Object.defineProperties({}, properties) as Omit<Base, keyof Own> & Own;
}
