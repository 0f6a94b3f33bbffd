/** Finds in the HTML of a page what links to other places, and what can be linked to. */

/** What a page refers to, and its ids; each once. */
export type References = {
  readonly ids: readonly string[];
  /** Addresses of this site, with anchors. */
  readonly links: readonly string[];
};

/** Returns the references of a page. Our own renderer writes every attribute in double quotes, so that a pattern is enough. */
export function extractReferences(html: string): References {
  return {
    ids: findEach(html, / id="([^"]+)"/gu),
    links: findEach(html, / (?:href|src|action)="([/#][^"]*)"/gu),
  };
}

/** What the first group of a global pattern finds, each once. */
export function findEach(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found))];
}
