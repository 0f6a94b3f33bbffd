/** Addresses and file names of pages in a language. */

/** The languages of a site as far as addresses need them: the first has no prefix. */
export type LanguageOrder = readonly { readonly tag: string }[];

/** Address of a page in a language: `/guide`, `/en/guide`; homes are `/` and `/en/`. */
export function addressOf(path: string, language: string, languages: LanguageOrder): string {
  return languages[0]?.tag === language ? path : `/${language}${path}`;
}

/** Address of the feed of a page: `/news` has `/news/feed.xml`. */
export function feedPathOf(address: string): string {
  return `${address}/feed.xml`;
}

/** File of an address inside the output folder: `/` is `index.html`, `/en/guide` is `en/guide.html`. */
export function outputPathOf(address: string): string {
  return address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`;
}
