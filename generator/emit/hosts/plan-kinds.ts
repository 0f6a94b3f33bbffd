/** Sorts the addresses of a site into kinds, each with headers of its own. */
import { assetsFolder } from '../../bundle/run-esbuild.ts';
import { findContentType } from './content-types.ts';
import type { AddressKind } from './host-table.ts';

/** How long browsers keep an answer, by kind of address. */
export const cacheControl = {
  /** Files with a hash of their contents in the name. */
  asset: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  icon: 'public, max-age=86400',
  crawlerFile: 'public, max-age=3600',
} as const;

/** Pictures that link previews show, among the assets. */
const shareImages = `${assetsFolder}/share-`;

/** The kinds that the files at these paths have; those for fewer addresses come later. */
export function planKinds(paths: readonly string[]): AddressKind[] {
  const rest = paths.filter((path) => !path.startsWith(`${assetsFolder}/`));
  const addressesOf = (list: readonly string[]) => list.map((path) => `/${path}`).sort();
  const shared = paths.some((path) => path.startsWith(shareImages)) ? [`/${shareImages}*`] : [];
  const pictures = rest.filter((path) => findContentType(path).startsWith('image/'));
  const crawlerFiles = rest.filter((path) => /\.(?:txt|xml)$/u.test(path));
  // Pages load files of their own site; previews and bookmarks of other sites show pictures.
  const kinds = [
    makeKind('page', cacheControl.page, 'same-origin', []),
    makeKind('asset', cacheControl.asset, 'same-origin', [`/${assetsFolder}/*`]),
    makeKind('share-image', cacheControl.asset, 'cross-origin', shared),
    makeKind('icon', cacheControl.icon, 'cross-origin', addressesOf(pictures)),
    makeKind('crawler-file', cacheControl.crawlerFile, 'same-origin', addressesOf(crawlerFiles)),
  ];
  return kinds.filter(({ name, places }) => name === 'page' || places.length > 0);
}

function makeKind(name: AddressKind['name'], caching: string, policy: string, places: string[]): AddressKind {
  return { name, headers: { 'Cache-Control': caching, 'Cross-Origin-Resource-Policy': policy }, places };
}
