/** In addition to the row in `schema/collections.ts` with fields and address. */
import type { ReactNode } from 'react';
import type { CollectionName, PageName } from '../../schema/index.ts';
import type { PageContext, PageProps, RecordPageProps } from '../contract/page-context.ts';
import type { PageAddress, SchemaOrgThing } from '../json-ld/structured-data.ts';

/** Days in ISO form. */
export type Article = { readonly published: string; readonly modified: string; readonly section: string };

export type FeedEntry = {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** Days in ISO form. */
  readonly published: string;
  readonly updated: string;
  readonly category: { readonly id: string; readonly label: string };
};

/** Maximum compressed bytes of a page, when they differ from the limits of all pages. */
export type SizeLimits = {
  readonly html?: number;
  readonly firstVisit?: number;
  /** The largest picture. @default 0, no picture */
  readonly picture?: number;
};

export type PageType<Props> = {
  readonly template: (props: Props) => ReactNode;
  readonly structuredData?: (props: Props, address: PageAddress) => readonly SchemaOrgThing[];
  readonly sizeLimits?: SizeLimits;
  /** The weight in search results; false excludes the page. @default 1 */
  readonly searchWeight?: number | false;
  /** Whether browsers prerender the page when a visitor presses its link. */
  readonly isPrerendered?: boolean;
  /** The page whose feed lists pages of this type. */
  readonly feed?: PageName;
  /** The newest first. */
  readonly entries?: (context: PageContext) => readonly FeedEntry[];
  readonly article?: (props: Props) => Article;
};

export type SinglePageType<Name extends PageName> = PageType<PageProps<Name>>;

export type RecordPageType<Name extends CollectionName> = PageType<RecordPageProps<Name>>;

/** The same for all languages. */
export const noticesAddress = '/notices.txt';

/** Ids of sections that the search index omits because many pages share them. */
export const unsearchedSections: readonly string[] = ['call', 'related'];
