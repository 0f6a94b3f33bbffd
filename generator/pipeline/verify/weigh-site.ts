/** What a site weighs as visitors get it: compressed as well as can be. */

import type { OutputFile } from '../../files/output-file.ts';
import type { Assets } from '../bundle/assets.ts';
import { type Compress, mapInTurns } from '../emit/compress-files.ts';
import { isText } from '../emit/host-files/content-types.ts';
import { cutFirstPaint } from '../render/document.ts';
import { findEach } from '../render/extract-references.ts';
import type { VerifiedOutput } from './verify-output.ts';

/** The whole site. Sizes are bytes. */
export type SiteWeight = Awaited<ReturnType<typeof weighSite>>;
/** One page. */
export type PageWeight = SiteWeight['pages'][number];

/** The size of files together, by their addresses such as `/assets/main-ABC.js`; nothing weighs what is not there. */
export type SizeOf = (...addresses: readonly string[]) => number;

/** Weighs every file of a built site that visitors fetch. */
export async function weighSite(
  { pages: rendered, files, assets }: Pick<VerifiedOutput, 'pages' | 'files'> & { readonly assets: Assets },
  compress: Compress,
) {
  const sizeOf = await weighFiles(files, compress);
  const pages = await mapInTurns(rendered, async ({ page, file }) => {
    const html = String(file.contents);
    const { own, foreign } = listRequests(html);
    // A page fetches all the fonts of its script; a test in a browser says so.
    const fetched = [`/${file.path}`, ...own, ...(assets.fontsByScript[page.language.script] ?? [])];
    const pictures = own.filter((address) => /\.(?:avif|gif|jpe?g|png|webp)$/u.test(address));
    const firstPart = await compress(cutFirstPaint(html), 'br');
    const stylesheet = sizeOf(assets.stylesheet.href);
    return {
      page,
      /** The document alone. */
      html: sizeOf(`/${file.path}`),
      /** The document and all that it asks for. */
      firstVisit: sizeOf(...fetched),
      requests: fetched.length + foreign.length,
      /** Requests to other sites. */
      foreign: foreign.length,
      /** Style sheet and document up to the first section. */
      firstPaint: stylesheet + firstPart.byteLength,
      /** The part of it that all pages share. */
      stylesheet,
      /** The heaviest photograph or drawing made of pixels. */
      picture: Math.max(0, ...pictures.map((picture) => sizeOf(picture))),
    };
  });
  return { pages, assets, sizeOf };
}

async function weighFiles(files: readonly OutputFile[], compress: Compress): Promise<SizeOf> {
  const sizes = await mapInTurns(files, async ({ path, contents }) => {
    const bytes = isText(path) ? await compress(contents, 'br') : contents;
    return [`/${path}`, Buffer.byteLength(bytes)] as const;
  });
  const known = new Map<string, number>(sizes);
  return (...addresses) => addresses.reduce((sum, address) => sum + (known.get(address) ?? 0), 0);
}

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
