import { isDeepStrictEqual } from 'node:util';
import { formatKey, idsOf, valueAt } from '../../../schema/data-path.ts';
import { collections, type DataPath, pages } from '../../../schema/index.ts';
import { namesIn, pathOf, schemaOf, slugProblem } from '../../content/classify-file.ts';
import type { FileType } from '../../content/content-file.ts';
import { recordWithFactsAt } from '../../content/find-facts.ts';
import { TODO_MARKER } from '../../content/missing-translations.ts';
import { buildRoutes, findDuplicateRoutes } from '../../content/routes/build-routes.ts';
import { fileTypesOf, optionsOf, pathOfTarget, type RouteTarget } from '../../content/routes/route.ts';
import { nearest, suggestion } from '../../diagnostics/suggest.ts';
import { languageName } from '../../text/languages.ts';
import { describeReference, formatPageReport, titleOf } from './find-mentions.ts';
import { formatFile, type Hints, skeletonOf, withoutTexts } from './format-file.ts';
import { addItem, type NewFile, type Plan, type Project } from './new-files.ts';

export function buildPageFiles(kind: string, id: string, project: Project): Plan {
  const found = findPage(kind, id, project);
  if ('error' in found) return found;
  const { target } = found;
  const files = listMissingFiles(target, project);
  if (files.length === 0) return { error: `There is a ${titleOf(target)} already.` };
  const allFiles = [...files, ...listAddressEntry(target, project)];
  return { files: allFiles, report: formatPageReport(target, allFiles, project.files) };
}

function listAddressEntry(target: RouteTarget, { files }: Project): NewFile[] {
  const addressList = files.find(
    ({ fileType }) => fileType.type === 'facts' && fileType.name === 'addresses',
  );
  const pages = valueAt(addressList?.data, ['pages']);
  const address = pathOfTarget(target);
  const needsNoEntry = !Array.isArray(pages) || pages.includes(address) || optionsOf(target).status === 404;
  const text =
    addressList === undefined || needsNoEntry
      ? undefined
      : addItem(addressList.source.text, ['pages'], address);
  return addressList === undefined || text === undefined
    ? []
    : [{ path: addressList.source.path, text, replaces: true }];
}

function listMissingFiles(target: RouteTarget, project: Project): NewFile[] {
  const data = new Map(project.files.map((file) => [file.source.path, file.data]));
  const fileTypes = fileTypesOf(target, project.languages);
  const [referenceFile] = fileTypes.flatMap((fileType) => {
    const existing = data.get(pathOf(fileType));
    return 'language' in fileType && existing !== undefined
      ? [{ language: fileType.language, data: existing }]
      : [];
  });
  return fileTypes
    .filter((fileType) => !data.has(pathOf(fileType)))
    .map((fileType) => {
      const pageProject = { ...project, data, referenceFile };
      const fileData = dataOf(fileType, pageProject);
      // The texts use ids of the facts as keys, and the facts may also be new.
      data.set(pathOf(fileType), fileData);
      return { path: pathOf(fileType), text: textOf(fileType, fileData, target, pageProject) };
    });
}

type PageProject = Project & {
  readonly data: ReadonlyMap<string, unknown>;
  readonly referenceFile: Hints['referenceFile'];
};

function dataOf(fileType: FileType, { data, referenceFile }: PageProject): unknown {
  const language = 'language' in fileType ? fileType.language : undefined;
  const context = { language, idsAt: (path: DataPath) => idsAt(fileType, path, data) };
  return language === undefined || referenceFile === undefined
    ? skeletonOf(schemaOf(fileType), context)
    : withoutTexts(schemaOf(fileType), referenceFile.data, context);
}

function textOf(fileType: FileType, fileData: unknown, target: RouteTarget, project: PageProject): string {
  const title =
    'language' in fileType
      ? `Texts of the ${titleOf(target)}, in ${languageName(fileType.language)}.`
      : `Facts of the ${titleOf(target)}.`;
  const instruction = `Replace each ${TODO_MARKER}; npm run check lists those that are left.`;
  return formatFile([title, instruction], fileData, schemaOf(fileType), {
    describeIdsAt: (path) =>
      describeReference(fileType, path, project.files) ?? describeJoined(fileType, path),
    referenceFile: 'language' in fileType ? project.referenceFile : undefined,
  });
}

function idsAt(fileType: FileType, path: DataPath, data: ReadonlyMap<string, unknown>): readonly string[] {
  const record = recordWithFactsAt(fileType, path);
  if (record === undefined) return [];
  return idsOf(valueAt(data.get(pathOf(record.facts)), record.list)).map(({ id }) => id);
}

function describeJoined(fileType: FileType, path: DataPath): string | undefined {
  const record = recordWithFactsAt(fileType, path);
  return record && `Keys are the ids of "${formatKey(record.list)}" in ${pathOf(record.facts)}.`;
}

export type FoundPage = { readonly target: RouteTarget } | { readonly error: string };

export const fixedKinds = { page: 'page', language: 'language' } as const;

const collectionNames = namesIn(collections);

/** The kinds that messages list. `new` also accepts the name of a collection. */
export const kinds: readonly string[] = [
  ...collectionNames.map((name) => collections[name].noun),
  ...Object.values(fixedKinds),
];

/** An error when the kind or id is invalid or the address is in use. */
export function findPage(kind: string, id: string, project: Project): FoundPage {
  if (kind === fixedKinds.page) return findSinglePage(id);
  const name = collectionNames.find(
    (collection) => collection === kind || collections[collection].noun === kind,
  );
  if (name === undefined) return { error: `Unknown kind "${kind}". ${formatSuggestion(kind, kinds)}` };
  const problem = slugProblem(id);
  if (problem !== undefined) {
    const hint = problem.suggestion === undefined ? '' : ` Did you mean ${problem.suggestion}?`;
    return { error: `"${id}" cannot be an address: the id ${problem.reason}.${hint}` };
  }
  const target = { type: 'record', name, id } as const;
  const conflict = explainConflict(target, project);
  return conflict === undefined ? { target } : { error: conflict };
}

/** Files of the record itself may exist. */
function explainConflict(target: RouteTarget, { files, languages }: Project): string | undefined {
  const path = pathOfTarget(target);
  const otherRoutes = buildRoutes(files).filter((route) => !isDeepStrictEqual(route.target, target));
  const planned = { path, files: {} };
  return findDuplicateRoutes([...otherRoutes, planned], languages).find(({ route }) => route === planned)
    ?.message;
}

function findSinglePage(id: string): FoundPage {
  const names = namesIn(pages);
  const name = names.find((pageName) => pageName === id);
  if (name !== undefined) return { target: { type: 'page', name } };
  return { error: `There is no page "${id}". ${formatSuggestion(id, names)}` };
}

const formatSuggestion = (word: string, names: readonly string[]): string =>
  suggestion(nearest(word, names), `There are: ${names.join(', ')}.`);
