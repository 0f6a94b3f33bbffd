/** A page of the site, before it is known in any language. */
import {
  type CollectionName,
  collections,
  type PageName,
  type PageOptions,
  pages,
} from '../../schema/index.ts';

/** Which template and which records make the page. */
export type RouteTarget =
  | { readonly type: 'page'; readonly name: PageName }
  | { readonly type: 'record'; readonly name: CollectionName; readonly id: string };

/** What the tables say of a page. */
export function optionsOf(target: RouteTarget): PageOptions {
  return target.type === 'page' ? pages[target.name] : collections[target.name];
}

/** The address of a page, without a language. */
export function pathOfTarget(target: RouteTarget): string {
  const { path } = optionsOf(target);
  return target.type === 'page' ? path : path.replace(':id', target.id);
}

/** Which of several pages of a list it is, counted from 1; other pages are the only one of theirs. */
export type RoutePart = { readonly number: number; readonly of: number };

/** The address of a part of a list, without a language: that of the list, then `/news/page/2`. */
export const pathOfPart = (path: string, number: number): string =>
  number === 1 ? path : `${path}/page/${number}`;

/** A page with its address. */
export type Route = {
  readonly target: RouteTarget;
  readonly part: RoutePart;
  /** Address without a language, such as `/guides/first`. */
  readonly path: string;
  /** Address of the page above it; undefined on the home page. */
  readonly parent: string | undefined;
  /** Ids on the page that links may point to. */
  readonly anchors: readonly string[];
  /** Whether search engines may list it. */
  readonly indexed: boolean;
  /** Whether it is a draft that is shown in spite of that. */
  readonly draft: boolean;
  /** Status with which a host should answer. */
  readonly status: 200 | 404;
  /** Paths of the content files of which the page is made, by language; source of `lastmod`. */
  readonly files: Readonly<Record<string, readonly string[]>>;
};
