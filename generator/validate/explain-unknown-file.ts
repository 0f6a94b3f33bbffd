/** Says what a content file in an unknown place was probably meant to be. */
import { collections, factFiles, pages, textFiles } from '../../schema/index.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearest } from '../diagnostics/suggest.ts';
import { pathOf, requiredFacts, requiredWords } from './content-paths.ts';
import { SITE_FILE } from './find-languages.ts';

/** The problem of a file that belongs to nothing. */
export function explainUnknownFile(path: string, languages: readonly string[]): Diagnostic {
  const [, place = '', ...rest] = path.replace(/\.yaml$/u, '').split('/');
  if (rest.length > 0 && place !== 'shared' && !languages.includes(place)) {
    return explainUnknownLanguage(path, place, languages);
  }
  const message = `${path} is no page, no collection's record and no shared file, so nothing would show it.`;
  const unknown = { rule: 'file/unknown', place: { file: path }, message } as const;
  const suggestion = suggestPath(path);
  return suggestion === undefined
    ? { ...unknown, fix: `Move it to one of these places: ${placesIn(place).join(', ')}.` }
    : { ...unknown, message: `${message} Did you mean ${suggestion}?`, fix: `Rename it to ${suggestion}.` };
}

/** The path that was probably meant by one in an unknown place, if any is near. */
export function suggestPath(path: string): string | undefined {
  const [, place = '', name = '', id] = path.replace(/\.yaml$/u, '').split('/');
  const root = `content/${place}`;
  if (id === undefined) {
    if (place !== 'shared' && Object.hasOwn(pages, name)) return `${root}/pages/${name}.yaml`;
    const file = nearest(name, Object.keys(place === 'shared' ? factFiles : textFiles));
    return file === undefined ? undefined : `${root}/${file}.yaml`;
  }
  const folder = nearest(name, foldersIn(place));
  if (folder === undefined) return undefined;
  if (folder !== 'pages') return folder === name ? undefined : `${root}/${folder}/${id}.yaml`;
  const page = nearest(id, Object.keys(pages));
  return page === undefined ? undefined : `${root}/pages/${page}.yaml`;
}

function explainUnknownLanguage(path: string, place: string, languages: readonly string[]): Diagnostic {
  // Tags of two letters are all near each other, so only a misspelt "shared" is told.
  const isShared = nearest(place, ['shared']) !== undefined;
  return {
    rule: 'file/unknown',
    place: { file: path },
    message: `"${place}" is not a language of the site, so nothing in content/${place}/ would be shown.`,
    fix: isShared
      ? `Rename the folder to content/shared/, or add the language in ${SITE_FILE}.`
      : `Add the language to "languages" in ${SITE_FILE}. It lists: ${languages.join(', ')}.`,
  };
}

function foldersIn(place: string): string[] {
  return place === 'shared' ? Object.keys(collections) : ['pages', ...Object.keys(collections)];
}

function placesIn(place: string): string[] {
  const singles = place === 'shared' ? requiredFacts() : requiredWords(place);
  const records = Object.keys(collections).map((name) => `content/${place}/${name}/<id>.yaml`);
  return [...singles.map(pathOf), ...records];
}
