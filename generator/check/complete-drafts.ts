/** Shows languages that are drafts, as soon as they have every page. */
import type { Site } from '../../schema/index.ts';
import { findDrafts, withoutDrafts } from '../check/mark-drafts.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { SITE_FILE } from '../validate/find-languages.ts';

/** The files as if every draft were published that has all files of the other languages; those of others are left out. */
export function publishDrafts(files: readonly ContentFile[]): ContentFile[] {
  const wanted = withoutDrafts(files).flatMap((file) => (languageOf(file) === undefined ? [] : nameOf(file)));
  const valid = files.filter(({ record }) => record !== undefined);
  const isWhole = (tag: string) => {
    const own = new Set(valid.flatMap((file) => (languageOf(file) === tag ? nameOf(file) : [])));
    return wanted.every((name) => own.has(name));
  };
  const { shown = [], hidden = [] } = Object.groupBy(findDrafts(files), (tag) =>
    isWhole(tag) ? 'shown' : 'hidden',
  );
  const publish = (rows: Site['languages']) =>
    rows.map((row) => (shown.includes(row.tag) ? { ...row, draft: false } : row));
  const visible = files.filter((file) => !hidden.includes(languageOf(file) ?? ''));
  return visible.map((file) => changeLanguages(file, publish));
}

/** The settings with other rows of languages; any other file as it is. */
export function changeLanguages(
  file: ContentFile,
  change: (rows: Site['languages']) => Site['languages'],
): ContentFile {
  if (file.source.path !== SITE_FILE) return file;
  // Content with errors is not shown, so the settings fit their schema.
  const settings = file.record as Site;
  return { ...file, record: { ...settings, languages: change(settings.languages) } };
}

const languageOf = ({ kind }: ContentFile) => ('language' in kind ? kind.language : undefined);

/** The path without the folder of the language. */
const nameOf = ({ source: { path } }: ContentFile) => path.split('/').slice(2).join('/');
