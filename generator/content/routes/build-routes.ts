/**
 * Plans the pages of the site from the files that exist.
 *
 * The files may have errors, because rules also check the links of invalid content.
 */

import { isPlainObject, valueAt } from '../../../schema/data-path.ts';
import type { PageOptions } from '../../../schema/index.ts';
import { memoizePerObject } from '../../../schema/memoize-per-object.ts';
import { languageName } from '../../text/languages.ts';
import type { ContentFile } from '../content-file.ts';
import { completeDrafts, withoutDraftLanguages } from '../drafts.ts';
import { findDuplicates, findFacts } from '../find-facts.ts';
import { findBuildDay } from './build-day.ts';
import { optionsOf, pathOfListPage, pathOfTarget, type Route, type RouteTarget, targetOf } from './route.ts';
import {
  findUnpublishedRecords,
  isDraftRecord,
  type PublicationOptions,
  withoutRecords,
} from './unpublished-records.ts';

export function buildRoutes(files: readonly ContentFile[]): Route[] {
  const index = indexFiles(files);
  const groups = Map.groupBy(files, ({ fileType }) => JSON.stringify(targetOf(fileType)));
  return [...groups.values()]
    .flatMap((ownFiles) => {
      const target = ownFiles[0] && targetOf(ownFiles[0].fileType);
      return target === undefined ? [] : listTargetPages(target, ownFiles, index);
    })
    .sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

function indexFiles(files: readonly ContentFile[]) {
  const filesByName = Map.groupBy(files, ({ fileType }) =>
    fileType.type === 'facts' || fileType.type === 'texts' ? fileType.name : undefined,
  );
  const recordFiles = Map.groupBy(files, ({ fileType }): string | undefined =>
    'id' in fileType ? fileType.name : undefined,
  );
  const languages = [...new Set(files.flatMap((file) => languageOf(file) ?? []))];
  return { filesByName, recordFiles, languages, pageSize: findPageSize(files) };
}

/** Plans a page, or the pages of its list. The addresses of later pages are below that of the first page. */
function listTargetPages(
  target: RouteTarget,
  ownFiles: readonly ContentFile[],
  { languages, filesByName, recordFiles, pageSize }: ReturnType<typeof indexFiles>,
): Route[] {
  const options = optionsOf(target);
  const usedFiles = (options.uses ?? []).flatMap((name) => filesByName.get(name) ?? []);
  const printedFiles = [...ownFiles, ...usedFiles];
  const records = (options.lists ?? []).flatMap((name) => recordFiles.get(name) ?? []);
  const { listedBy } = options;
  const isListed = (facts: unknown) =>
    target.type === 'page' || listedBy === undefined || valueAt(facts, [listedBy]) === target.id;
  const listed = records.filter(
    ({ fileType, data }) => fileType.type === 'collection-facts' && isListed(data),
  );
  const sources = [...printedFiles, ...records];
  const texts = printedFiles.filter((file) => languageOf(file) !== undefined);
  const { sectionsIn } = options;
  const listedSections =
    sectionsIn === undefined
      ? []
      : (filesByName.get(sectionsIn.file) ?? []).flatMap(({ data }) => idsIn(valueAt(data, sectionsIn.path)));
  const anchors = [
    ...options.sections,
    ...optionalSections(options, ownFiles),
    ...listedSections,
    ...texts.flatMap(idsOfFile),
  ];
  const draft = ownFiles.some(
    ({ fileType, data }) => fileType.type === 'collection-facts' && isDraftRecord(data),
  );
  const path = pathOfTarget(target);
  const count = options.paged ? Math.max(1, Math.ceil(listed.length / pageSize)) : 1;
  const common = {
    target,
    anchors: [...new Set(anchors)],
    // Search engines do not list a page with an empty list.
    indexed: !draft && (options.indexed ?? true) && (listedBy === undefined || listed.length > 0),
    draft,
    status: options.status ?? 200,
    files: Object.fromEntries(
      languages.map((language) => {
        const read = sources.filter((file) => (languageOf(file) ?? language) === language);
        return [language, read.map((file) => file.source.path)];
      }),
    ),
  };
  return Array.from({ length: count }, (_, index) => ({
    ...common,
    pagination: { number: index + 1, count },
    path: pathOfListPage(path, index + 1),
    parent: index === 0 ? options.parent : path,
  }));
}

function findPageSize(files: readonly ContentFile[]): number {
  const size = valueAt(findFacts(files, 'site')?.data, ['postsPerPage']);
  return typeof size === 'number' && size >= 1 ? size : Number.POSITIVE_INFINITY;
}

/** The ids of those that the text file of any language has. */
function optionalSections(
  { optionalSections = {} }: PageOptions,
  ownFiles: readonly ContentFile[],
): string[] {
  return Object.entries(optionalSections)
    .filter(([, block]) =>
      ownFiles.some((file) => languageOf(file) !== undefined && valueAt(file.data, [block]) !== undefined),
    )
    .map(([section]) => section);
}

const languageOf = ({ fileType }: ContentFile): string | undefined =>
  'language' in fileType ? fileType.language : undefined;

const idsOfFile = memoizePerObject(({ data }: ContentFile) => idsIn(data));

/** Lists every `id` in a value. In the texts of a page, each `id` is an anchor. */
function idsIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(idsIn);
  if (!isPlainObject(data)) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    key === 'id' && typeof value === 'string' ? [value] : idsIn(value),
  );
}

/** The day of the build, the files that are published, their pages, and the records that are not published. */
export type Plan = ReturnType<typeof listPages>;

export function listPages(files: readonly ContentFile[], options: PublicationOptions = {}) {
  const unpublished = findUnpublishedRecords(files, options);
  const publishable = withoutRecords(files, unpublished);
  const published: readonly ContentFile[] = options.drafts
    ? completeDrafts(publishable)
    : withoutDraftLanguages(publishable);
  return { day: findBuildDay(files, options), published, unpublished, routes: buildRoutes(published) };
}

/** A page of the plan, or one that a command may add. */
export type PlannedRoute = Pick<Route, 'path' | 'files'>;

/** A page with the address of an earlier page, `first`, or of the pages in a language. */
export type DuplicateRoute = {
  readonly route: PlannedRoute;
  readonly first?: PlannedRoute;
  readonly message: string;
  readonly fix: string;
};

/** Ignores case and Unicode normalization. */
export function findDuplicateRoutes(
  routes: readonly PlannedRoute[],
  languages: readonly string[],
): DuplicateRoute[] {
  const prefixes = new Map(languages.map((language) => [`/${language.toLowerCase()}`, language]));
  return [
    ...findDuplicates(routes, ({ path }) => path.normalize('NFC').toLowerCase()).map(explainDuplicate),
    ...routes.flatMap((route) => {
      const language = prefixes.get(route.path);
      return language === undefined ? [] : [explainPrefix(route, language)];
    }),
  ];
}

function explainDuplicate({ duplicate, first }: Record<'duplicate' | 'first', PlannedRoute>): DuplicateRoute {
  const differs = duplicate.path === first.path ? '' : ' except for capital letters or accents';
  return {
    route: duplicate,
    first,
    message: `${duplicate.path} is the address of two pages${differs}: also of ${fileOfRoute(first)}.`,
    fix: 'Rename one of the files, in every language.',
  };
}

const explainPrefix = (route: PlannedRoute, language: string): DuplicateRoute => ({
  route,
  message: `${route.path} is where the pages in ${languageName(language)} begin.`,
  fix: 'Rename the file, in every language.',
});

export const fileOfRoute = ({ path, files }: PlannedRoute): string => Object.values(files)[0]?.[0] ?? path;
