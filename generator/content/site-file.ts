/** The file with the settings of the site. This module is separate so that a run without changes loads no schema. */

/** Path of the settings, which include the list of languages. */
export const SITE_FILE = 'content/shared/site.yaml';

/** Returns the data of the settings; undefined when the file is missing or cannot be parsed. */
export function findSettings(
  files: readonly { readonly source: { readonly path: string }; readonly data: unknown }[],
): unknown {
  return files.find(({ source }) => source.path === SITE_FILE)?.data;
}
