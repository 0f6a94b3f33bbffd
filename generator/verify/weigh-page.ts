/** What a first visit to a page fetches, read from the page as a browser would read it. */
import { findEach } from '../render/references.ts';

/** Kinds of links that every browser follows to show the page. Some fetch icons and the manifest, later. */
const fetched = /\brel="(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch)"/u;
const sourceTags = /<(?:script|img|iframe|source|video|audio|embed|track|input)\b[^>]*?\ssrc="([^"]+)"/gu;
const linkTags = /<link\b[^>]*>/gu;
const sourceSets = /\ssrcset="([^"]+)"/gu;

/**
 * Lists what a page asks for beside itself, without repetition: style sheets, scripts and pictures of the site, and
 * addresses on other sites. Fonts that it only promises to need are told by the style sheet, not here.
 */
export function listRequests(html: string): Readonly<Record<'own' | 'foreign', readonly string[]>> {
  const links = (html.match(linkTags) ?? []).filter((tag) => fetched.test(tag) && !tag.includes('as="font"'));
  const addresses = new Set([
    ...links.flatMap((tag) => findEach(tag, /\shref="([^"]+)"/gu)),
    ...findEach(html, sourceTags),
    ...findEach(html, sourceSets).flatMap((set) =>
      set.split(',').map((part) => part.trim().split(/\s/u)[0] ?? ''),
    ),
  ]);
  // Pages name their own files by path alone, so any origin is another one.
  const { own = [], foreign = [] } = Object.groupBy(addresses, (address) =>
    /^(?:[a-z]+:)?\/\//iu.test(address) ? 'foreign' : 'own',
  );
  return { own, foreign };
}
