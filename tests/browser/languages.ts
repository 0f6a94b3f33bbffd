export const prefixes = { ar: '', en: '/en', es: '/es' } as const;

export type Tag = keyof typeof prefixes;

export const tags = Object.keys(prefixes) as Tag[];

/** The languages of tests that expect the same behavior in each: Arabic by day, all languages at night. */
export const testedTags: readonly Tag[] = process.env.TEST_MODE === 'nightly' ? tags : ['ar'];

export function addressIn(tag: Tag, path: string): string {
  return `${prefixes[tag]}${path}`;
}
