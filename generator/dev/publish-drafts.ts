/** Shows languages that are drafts, as soon as they have every page. */
import type { Site } from '../../schema/index.ts';
import { findDrafts } from '../check/mark-drafts.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { SITE_FILE } from '../validate/find-languages.ts';

/** The files as if every draft were published that has all files of the other languages; those of others are left out. */
export function publishDrafts(files: readonly ContentFile[]): ContentFile[] {
  const drafts = new Set(findDrafts(files));
  const byLanguage = Map.groupBy(files, languageOf);
  const wanted = new Set(
    [...byLanguage].flatMap(([tag, own]) => (tag === undefined || drafts.has(tag) ? [] : own.map(nameOf))),
  );
  const isWhole = (tag: string) => {
    const own = new Set(
      byLanguage.get(tag)?.flatMap((file) => (file.record === undefined ? [] : nameOf(file))),
    );
    return [...wanted].every((name) => own.has(name));
  };
  const shown = new Set([...drafts].filter(isWhole));
  return files.flatMap((file) => {
    const language = languageOf(file);
    if (language !== undefined && drafts.has(language) && !shown.has(language)) return [];
    // Content with errors is not shown, so the settings fit their schema.
    return file.source.path === SITE_FILE ? { ...file, record: publish(file.record as Site, shown) } : file;
  });
}

function publish(settings: Site, tags: ReadonlySet<string>): Site {
  const languages = settings.languages.map((language) =>
    tags.has(language.tag) ? { ...language, draft: false } : language,
  );
  return { ...settings, languages };
}

const languageOf = ({ kind }: ContentFile) => ('language' in kind ? kind.language : undefined);

/** The path without the folder of the language. */
const nameOf = ({ source: { path } }: ContentFile) => path.split('/').slice(2).join('/');
