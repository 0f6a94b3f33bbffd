/** Plans the missing files of a page: its facts, and its text in every language. */
import { idsOf } from '../../../schema/checks/ids-of.ts';
import { formatKey, valueAt } from '../../../schema/data-path.ts';
import type { DataPath } from '../../../schema/index.ts';
import type { FileType } from '../../content/content-file.ts';
import { pathOf, schemaOf } from '../../content/content-paths.ts';
import { joinedAt } from '../../content/joined-records.ts';
import { fileTypesOf, optionsOf, pathOfTarget, type RouteTarget } from '../../content/routes/route.ts';
import { WRITE_LATER } from '../../content/unwritten.ts';
import { languageName } from '../../text/language-name.ts';
import { addItem, setUpdated } from './add-item.ts';
import { describeReference, formatPageReport } from './find-mentions.ts';
import { findPage, titleOf } from './find-page.ts';
import { formatFile, type Hints } from './format-file.ts';
import type { NewFile, Plan, Project } from './plan.ts';
import { skeletonOf, withoutTexts } from './skeleton.ts';

/** Plans the missing files of a page: facts first, then the languages. */
export function planPage(kind: string, id: string, project: Project): Plan {
  const found = findPage(kind, id, project);
  if ('error' in found) return found;
  const { target } = found;
  const files = planFiles(target, project);
  if (files.length === 0) return { error: `There is a ${titleOf(target)} already.` };
  const all = [...files, ...listAddress(target, project)];
  return { files: all, report: formatPageReport(target, all, project.files) };
}

/** Returns the list of addresses with the address of the page added, if it is missing. */
function listAddress(target: RouteTarget, { files, today }: Project): NewFile[] {
  const list = files.find(({ fileType }) => fileType.type === 'facts' && fileType.name === 'addresses');
  const pages = valueAt(list?.data, ['pages']);
  const address = pathOfTarget(target);
  const isListed = !Array.isArray(pages) || pages.includes(address) || optionsOf(target).status === 404;
  const text = list === undefined || isListed ? undefined : addItem(list.source.text, ['pages'], address);
  return list === undefined || text === undefined
    ? []
    : [{ path: list.source.path, text: setUpdated(text, today), replaces: true }];
}

function planFiles(target: RouteTarget, project: Project): NewFile[] {
  const data = new Map(project.files.map((file) => [file.source.path, file.data]));
  const kinds = fileTypesOf(target, project.languages);
  const [referenceFile] = kinds.flatMap((kind) => {
    const known = data.get(pathOf(kind));
    return 'language' in kind && known !== undefined ? [{ language: kind.language, data: known }] : [];
  });
  return kinds
    .filter((kind) => !data.has(pathOf(kind)))
    .map((kind) => {
      const known = { ...project, data, referenceFile };
      const own = dataOf(kind, known);
      // Texts are keyed by ids of the facts, which may be new, too.
      data.set(pathOf(kind), own);
      return { path: pathOf(kind), text: textOf(kind, own, target, known) };
    });
}

type PageProject = Project & {
  /** Data of the files by path, including the planned ones. */
  readonly data: ReadonlyMap<string, unknown>;
  /** A language in which the page exists. */
  readonly referenceFile: Hints['referenceFile'];
};

function dataOf(kind: FileType, { data, referenceFile, today }: PageProject): unknown {
  const language = 'language' in kind ? kind.language : undefined;
  const context = { today, language, idsAt: (path: DataPath) => idsAt(kind, path, data) };
  return language === undefined || referenceFile === undefined
    ? skeletonOf(schemaOf(kind), context)
    : withoutTexts(schemaOf(kind), referenceFile.data, context);
}

function textOf(kind: FileType, own: unknown, target: RouteTarget, known: PageProject): string {
  const title =
    'language' in kind
      ? `Texts of the ${titleOf(target)}, in ${languageName(kind.language)}.`
      : `Facts of the ${titleOf(target)}.`;
  const left = `Replace each ${WRITE_LATER}; npm run check lists those that are left.`;
  return formatFile([title, left], own, schemaOf(kind), {
    describeIdsAt: (path) => describeReference(kind, path, known.files) ?? describeJoined(kind, path),
    referenceFile: 'language' in kind ? known.referenceFile : undefined,
  });
}

/** Returns the ids of the facts that key a block of texts. */
function idsAt(kind: FileType, path: DataPath, data: ReadonlyMap<string, unknown>): readonly string[] {
  const joined = joinedAt(kind, path);
  if (joined === undefined) return [];
  return idsOf(valueAt(data.get(pathOf(joined.facts)), joined.list)).map(({ id }) => id);
}

function describeJoined(kind: FileType, path: DataPath): string | undefined {
  const joined = joinedAt(kind, path);
  return joined && `Keys are the ids of "${formatKey(joined.list)}" in ${pathOf(joined.facts)}.`;
}
