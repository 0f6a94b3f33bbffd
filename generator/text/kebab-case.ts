/** Returns a name in kebab-case: lower-case Latin letters, digits and single hyphens. */
export function toKebabCase(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replace(/(?<=[a-z0-9])(?=[A-Z])/gu, '-')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-|-$/gu, '');
}
