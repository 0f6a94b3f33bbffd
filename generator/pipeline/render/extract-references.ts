/** Extracts the links and ids of a page from its HTML. */

import { unescapeAttribute } from './escape.ts';

/** Links and ids of a page, without duplicates. */
export type References = {
  readonly ids: readonly string[];
  /** Addresses within this site in `href`, `src` and `action`, with anchors. */
  readonly links: readonly string[];
};

/**
 * Returns the references of a page. A pattern is sufficient because our renderer writes every attribute in double
 * quotes.
 */
export function extractReferences(html: string): References {
  return {
    ids: findUniqueMatches(html, / id="([^"]+)"/gu),
    links: findUniqueMatches(html, / (?:href|src|action)="([/#][^"]*)"/gu).map(unescapeAttribute),
  };
}

/** Returns the matches of the first group of a global pattern, without duplicates. */
export function findUniqueMatches(text: string, pattern: RegExp): string[] {
  return [...new Set(Array.from(text.matchAll(pattern), ([, found = '']) => found))];
}
