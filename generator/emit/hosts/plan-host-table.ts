/** Makes the table of hosts from the planned files of a site. */
import type { Assets } from '../../bundle/assets.ts';
import type { SiteModel } from '../../model/site-model.ts';
import { buildContentSecurityPolicy } from '../../render/content-security-policy.ts';
import { policyOf } from '../../render/policy-of.ts';
import { addressOf } from '../../routes/addresses.ts';
import { outputMarker } from '../output-folder.ts';
import { extensionOf, findContentType } from './content-types.ts';
import type { HostTable, MissingPage } from './host-table.ts';
import { planKinds } from './plan-kinds.ts';
import { planSecurityHeaders } from './security-headers.ts';

/** Files for hosts and for this program, which are not served. */
export const hostFiles: readonly string[] = ['_headers', '_redirects', '.nojekyll', outputMarker.path];

/** What the table is made from. */
export type HostTableInput = {
  readonly model: SiteModel;
  readonly assets: Assets;
  /** Paths of all files of the site inside the output folder, those for hosts left out. */
  readonly paths: readonly string[];
};

/** The table of a site. */
export function planHostTable({ model, assets, paths }: HostTableInput): HostTable {
  const homes = listHomes(model);
  return {
    version: 1,
    host: new URL(model.baseUrl).host,
    headers: planSecurityHeaders({
      contentSecurityPolicy: buildContentSecurityPolicy(policyOf(model, assets)),
      hstsPreload: model.hosting.hstsPreload,
    }),
    kinds: planKinds(paths),
    homes,
    missing: planMissing(paths),
    hidden: hostFiles.map((path) => `/${path}`).sort(),
    addresses: paths.map(addressOfFile).sort(),
    types: planTypes(paths),
  };
}

function listHomes({ languages }: SiteModel): string[] {
  const order = languages.map(({ language }) => language);
  return order.map(({ tag }) => addressOf('/', tag, order));
}

function planTypes(paths: readonly string[]): Record<string, string> {
  const extensions = [...new Set(paths.map(extensionOf))].filter((extension) => extension !== '').sort();
  return Object.fromEntries(extensions.map((extension) => [extension, findContentType(`a.${extension}`)]));
}

/** The pages for what does not exist, those deepest in the tree first. */
function planMissing(paths: readonly string[]): MissingPage[] {
  return paths
    .filter((path) => path === '404.html' || path.endsWith('/404.html'))
    .map((path) => ({ under: `/${path.slice(0, -'404.html'.length)}`, file: `/${path}` }))
    .sort((a, b) => b.under.length - a.under.length || (a.under < b.under ? -1 : 1));
}

/** The address that visitors know a file by: `/guide` of `guide.html`, `/en/` of `en/index.html`. */
function addressOfFile(path: string): string {
  return `/${path.replace(/(?:(^|\/)index)?\.html$/u, '$1')}`;
}
