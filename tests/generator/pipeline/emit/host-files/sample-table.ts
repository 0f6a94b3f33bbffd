/** Creates a host table: the pages of the site, and a file of every other type. */

import { outputPathOf } from '../../../../../generator/content/routes/addresses.ts';
import type { HostTable } from '../../../../../generator/pipeline/emit/host-files/host-table.ts';
import { planHostTable } from '../../../../../generator/pipeline/emit/host-files/plan-host-table.ts';
import { siteModel } from '../../../../site-model.ts';
import { plainAssets } from '../../bundle/plain-assets.ts';

const files = [
  'assets/main-ABC.js',
  'assets/share-home-ar-1a2b.png',
  'assets/style-ABC.css',
  'blog/feed.xml',
  'favicon.ico',
  'icon-192.png',
  'robots.txt',
  'sitemap.xml',
];
const pages = siteModel.languages.flatMap((language) =>
  language.pages.map(({ address }) => outputPathOf(address)),
);

/** Returns the table; `changes` override its values. */
export function makeSampleTable(changes: Partial<HostTable> = {}): HostTable {
  return { ...planHostTable(siteModel, plainAssets, [...pages, ...files]), ...changes };
}
