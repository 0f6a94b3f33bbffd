import { formatKey, idsOf, valueAt } from '../../../schema/data-path.ts';
import type { DataPath } from '../../../schema/index.ts';
import { pathOf, schemaOf } from '../../content/classify-file.ts';
import type { FileType } from '../../content/content-file.ts';
import { TODO_MARKER } from '../../content/missing-translations.ts';
import { recordWithFactsAt } from '../../content/records-with-facts.ts';
import { fileTypesOf, optionsOf, pathOfTarget, type RouteTarget } from '../../content/routes/route.ts';

import { languageName } from '../../text/languages.ts';
import { describeReference, formatPageReport } from './find-mentions.ts';
import { findPage, titleOf } from './find-page.ts';
import { formatFile, type Hints, skeletonOf, withoutTexts } from './format-file.ts';
import { addItem, type NewFile, type Plan, type Project } from './new-files.ts';

/** Facts first. */
export function buildPageFiles(kind: string, id: string, project: Project): Plan {
  const found = findPage(kind, id, project);
  if ('error' in found) return found;
  const { target } = found;
  const files = listMissingFiles(target, project);
  if (files.length === 0) return { error: `There is a ${titleOf(target)} already.` };
  const allFiles = [...files, ...listAddressEntry(target, project)];
  return { files: allFiles, report: formatPageReport(target, allFiles, project.files) };
}

/** No file when the entry is not needed. */
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
