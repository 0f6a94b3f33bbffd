/** Languages that are drafts, as far as they can be shown. */
import type { ContentFile } from '../content/content-file.ts';
import { findDrafts, withoutDrafts } from './mark-drafts.ts';

/** Returns the files without those of drafts that lack a file which the other languages have: no page of them renders. */
export function withCompleteDrafts(files: readonly ContentFile[]): ContentFile[] {
  const wanted = withoutDrafts(files).flatMap((file) => (languageOf(file) === undefined ? [] : nameOf(file)));
  const valid = files.filter(({ record }) => record !== undefined);
  const isComplete = (tag: string) => {
    const own = new Set(valid.flatMap((file) => (languageOf(file) === tag ? nameOf(file) : [])));
    return wanted.every((name) => own.has(name));
  };
  const hidden = findDrafts(files).filter((tag) => !isComplete(tag));
  return files.filter((file) => !hidden.includes(languageOf(file) ?? ''));
}

const languageOf = ({ kind }: ContentFile) => ('language' in kind ? kind.language : undefined);

/** The path without the folder of the language. */
const nameOf = ({ source: { path } }: ContentFile) => path.split('/').slice(2).join('/');
