import type { OutputFile } from '../../files/output-file.ts';
import type { Assets } from '../bundle/assets.ts';
import { type Compress, mapConcurrently } from '../emit/compress-files.ts';
import { isText } from '../emit/host-files/content-types.ts';
import { cutFirstPaint } from '../render/document.ts';
import { findUniqueMatches } from '../render/scan-html.ts';
import type { VerifiedOutput } from './verify-output.ts';

/** In bytes, with numbers of requests. */
export type SiteSizes = Awaited<ReturnType<typeof measureSite>>;
export type PageSizes = SiteSizes['pages'][number];

/** Total size of the files at addresses such as `/assets/main-ABC.js`. The size of a missing file is 0. */
export type SizeOf = (...addresses: readonly string[]) => number;

/** Measures all files, and what visitors load for each page. */
export async function measureSite(
  { pages: rendered, files, assets }: Pick<VerifiedOutput, 'pages' | 'files'> & { readonly assets: Assets },
  compress: Compress,
) {
  const sizeOf = await measureFiles(files, compress);
  const pages = await mapConcurrently(rendered, async ({ page, file }) => {
    const html = String(file.contents);
    const { internal, external } = listRequests(html);
    // A page loads all fonts of its script; a browser test verifies that.
    const loaded = [`/${file.path}`, ...internal, ...(assets.fontsByScript[page.language.script] ?? [])];
    const pictures = internal.filter((address) => /\.(?:avif|gif|jpe?g|png|webp)$/u.test(address));
    const firstPaintHtml = await compress(cutFirstPaint(html), 'br');
    const typeStylesheet = assets.pageStylesheets.get(page.route.target.name);
    const stylesheet = sizeOf(assets.stylesheet.href);
    return {
      page,
      html: sizeOf(`/${file.path}`),
      firstVisit: sizeOf(...loaded),
      requestCount: loaded.length + external.length,
      externalRequestCount: external.length,
      /** Style sheets and HTML up to the first section. */
      firstPaint: stylesheet + sizeOf(typeStylesheet?.href ?? '') + firstPaintHtml.byteLength,
      /** The part of `firstPaint` that all pages share. */
      stylesheet,
      picture: Math.max(0, ...pictures.map((picture) => sizeOf(picture))),
    };
  });
  return { pages, assets, sizeOf };
}

async function measureFiles(files: readonly OutputFile[], compress: Compress): Promise<SizeOf> {
  const sizes = await mapConcurrently(files, async ({ path, contents }) => {
    const bytes = isText(path) ? await compress(contents, 'br') : contents;
    return [`/${path}`, Buffer.byteLength(bytes)] as const;
  });
  const sizeByAddress = new Map<string, number>(sizes);
  return (...addresses) => addresses.reduce((sum, address) => sum + (sizeByAddress.get(address) ?? 0), 0);
}

/** Browsers send these requests, or connect, at once. Icons and the manifest can wait. */
const loadedLinkTypes = /\brel="(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch)"/u;
const sourceTags = /<(?:script|img|iframe|source|video|audio|embed|track|input)\b[^>]*?\ssrc="([^"]+)"/gu;
const linkTags = /<link\b[^>]*>/gu;
const sourceSets = /\ssrcset="([^"]+)"/gu;

/** Omits preloaded fonts, which the caller adds. */
export function listRequests(html: string): Readonly<Record<'internal' | 'external', readonly string[]>> {
  const links = (html.match(linkTags) ?? []).filter(
    (tag) => loadedLinkTypes.test(tag) && !tag.includes('as="font"'),
  );
  const addresses = new Set([
    ...links.flatMap((tag) => findUniqueMatches(tag, /\shref="([^"]+)"/gu)),
    ...findUniqueMatches(html, sourceTags),
    ...findUniqueMatches(html, sourceSets).flatMap((set) =>
      set.split(',').map((candidate) => candidate.trim().split(/\s/u)[0] ?? ''),
    ),
  ]);
  // Pages refer to files of the site by path, so an address with an origin belongs to another site.
  const { internal = [], external = [] } = Object.groupBy(addresses, (address) =>
    /^(?:[a-z]+:)?\/\//iu.test(address) ? 'external' : 'internal',
  );
  return { internal, external };
}
