/** Used in the settings and on the command line. Imports no library. */

export const originProblem = 'takes an origin without a path, query or fragment';

export const isOrigin = ({ href, origin }: URL): boolean => href === `${origin}/`;
