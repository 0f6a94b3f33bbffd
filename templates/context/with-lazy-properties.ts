/** Lazy, because a page depends on everything that is computed for it; a spread would compute all. */
export function withLazyProperties<Base extends object, Own extends object>(
  base: Base,
  own: Own,
): Omit<Base, keyof Own> & Own {
  const properties = { ...Object.getOwnPropertyDescriptors(base), ...Object.getOwnPropertyDescriptors(own) };
  return Object.defineProperties({}, properties) as Omit<Base, keyof Own> & Own;
}
