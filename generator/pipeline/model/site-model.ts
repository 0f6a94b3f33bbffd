import type { PageContext } from '../../../templates/contract/page-context.ts';
import type { SearchWords } from '../../../templates/islands/Search/search-data.ts';
import { pageTypes, recordTypes } from '../../../templates/pages/index.ts';
import type { PageType } from '../../../templates/pages/page-type.ts';
import type { ScriptCode } from '../../../templates/typefaces/scripts.ts';
import type { DependencyTracker } from '../../cache/track-dependencies.ts';
import type { Route } from '../../content/routes/route.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';

export type PageModel = {
  readonly route: Route;
  readonly language: LanguageModel['language'];
  /** Address on the site, such as `/en/guide`. */
  readonly address: string;
  /** Absolute address: the canonical URL. */
  readonly url: string;
  /** The text of links to the page; the same on every page of a list. */
  readonly label: string;
  /** In ISO form, the `lastmod` of the sitemap; undefined when no day is recorded. */
  readonly lastModified: string | undefined;
  readonly context: PageContext;
  /** The filled texts of the page. The schema of the route defines their type. */
  readonly texts: unknown;
  /** The facts of the record; undefined for a page without a record. */
  readonly facts: unknown;
};

export type LanguageModel = {
  readonly language: {
    readonly tag: string;
    readonly name: string;
    readonly dir: 'ltr' | 'rtl';
    readonly openGraphLocale: string;
    readonly script: ScriptCode;
  };
  readonly pages: readonly PageModel[];
};

export type SiteModel = {
  readonly tracker: DependencyTracker;
  /** Origin of the site, without a trailing slash. */
  readonly baseUrl: string;
  readonly languages: readonly LanguageModel[];
  /** The address that forms post to. The content policy allows its origin. */
  readonly formAction: string;
  readonly scriptData: Readonly<Record<string, unknown>>;
  readonly searchWords: Readonly<Record<string, SearchWords>>;
  readonly hosting: {
    /** Whether pages contain the content policy, for hosts that send no headers. */
    readonly metaPolicy: boolean;
    /** Whether subdomains must use HTTPS, too. */
    readonly includeSubDomains: boolean;
    /** Whether browsers may preload HSTS for the domain and its subdomains. */
    readonly hstsPreload: boolean;
    /** Address of the form handler on this site; undefined when the settings confirm none. */
    readonly ownForm: string | undefined;
  };
  /** Redirects, without a language. An entry without a target is a removed page. */
  readonly redirects: readonly { readonly from: string; readonly to: string | undefined }[];
  /** The time zone of the days on the site, such as `America/Los_Angeles`. */
  readonly timeZone: string;
  /** Contact for security reports; undefined when the settings name none. */
  readonly security: { readonly contact: readonly string[]; readonly expires: string } | undefined;
};

export type TemplateProps = Readonly<Record<string, unknown>>;

/** The exact type of the props is lost: the renderer passes those of all page types in the same way. */
export function pageTypeOf({ route: { target } }: Pick<PageModel, 'route'>): PageType<TemplateProps> {
  const pageType = target.type === 'page' ? pageTypes[target.name] : recordTypes[target.name];
  return pageType as unknown as PageType<TemplateProps>;
}

export const templateFileOf = ({ route: { target } }: Pick<PageModel, 'route'>): string =>
  `templates/pages/${target.name}/${target.type === 'page' ? 'page' : 'record'}.tsx`;

export const propsOf = ({ route: { target }, context, texts, facts }: PageModel): TemplateProps =>
  target.type === 'page' ? { context, texts } : { context, texts, facts, id: target.id };

export const problemOf = (page: PageModel, rule: Diagnostic['rule'], message: string): Diagnostic => ({
  rule,
  location: { file: contentFileOf(page) },
  language: page.language.tag,
  message,
});

/** The content folder for a page without files. */
export const contentFileOf = ({ route, language }: PageModel): string =>
  route.files[language.tag]?.[0] ?? 'content';
