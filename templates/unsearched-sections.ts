/** Sections that many pages have and nobody looks for: their ids. The search of the site passes over them. */
export const unsearchedSections: readonly string[] = ['call', 'related'];
