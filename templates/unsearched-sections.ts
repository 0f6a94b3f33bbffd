/** Ids of sections that many pages share, which the search index omits. */
export const unsearchedSections: readonly string[] = ['call', 'related'];
