/**
 * What a host does with the addresses of a site, as data. The files of all hosts are made from this one table, and
 * tests compare with it what hosts answer.
 */
/** Values by header name. */
export type Headers = Readonly<Record<string, string>>;

/** What is behind an address. */
export type AddressGroup = {
  /** `page` is every address that no other kind names, error pages included. */
  readonly name: 'page' | 'asset' | 'share-image' | 'icon' | 'crawler-file';
  /** Headers beside those of every answer. */
  readonly headers: Headers;
  /** Addresses of the kind: `/robots.txt`, or `/assets/*` for all that begin so. Empty for pages. */
  readonly places: readonly string[];
};

export type HostTable = {
  /** Name of the site's host, such as `www.example.com`. */
  readonly host: string;
  /** Headers of every answer. */
  readonly headers: Headers;
  /** Pages first. Of several kinds that name an address the last is its kind. */
  readonly groups: readonly AddressGroup[];
  /** Addresses with a closing slash; every other page has none. */
  readonly homes: readonly string[];
  /**
   * Pages for what does not exist: the address with a closing slash under which nothing else is found, and that of the
   * file that says so. Those for the longest addresses come first; the last is for all addresses.
   */
  readonly missing: readonly { readonly under: string; readonly file: string }[];
  /** Old addresses, each with the one to which it leads for good. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Old addresses at which nothing will be again. */
  readonly gone: readonly string[];
  /** Files that speak to hosts and not to visitors. */
  readonly hidden: readonly string[];
  /** Every address of the site, sorted. */
  readonly addresses: readonly string[];
  /** Content types by file extension, of the files that the site has. */
  readonly types: Readonly<Record<string, string>>;
};

/** Every header of the answer for an address, a path without query; what no kind names is a page. */
export function listHeaders({ headers, groups }: HostTable, address: string): Headers {
  const kind = groups.findLast(({ places }) => places.some((place) => isAt(place, address))) ?? groups[0];
  return { ...headers, ...kind?.headers };
}

/** The file that says that nothing is at an address; the root has one. */
export function findNotFoundPage({ missing }: HostTable, address: string): string {
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
