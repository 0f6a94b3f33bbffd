/** What the address of the site may be, in the settings and on the command line. Loads no library. */

/** What is wanted of an address that says more. */
export const originWanted = 'takes an origin without a path, query or fragment';

/** Whether an address names a site and no place on it. */
export const isOrigin = ({ href, origin }: URL): boolean => href === `${origin}/`;
