/**
 * The behaviour of a host as data. The files for all hosts are formatted from this table, and tests compare
 * the table with the responses of hosts.
 */

/** Values by header name. */
export type Headers = Readonly<Record<string, string>>;

/** Addresses with the same headers. */
export type AddressGroup = {
  /** `page` contains every address outside the other groups, including error pages. */
  readonly name: 'page' | 'asset' | 'share-image' | 'icon' | 'crawler-file';
  /** Headers in addition to the common ones. */
  readonly headers: Headers;
  /** Addresses such as `/robots.txt`, or patterns such as `/assets/*`. Empty for pages. */
  readonly patterns: readonly string[];
};

/** The behaviour of a host for one site. */
export type HostTable = {
  /** Name of the site's host, such as `www.example.com`. */
  readonly host: string;
  /** Headers of every response. */
  readonly headers: Headers;
  /** Pages first. The last group that matches an address applies. */
  readonly groups: readonly AddressGroup[];
  /** Home pages, which have a trailing slash; other pages have none. */
  readonly homePages: readonly string[];
  /**
   * Error pages: the prefix of addresses, with a trailing slash, and the file. Longest prefixes first; the last one
   * matches all addresses.
   */
  readonly errorPages: readonly { readonly prefix: string; readonly file: string }[];
  /** Permanent redirects. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  /** Addresses of removed pages, with status 410. */
  readonly removedAddresses: readonly string[];
  /** Addresses of files for hosts, which are not served. */
  readonly hiddenAddresses: readonly string[];
  /** Address of the form handler on this site; undefined when it has none. */
  readonly ownForm: string | undefined;
  /** Every address of the site, sorted. */
  readonly addresses: readonly string[];
  /** Content types by extension, for the extensions that the site uses. */
  readonly types: Readonly<Record<string, string>>;
};

/** Returns all headers of the response for an address without query. */
export function listHeaders({ headers, groups }: HostTable, address: string): Headers {
  const group =
    groups.findLast(({ patterns }) => patterns.some((pattern) => matchesPattern(pattern, address))) ??
    groups[0];
  return { ...headers, ...group?.headers };
}

/** Returns the error page of an address. */
export function findNotFoundPage({ errorPages }: HostTable, address: string): string {
  return errorPages.find(({ prefix }) => address.startsWith(prefix))?.file ?? '/404.html';
}

/** Lists the addresses that redirect to a home page: `/en`, `/en/index` and `/en/index.html` for `/en/`. */
export function listHomeForms(home: string): readonly string[] {
  const bare = home === '/' ? [] : [home.slice(0, -1)];
  return [...bare, `${home}index`, `${home}index.html`];
}

/** Returns an old address with its variants, such as `/guide/` and `/guide.html`. */
export function listPageForms(address: string): readonly string[] {
  return [address, `${address}/`, `${address}.html`];
}

/** Returns the prefix of a pattern such as `/assets/*`; undefined for a single address. */
export function prefixOf(pattern: string): string | undefined {
  return pattern.endsWith('*') ? pattern.slice(0, -1) : undefined;
}

/** Returns whether a pattern matches an address, or all addresses of another pattern. */
export function matchesPattern(pattern: string, address: string): boolean {
  const prefix = prefixOf(pattern);
  return prefix === undefined ? pattern === address : address.startsWith(prefix);
}
