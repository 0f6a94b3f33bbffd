/** Validates the origin of the site, in the settings and on the command line. Imports no library. */

/** The message about an address that is more than an origin. */
export const originProblem = 'takes an origin without a path, query or fragment';

/** Returns whether an address is an origin without a path. */
export const isOrigin = ({ href, origin }: URL): boolean => href === `${origin}/`;
