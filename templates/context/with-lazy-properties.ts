/**
 * Returns an object with the properties of both; those of `own` replace those of `base`. A spread would compute every
 * property, and a page depends on everything that is computed for it.
 */
export function withLazyProperties<Base extends object, Own extends object>(
  base: Base,
  own: Own,
): Omit<Base, keyof Own> & Own {
  const properties = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(own) };
  return Object.defineProperties({}, properties) as Omit<Base, keyof Own> & Own;
}
