/** Throws when the value is missing, which the schema or a rule should have reported. */
export function expectDefined<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new TypeError(`${name} is missing, which the rules should have reported.`);
  return value;
}
