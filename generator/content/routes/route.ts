import {
  type CollectionName,
  collections,
  type PageName,
  type PageOptions,
  pages,
} from '../../../schema/index.ts';
import type { FileType } from '../content-file.ts';

export type RouteTarget =
  | { readonly type: 'page'; readonly name: PageName }
  | { readonly type: 'record'; readonly name: CollectionName; readonly id: string };

export const optionsOf = (target: RouteTarget): PageOptions =>
  target.type === 'page' ? pages[target.name] : collections[target.name];

/** Undefined for shared files and for texts that several pages use. */
export function targetOf(fileType: FileType): RouteTarget | undefined {
  if ('id' in fileType) return { type: 'record', name: fileType.name, id: fileType.id };
  return fileType.type === 'page-texts' ? { type: 'page', name: fileType.name } : undefined;
}

export function textFileTypeOf(target: RouteTarget, language: string): FileType {
  return target.type === 'page'
    ? { type: 'page-texts', name: target.name, language }
    : { type: 'collection-texts', name: target.name, id: target.id, language };
}

/** The facts of a record, then the texts in each language. */
export function fileTypesOf(target: RouteTarget, languages: readonly string[]): FileType[] {
  const texts = languages.map((language) => textFileTypeOf(target, language));
  if (target.type === 'page') return texts;
  return [{ type: 'collection-facts', name: target.name, id: target.id }, ...texts];
}

export function pagesUsing(fileType: FileType): PageOptions[] {
  if (fileType.type === 'texts') {
    return Object.values<PageOptions>(pages).filter(({ uses }) => uses?.includes(fileType.name));
  }
  const target = targetOf(fileType);
  return target === undefined ? [] : [{ ...optionsOf(target), path: pathOfTarget(target) }];
}

/** Without a language. */
export function pathOfTarget(target: RouteTarget): string {
  const { path } = optionsOf(target);
  return target.type === 'page' ? path : path.replace(':id', target.id);
}

/** Without a language: `/news`, then `/news/page/2`. */
export const pathOfListPage = (path: string, number: number): string =>
  number === 1 ? path : `${path}/page/${number}`;

export type Route = {
  readonly target: RouteTarget;
  /** The number of the page in a paginated list, from 1, and the number of such pages; 1 and 1 for other pages. */
  readonly pagination: { readonly number: number; readonly count: number };
  /** Address without a language, such as `/guides/first`. */
  readonly path: string;
  /** Address of the parent page; undefined for the home page. */
  readonly parent: string | undefined;
  readonly anchors: readonly string[];
  readonly indexed: boolean;
  /** Always false in a build without drafts. */
  readonly draft: boolean;
  readonly status: 200 | 404;
  /** Paths of the content files from which the page is built, by language; source of `lastmod`. */
  readonly files: Readonly<Record<string, readonly string[]>>;
};
