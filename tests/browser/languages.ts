/** The languages of the site, for tests that visit it in each of them. */

/** What the addresses of each language begin with. */
export const prefixes = { ar: '', en: '/en', es: '/es' } as const;

/** Tag of a language of the site. */
export type Tag = keyof typeof prefixes;

/** Every language of the site. */
export const tags = Object.keys(prefixes) as Tag[];

/** The address in a language of a page whose address without a language is `path`. */
export function addressIn(tag: Tag, path: string): string {
  return `${prefixes[tag]}${path}`;
}
