/** Ids of sections that the search index omits because many pages share them. */
export const unsearchedSections: readonly string[] = ['call', 'related'];
