import { valueAt } from '../../schema/data-path.ts';
import { Language } from '../../schema/index.ts';

type PathAndData = { readonly source: { readonly path: string }; readonly data: unknown };

/**
 * From `content/shared/site.yaml`, or the folders under `content/` when that file lists no valid tag.
 * `sourceLanguage` is that of the settings; undefined when it is not a language of the site.
 * `referenceLanguage` is the source language, or the first language.
 */
export function findLanguages(files: readonly PathAndData[]) {
  const site = findSettings(files);
  const languages = valueAt(site, ['languages']);
  const listedTags = Array.isArray(languages)
    ? selectTags(languages.map((item) => valueAt(item, ['tag'])))
    : [];
  const paths = files.map(({ source }) => source.path.split('/')).filter((segments) => segments.length > 2);
  const folders = paths.map(([, folder]) => folder).filter((folder) => folder !== 'shared');
  const tags = listedTags.length > 0 ? listedTags : selectTags(folders);
  const source = valueAt(site, ['sourceLanguage']);
  const sourceLanguage = tags.find((tag) => tag === source);
  return { tags, sourceLanguage, referenceLanguage: sourceLanguage ?? tags[0] };
}

/** `Intl` throws for malformed tags, which the rule schema/value reports. */
function selectTags(names: readonly unknown[]): string[] {
  const isTag = (name: unknown): name is string => Language.shape.tag.safeParse(name).success;
  return [...new Set(names)].filter(isTag);
}

/** Path of the settings, which include the list of languages. */
export const SITE_FILE = 'content/shared/site.yaml';

/** Undefined when the file is missing or cannot be parsed. */
export const findSettings = (files: readonly PathAndData[]): unknown =>
  files.find(({ source }) => source.path === SITE_FILE)?.data;
