/** The name of a site as people say it. */

/** "riversidesheriff.org": the host of an address, without "www.", which takes room and says nothing. */
export function hostName(url: string): string {
  return new URL(url).hostname.replace(/^www\./u, '');
}
