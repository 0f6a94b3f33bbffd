/** Sorts the addresses of a site into kinds, each with headers of its own. */
import { assetsFolder } from '../../bundle/run-esbuild.ts';
import { isPicture } from './content-types.ts';
import type { AddressKind } from './host-table.ts';

/** How long browsers keep an answer, by kind of address. */
export const cacheControl = {
  /** Files with a hash of their contents in the name. */
  asset: 'public, max-age=31536000, immutable',
  page: 'public, max-age=0, must-revalidate',
  icon: 'public, max-age=86400',
  crawlerFile: 'public, max-age=3600',
} as const;

/** Pages load these files, other sites do not. */
const own = { 'Cross-Origin-Resource-Policy': 'same-origin' };
/** Previews and bookmarks of other sites show these pictures. */
const shared = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Pictures that link previews show, among the assets. */
const shareImages = `${assetsFolder}/share-`;

/** The kinds that the files at these paths have; those for fewer addresses come later. */
export function planKinds(paths: readonly string[]): AddressKind[] {
  const rest = paths.filter((path) => !path.startsWith(`${assetsFolder}/`));
  const addressesOf = (list: readonly string[]) => list.map((path) => `/${path}`).sort();
  const kinds: AddressKind[] = [
    { name: 'page', headers: { 'Cache-Control': cacheControl.page, ...own }, places: [] },
    {
      name: 'asset',
      headers: { 'Cache-Control': cacheControl.asset, ...own },
      places: [`/${assetsFolder}/*`],
    },
    {
      name: 'share-image',
      headers: { 'Cache-Control': cacheControl.asset, ...shared },
      places: paths.some((path) => path.startsWith(shareImages)) ? [`/${shareImages}*`] : [],
    },
    {
      name: 'icon',
      headers: { 'Cache-Control': cacheControl.icon, ...shared },
      places: addressesOf(rest.filter(isPicture)),
    },
    {
      name: 'crawler-file',
      headers: { 'Cache-Control': cacheControl.crawlerFile, ...own },
      places: addressesOf(rest.filter((path) => /\.(?:txt|xml)$/u.test(path))),
    },
  ];
  return kinds.filter(({ name, places }) => name === 'page' || places.length > 0);
}
