/**
 * What a host does with the addresses of a site, as data. The files of all hosts are made from this one table, and
 * tests compare with it what hosts answer.
 */
import * as z from 'zod';
import type { Store } from '../../store/store.ts';
import type { OutputFolder } from '../output-folder.ts';
import { keyOfOutput } from '../output-record.ts';

const HeaderValues = z.record(z.string(), z.string());

export const HostTable = z.strictObject({
  version: z.literal(1),
  /** Name of the site's host, such as `www.example.com`. */
  host: z.string(),
  /** Headers of every answer. */
  headers: HeaderValues,
  /** Pages first. Of several kinds that name an address the last is its kind. */
  kinds: z.array(
    z.strictObject({
      /** What is behind an address; `page` is every address that no other kind names, error pages included. */
      name: z.enum(['page', 'asset', 'share-image', 'icon', 'crawler-file']),
      /** Headers beside those of every answer. */
      headers: HeaderValues,
      /** Addresses of the kind: `/robots.txt`, or `/assets/*` for all that begin so. Empty for pages. */
      places: z.array(z.string()),
    }),
  ),
  /** Addresses with a closing slash; every other page has none. */
  homes: z.array(z.string()),
  /**
   * Pages for what does not exist: the address with a closing slash under which nothing else is found, and that of the
   * file that says so. Those for the longest addresses come first; the last is for all addresses.
   */
  missing: z.array(z.strictObject({ under: z.string(), file: z.string() })),
  /** Old addresses, each with the one to which it leads for good. */
  redirects: z.array(z.strictObject({ from: z.string(), to: z.string() })),
  /** Old addresses at which nothing will be again. */
  gone: z.array(z.string()),
  /** Files that speak to hosts and not to visitors. */
  hidden: z.array(z.string()),
  /** Every address of the site, sorted. */
  addresses: z.array(z.string()),
  /** Content types by file extension, of the files that the site has. */
  types: z.record(z.string(), z.string()),
});

export type HostTable = z.infer<typeof HostTable>;
export type AddressKind = HostTable['kinds'][number];
/** Values by header name. */
export type Headers = Readonly<Record<string, string>>;

/** Every header of the answer for an address, a path without query; what no kind names is a page. */
export function listHeaders({ headers, kinds }: HostTable, address: string): Headers {
  const kind = kinds.findLast(({ places }) => places.some((place) => isAt(place, address))) ?? kinds[0];
  return { ...headers, ...kind?.headers };
}

/** The file that says that nothing is at an address; the root has one. */
export function findMissing({ missing }: HostTable, address: string): string {
  return missing.find(({ under }) => address.startsWith(under))?.file ?? '/404.html';
}

/** Other addresses that lead to a home: `/en` and the names of its file lead to `/en/`. */
export function listHomeForms(home: string): readonly string[] {
  const bare = home === '/' ? [] : [home.slice(0, -1)];
  return [...bare, `${home}index`, `${home}index.html`];
}

/** The forms of an old address by which visitors knew its page: hosts have led from each to the first. */
export function listPageForms(address: string): readonly string[] {
  return [address, `${address}/`, `${address}.html`];
}

/** What all addresses of a place such as `/assets/*` begin with; undefined for a single address. */
export function prefixOf(place: string): string | undefined {
  return place.endsWith('*') ? place.slice(0, -1) : undefined;
}

/** Whether an address, or all addresses of another place, lie at a place. */
export function isAt(place: string, address: string): boolean {
  const prefix = prefixOf(place);
  return prefix === undefined ? place === address : address.startsWith(prefix);
}

/** The table of the output that is in place, from which hosts' files are printed; undefined when it is not known. */
export function readHostTable(store: Store, folder: OutputFolder): HostTable | undefined {
  return HostTable.safeParse(store.bucket('hosts').getJson(keyOfOutput(folder))).data;
}

/** Keeps the table of the output that is in place. */
export function putHostTable(store: Store, folder: OutputFolder, table: HostTable): void {
  store.bucket('hosts').putJson(keyOfOutput(folder), table);
}
