/** What a first visit to a page fetches, read from the page as a browser would read it. */

/** What a page asks for, beside itself. */
export type PageRequests = {
  /** Addresses on the site, without repetition: style sheets, scripts and pictures. */
  readonly own: readonly string[];
  /** Addresses on other sites. */
  readonly foreign: readonly string[];
};

/** Kinds of links that every browser follows to show the page. Some fetch icons and the manifest, later. */
const fetched = /\brel="(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch)"/u;
const sourceTags = /<(?:script|img|iframe|source|video|audio|embed|track|input)\b[^>]*?\ssrc="([^"]+)"/gu;
const linkTags = /<link\b[^>]*>/gu;
const sourceSets = /\ssrcset="([^"]+)"/gu;

/** Lists what a page asks for. Fonts that it only promises to need are told by the style sheet, not here. */
export function listRequests(html: string): PageRequests {
  const links = [...html.matchAll(linkTags)].map(([tag]) => tag).filter((tag) => fetched.test(tag));
  const addresses = [
    ...links
      .filter((tag) => !tag.includes('as="font"'))
      .flatMap((tag) => /\shref="([^"]+)"/u.exec(tag)?.[1] ?? []),
    ...[...html.matchAll(sourceTags)].map((match) => match[1] ?? ''),
    ...[...html.matchAll(sourceSets)].flatMap((match) => parseSourceSet(match[1] ?? '')),
  ];
  const unique = [...new Set(addresses)];
  return { own: unique.filter((address) => !isForeign(address)), foreign: unique.filter(isForeign) };
}

/** The part of a page that is needed before anything can be painted: up to the heading of its first section. */
export function cutFirstPaint(html: string): string {
  const title = html.indexOf('</h1>');
  const section = html.indexOf('<h2', Math.max(title, 0));
  return section < 0 ? html : html.slice(0, section);
}

function parseSourceSet(value: string): readonly string[] {
  return value.split(',').map((part) => part.trim().split(/\s/u)[0] ?? '');
}

/** Pages name their own files by path alone, so any origin is another one. */
function isForeign(address: string): boolean {
  return /^(?:[a-z]+:)?\/\//iu.test(address);
}
