/** The whole site, ready to render: one model per language, immutable. */
import type { SearchWords } from '../../../templates/islands/Search/search-index.ts';
import type { PageContext } from '../../../templates/page-context.ts';
import type { ScriptCode } from '../../../templates/typefaces/scripts.ts';
import type { Typesetting } from '../../../templates/typesetting.tsx';
import type { DependencyTracker } from '../../cache/track-dependencies.ts';
import type { Route } from '../../content/routes/route.ts';

/** A page in one language, as the renderer takes it. */
export type PageModel = {
  readonly route: Route;
  readonly language: LanguageModel['language'];
  /** Address on the site, such as `/en/guide`. */
  readonly address: string;
  /** Absolute address, self-referring canonical. */
  readonly url: string;
  /** What pages that link to it call it; the same for every part of a list. */
  readonly label: string;
  /** The newest `updated` date among the records of the page: the `lastmod` of the sitemap. */
  readonly lastModified: string;
  readonly context: PageContext;
  /** The page's own words, filled; their shape is that of the route's schema. */
  readonly words: unknown;
  /** The record's facts; undefined for single pages. */
  readonly facts: unknown;
};

/** One language of the site. */
export type LanguageModel = {
  readonly language: {
    readonly tag: string;
    readonly name: string;
    readonly dir: 'ltr' | 'rtl';
    readonly openGraphLocale: string;
    /** Script whose fonts the pages have. */
    readonly script: ScriptCode;
  };
  readonly pages: readonly PageModel[];
};

/** The site. */
export type SiteModel = {
  /** For what is made of the model once and used by many pages, see `DependencyTracker`. */
  readonly memoize: DependencyTracker['memoize'];
  /** Origin of the site, without a trailing slash. */
  readonly baseUrl: string;
  readonly languages: readonly LanguageModel[];
  /** Where lines may not break, by the words of all its languages. */
  readonly typesetting: Typesetting;
  /** Where forms post to; another origin is added to the content policy. */
  readonly formAction: string;
  /** Data that scripts are made with, by the name under which they read it. */
  readonly scriptData: Readonly<Record<string, unknown>>;
  /** What the search of a language knows beside its pages, by the tag of the language. */
  readonly searchWords: Readonly<Record<string, SearchWords>>;
  /** What the settings ask of hosts. */
  readonly hosting: {
    /** Pages carry the content policy themselves, for hosts that send no headers. */
    readonly metaPolicy: boolean;
    /** Browsers may keep the domain in their lists of https-only sites. */
    readonly hstsPreload: boolean;
  };
  /** Old addresses without a language, and where each leads; nowhere when the page is gone for good. */
  readonly redirects: readonly { readonly from: string; readonly to: string | undefined }[];
  /** Whom to tell about a weakness of the site; undefined when the settings name nobody. */
  readonly security: { readonly contact: readonly string[]; readonly expires: string } | undefined;
};
