/** What the site says of a kind of page, beside the fields and the address of its row in `schema/collections.ts`. */
import type { ReactNode } from 'react';
import type { CollectionName, PageName } from '../schema/index.ts';
import type { PageContext, PageProps, RecordPageProps } from './page-context.ts';
import type { ShareKind } from './share/share-images.ts';

/** A thing of schema.org, as JSON-LD. */
export type Thing = Readonly<Record<string, unknown>>;

/** Where a page is. */
export type PageAddress = {
  /** Origin of the site, without a trailing slash. */
  readonly baseUrl: string;
  /** Absolute address of the page. */
  readonly url: string;
};

/** What previews say of a page that appeared on a day; days in ISO form. */
export type Article = { readonly published: string; readonly modified: string; readonly section: string };

/** An entry of a feed. */
export type FeedEntry = {
  /** Address on the site. */
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  /** Days in ISO form. */
  readonly published: string;
  readonly updated: string;
  readonly category: { readonly id: string; readonly label: string };
};

/** Bytes that a page of a kind may weigh, compressed, where they differ from those of all pages. */
export type WeightLimits = {
  readonly html?: number;
  readonly firstVisit?: number;
  /** The largest picture. @default 0, no picture */
  readonly picture?: number;
};

/** A kind of page; `Props` are those of its template. */
export type PageKind<Props> = {
  /** What stands in the main part. */
  readonly template: (props: Props) => ReactNode;
  /** Structured data of its own, beside page, site, breadcrumbs and publisher. */
  readonly things?: (props: Props, at: PageAddress) => readonly Thing[];
  /** The share image it shows. @default that of the site as a whole */
  readonly share?: ShareKind;
  readonly weight?: WeightLimits;
  /** How much it counts among the pages that a visitor searches, where others count 1; false keeps it out. @default 1 */
  readonly search?: number | false;
  /** Whether browsers prepare it as soon as a finger is down, because people go there in order to act. */
  readonly isPrepared?: boolean;
  /** The page to whose feed it belongs. */
  readonly feed?: PageName;
  /** The entries of its own feed, the newest first. */
  readonly entries?: (context: PageContext) => readonly FeedEntry[];
  readonly article?: (props: Props) => Article;
};

/** A kind of which there is one page. */
export type SinglePageKind<Name extends PageName> = PageKind<PageProps<Name>>;

/** A kind of which there are many pages, one for each record. */
export type RecordPageKind<Name extends CollectionName> = PageKind<RecordPageProps<Name>>;
