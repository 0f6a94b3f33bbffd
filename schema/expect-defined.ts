/** Throws when a value is missing that a schema, a rule or an earlier stage guarantees. */
export function expectDefined<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new TypeError(`${name} is missing.`);
  return value;
}
