/** Addresses and file names of pages in a language. */

/** The languages of a site in order. Addresses in the first language have no prefix. */
export type LanguageOrder = readonly { readonly tag: string }[];

/** Returns the address of a page in a language: `/guide`, `/en/guide`; home pages are `/` and `/en/`. */
export function addressOf(path: string, language: string, languages: LanguageOrder): string {
  return languages[0]?.tag === language ? path : `/${language}${path}`;
}

/** Returns the decoded path of an address, without query and anchor; the written one when its encoding is invalid. */
export function decodePath(address: string): string {
  const path = address.replace(/[?#].*$/su, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns an old address with its variant, such as `/guide/`. Each is one line in the files of hosts. */
export function listRedirectForms(address: string): readonly string[] {
  return [address, `${address}/`];
}

/** Returns the address of the feed of a page: `/news` has `/news/feed.xml`. */
export function feedPathOf(address: string): string {
  return `${address}/feed.xml`;
}

/** Returns the file of an address inside the output folder: `/` is `index.html`, `/en/guide` is `en/guide.html`. */
export function outputPathOf(address: string): string {
  return address.endsWith('/') ? `${address.slice(1)}index.html` : `${address.slice(1)}.html`;
}
