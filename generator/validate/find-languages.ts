/** Which languages the site has, as far as can be told before anything is validated. */

import { valueAt } from '../../schema/data-path.ts';
import { Language } from '../../schema/index.ts';

/** Tags of the languages; the source is the one from which the others are translated. */
export type SiteLanguages = { readonly tags: readonly string[]; readonly source: string | undefined };

/** Path of the file that lists the languages. */
export const SITE_FILE = 'content/shared/site.yaml';

type File = { readonly source: { readonly path: string }; readonly data: unknown };

/** The languages of `content/shared/site.yaml`; when that file is broken, the folders under `content/`. */
export function findLanguages(files: readonly File[]): SiteLanguages {
  const site = files.find(({ source }) => source.path === SITE_FILE)?.data;
  const listed = listedTags(site);
  const tags = listed.length > 0 ? listed : folderNames(files);
  const source = valueAt(site, ['sourceLanguage']);
  return { tags, source: tags.find((tag) => tag === source) ?? tags[0] };
}

function listedTags(site: unknown): string[] {
  const languages = valueAt(site, ['languages']);
  if (!Array.isArray(languages)) return [];
  const tags = languages.map((language: unknown) => valueAt(language, ['tag']));
  return [...new Set(tags.filter((tag) => typeof tag === 'string'))].filter(isTag);
}

function folderNames(files: readonly File[]): string[] {
  const folders = files.map(({ source }) => source.path.split('/')).filter((parts) => parts.length > 2);
  return [...new Set(folders.map((parts) => parts[1] ?? ''))].filter(
    (name) => name !== 'shared' && isTag(name),
  );
}

/** A malformed tag is told by schema/value; everything in `Intl` throws for it. */
function isTag(name: string): boolean {
  return Language.shape.tag.safeParse(name).success;
}
