/** Finds the languages of the site before anything is validated. */
import { valueAt } from '../../schema/data-path.ts';
import { Language } from '../../schema/index.ts';
import { findSettings } from './site-file.ts';

type File = { readonly source: { readonly path: string }; readonly data: unknown };

/**
 * Returns the tags of the languages in `content/shared/site.yaml`, or of the folders under `content/` when that file
 * has errors. `named` is the source language of the settings; undefined when it is not a language of the site. `source`
 * is that language, or the first one.
 */
export function findLanguages(files: readonly File[]) {
  const site = findSettings(files);
  const languages = valueAt(site, ['languages']);
  const listed = Array.isArray(languages) ? tagsAmong(languages.map((item) => valueAt(item, ['tag']))) : [];
  const tags = listed.length > 0 ? listed : tagsAmong(folderNames(files));
  const source = valueAt(site, ['sourceLanguage']);
  const named = tags.find((tag) => tag === source);
  return { tags, named, source: named ?? tags[0] };
}

/** Leaves out malformed tags, for which `Intl` throws. schema/value reports them. */
function tagsAmong(names: readonly unknown[]): string[] {
  const isTag = (name: unknown): name is string => Language.shape.tag.safeParse(name).success;
  return [...new Set(names)].filter(isTag);
}

function folderNames(files: readonly File[]): (string | undefined)[] {
  const folders = files.map(({ source }) => source.path.split('/')).filter((parts) => parts.length > 2);
  return folders.map(([, name]) => name).filter((name) => name !== 'shared');
}
