/** The printed host name of a site. */

/** Returns the host of an address without "www.": "riversidesheriff.org". */
export function hostName(url: string): string {
  return new URL(url).hostname.replace(/^www\./u, '');
}
