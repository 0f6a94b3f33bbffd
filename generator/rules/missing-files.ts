/** Every file that one language has, every language has; every record has its facts. */

import { type CollectionName, collections } from '../../schema/index.ts';
import type { Rule } from '../../schema/rule.ts';
import { suggestPath } from '../content/classify-file.ts';
import type { ContentFile, FileKind } from '../content/content-file.ts';
import { namesIn, pathOf, requiredFacts, requiredTexts } from '../content/content-paths.ts';
import { translationKey } from '../content/group-translations.ts';
import { kindsOf } from '../content/routes/route.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { findMisspeltNames } from '../diagnostics/suggest.ts';
import { languageName } from '../text/language-name.ts';
import type { SiteContext } from './rule-context.ts';

/** Reports each file that is missing, unless it exists under a wrong name. */
export const missingFiles: Rule<Context> = { ids: ['file/missing', 'i18n/missing-file'], run: checkFiles };

type Context = Pick<SiteContext, 'files' | 'languagesInOrder' | 'diagnostics'>;

function checkFiles({ files, languagesInOrder, diagnostics }: Context): Diagnostic[] {
  // A file that has a diagnostic exists, also under the name that a misspelt one was meant to have.
  const reported = diagnostics.map(({ place }) => place.file);
  const meant = reported.flatMap((path) => suggestPath(path) ?? []);
  const present = new Set([...files.map(({ source }) => source.path), ...reported, ...meant]);
  // Files in a folder that cannot be opened are not known to be missing.
  const isReported = (path: string) =>
    present.has(path) || reported.some((folder) => path.startsWith(`${folder}/`));
  return planFileGroups(files, languagesInOrder).flatMap((group) => explainGroup(group, isReported));
}

/** A file that must exist, and one that exists instead under a misspelt id. */
type ExpectedFile = { readonly kind: FileKind; readonly misspelt?: FileKind | undefined };

/** Plans groups of files that must all exist: facts first, then the languages, the reference first. */
function planFileGroups(files: readonly ContentFile[], languages: readonly string[]): ExpectedFile[][] {
  const single = [...requiredFacts(), ...languages.flatMap(requiredTexts)].map((kind) => ({ kind }));
  return [
    ...Map.groupBy(single, ({ kind }) => translationKey(kind)).values(),
    ...namesIn(collections).flatMap((name) => recordGroups(name, files, languages)),
  ];
}

function recordGroups(
  name: CollectionName,
  files: readonly ContentFile[],
  languages: readonly string[],
): ExpectedFile[][] {
  // In the order of `kindsOf`: the facts before the words.
  const ids = [undefined, ...languages].map((place) => idsIn(place, name, files));
  const misspelt = findMisspeltNames(ids);
  const all = [...new Set(ids.flat())].filter((id) => !misspelt.some(({ written }) => written === id));
  const kindsOfId = (id: string) => kindsOf({ type: 'record', name, id }, languages);
  return all.map((id) =>
    kindsOfId(id).map((kind, index) => {
      const wrong = misspelt.find((one) => one.index === index && one.meant === id);
      return { kind, misspelt: wrong && kindsOfId(wrong.written)[index] };
    }),
  );
}

function idsIn(language: string | undefined, name: CollectionName, files: readonly ContentFile[]): string[] {
  return files.flatMap(({ kind }) => {
    if (!('id' in kind) || kind.name !== name) return [];
    return ('language' in kind ? kind.language : undefined) === language ? [kind.id] : [];
  });
}

function explainGroup(group: readonly ExpectedFile[], isPresent: (path: string) => boolean): Diagnostic[] {
  const existing = group.map(({ kind }) => kind).filter((kind) => isPresent(pathOf(kind)));
  // The texts of another language say more about what to write than the facts.
  const model = existing.find((kind) => 'language' in kind) ?? existing[0];
  return group
    .filter(({ kind }) => !existing.includes(kind))
    .map((file) => ({
      ...(model === undefined ? explainAbsent(file.kind) : explainMissing(file, pathOf(model))),
      ...('language' in file.kind ? { language: file.kind.language } : {}),
    }));
}

function explainAbsent(kind: FileKind): Diagnostic {
  const path = pathOf(kind);
  return {
    rule: 'file/missing',
    place: { file: path },
    message: `${path} is missing, and the site cannot be made without it.`,
    fix: `Create ${path}${beginning(kind)}.`,
  };
}

function explainMissing({ kind, misspelt }: ExpectedFile, model: string): Diagnostic {
  const path = pathOf(kind);
  const isText = 'language' in kind;
  // Its name within its language: `guides/first`.
  const title = path.replace(/^content\/[^/]+\/|\.yaml$/gu, '');
  const lacks = isText ? `has no ${languageName(kind.language)} words` : 'has no facts in content/shared/';
  const written = misspelt && pathOf(misspelt);
  return {
    rule: isText ? 'i18n/missing-file' : 'file/missing',
    place: { file: model },
    message: `"${title}" ${lacks}: ${path} is missing.${
      written === undefined ? '' : ` ${written} has a name of its own: is it misspelt?`
    }`,
    fix:
      written === undefined
        ? `Create ${path}${isText ? ', with the same fields as this file' : ''}${beginning(kind)}.`
        : `Rename ${written} to ${path}.`,
  };
}

/** Returns the command that begins a file of a page; nothing for other files, which are never new. */
function beginning(kind: FileKind): string {
  if ('id' in kind) return `; it is begun by npm run new -- ${collections[kind.name].noun} ${kind.id}`;
  return kind.type === 'page-texts' ? `; it is begun by npm run new -- page ${kind.name}` : '';
}
