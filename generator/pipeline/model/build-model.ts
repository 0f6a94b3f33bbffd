import { expectDefined } from '../../../schema/expect-defined.ts';
import {
  type CollectionName,
  collections,
  GONE,
  type LanguageTexts,
  pages,
  type Site,
  type SiteContent,
} from '../../../schema/index.ts';
import {
  buildScriptData,
  buildSearchWords,
  buildSiteContext,
  createPageContext,
  joinLanguage,
  type PageProperties,
  type SiteContext,
} from '../../../templates/context/build-site-context.ts';
import type { LanguageTools } from '../../../templates/contract/language-tools.ts';
import type { LanguageContext } from '../../../templates/contract/page-context.ts';
import { findOwnForm, formSettingsOf } from '../../../templates/form/message-form.ts';
import { fontScriptOf } from '../../../templates/typefaces/scripts.ts';
import { printSharedValues, wrapSharedValues } from '../../../templates/values/shared-values.ts';
import { createDependencyTracker, type DependencyTracker } from '../../cache/track-dependencies.ts';
import { pathOf } from '../../content/classify-file.ts';
import { addressOf } from '../../content/routes/addresses.ts';
import { pathOfListPage, pathOfTarget, type Route } from '../../content/routes/route.ts';
import { publicationDayOf } from '../../content/routes/unpublished-records.ts';
import { viewValid } from '../../content/site-content.ts';
import { createTranslator } from '../../text/translator.ts';
import { chooseBlocks, fillPlain, fillTexts, type Interpolator } from './fill-texts.ts';
import type { LanguageModel, PageModel, SiteModel } from './site-model.ts';

type Language = Site['languages'][number];

export type ModelOptions = {
  readonly baseUrl?: string | undefined;
  /** Whether texts may lack values, because some are drafts. @default false */
  readonly hasDrafts?: boolean;
  /** Tracks which content each value reads. @default a tracker that only memoizes values */
  readonly tracker?: DependencyTracker | undefined;
};

/** Published languages, and drafts with content. Values of a page are computed on first use. */
export function buildModel(
  content: SiteContent,
  routes: readonly Route[],
  { baseUrl, hasDrafts = false, tracker = createDependencyTracker() }: ModelOptions = {},
): SiteModel {
  const { site } = content.facts;
  const { lazyObject } = tracker;
  const includedLanguages = site.languages.filter(
    ({ tag, draft }) => draft !== true || content.texts.has(tag),
  );
  const origin = (baseUrl ?? site.baseUrl).replace(/\/+$/u, '');
  const routesByPath = new Map(routes.map((route) => [route.path, route]));
  const siteContext = lazyObject<SiteContext>(buildSiteContext(content));
  const input: SiteInput = {
    content,
    routes: routesByPath,
    includedLanguages,
    origin,
    hasDrafts,
    siteContext,
    tracker,
  };
  const languages = includedLanguages.map((language) => buildLanguage(language, input));
  const contexts = new Map(
    languages.map(({ model, languageContext }) => [model.language.tag, languageContext]),
  );
  return lazyObject<SiteModel>({
    tracker: () => tracker,
    baseUrl: () => origin,
    formAction: () => formSettingsOf(site).formAction,
    hosting: () => ({
      metaPolicy: site.hosting?.metaPolicy ?? false,
      includeSubDomains: site.hosting?.includeSubDomains ?? false,
      hstsPreload: site.hosting?.hstsPreload ?? false,
      ownForm: findOwnForm(site),
    }),
    redirects: () =>
      Object.entries(site.redirects ?? {}).map(([from, to]) => ({ from, to: to === GONE ? undefined : to })),
    timeZone: () => site.timeZone,
    security: () => site.security,
    scriptData: () => buildScriptData(content, contexts),
    searchWords: () =>
      Object.fromEntries(
        includedLanguages.map(({ tag }) => [tag, buildSearchWords(content, textsOfLanguage(content, tag))]),
      ),
    languages: () => languages.map(({ model }) => model),
  });
}

type SiteInput = {
  readonly content: SiteContent;
  readonly routes: ReadonlyMap<string, Route>;
  readonly includedLanguages: readonly Language[];
  readonly origin: string;
  readonly hasDrafts: boolean;
  readonly siteContext: SiteContext;
  readonly tracker: DependencyTracker;
};

type BuiltLanguage = { readonly model: LanguageModel; readonly languageContext: LanguageContext };

function buildLanguage(language: Language, input: SiteInput): BuiltLanguage {
  const texts = textsOfLanguage(input.content, language.tag);
  const interpolator = buildInterpolator(language, texts, input);
  const tools = buildTools(language, texts, { interpolator, input });
  const languageContext = joinLanguage(tools, input.siteContext);
  const modelLanguage: LanguageModel['language'] = {
    tag: language.tag,
    name: language.name,
    dir: language.dir,
    openGraphLocale: language.openGraphLocale,
    script: fontScriptOf(language.tag),
  };
  const pages = Array.from(input.routes, ([path, planned]) => {
    const route = language.draft ? { ...planned, draft: true, indexed: false } : planned;
    return buildPage({
      route,
      texts,
      interpolator,
      label: () => tools.labelOf(path),
      // The pages of a list have the same files.
      lastModified: () => tools.lastModifiedOf(pathOfTarget(route.target)),
      languageContext,
      modelLanguage,
      input,
    });
  });
  return { model: { language: modelLanguage, pages }, languageContext };
}

function buildTools(
  language: Language,
  texts: LanguageTexts,
  { interpolator, input }: { readonly interpolator: Interpolator; readonly input: SiteInput },
): LanguageTools & { readonly labelOf: (path: string) => string } {
  const { memoize } = input.tracker;
  const byPath = Array.from(input.routes);
  const labels = new Map(
    byPath.map(([path, route]) => [
      path,
      memoize(() => fillPlain(commonTextsOf(route, texts).label, interpolator)),
    ]),
  );
  const days = new Map(
    byPath.map(([path, route]) => [path, memoize(() => newestDayOf(route, language.tag, input.content))]),
  );
  return {
    content: input.content,
    texts,
    language,
    lazyObject: input.tracker.lazyObject,
    fill: (schema, record) => fillTexts(schema, record, interpolator),
    fillPlain: (text) => fillPlain(text, interpolator),
    resolve: interpolator.resolve,
    link: (path) => {
      const label = labels.get(path)?.();
      // The rule link/broken checks the paths in content, so this is a bug in a template.
      if (label === undefined) throw new Error(`A template links to ${path}, but no page has that address.`);
      return { href: interpolator.resolve(path), label };
    },
    labelOf: (path) => labels.get(path)?.() ?? '',
    summaryOf: (path) => {
      const route = input.routes.get(path);
      return route === undefined ? '' : fillPlain(commonTextsOf(route, texts).seo.description, interpolator);
    },
    lastModifiedOf: (path) => days.get(path)?.(),
    dayOf: (name) => input.content.days.get(pathOf({ type: 'texts', name, language: language.tag })),
  };
}

type PageInput = {
  readonly route: Route;
  readonly texts: LanguageTexts;
  readonly interpolator: Interpolator;
  readonly label: () => string;
  readonly lastModified: () => string | undefined;
  readonly languageContext: LanguageContext;
  readonly modelLanguage: LanguageModel['language'];
  readonly input: SiteInput;
};

function buildPage({
  route,
  texts,
  interpolator,
  label,
  lastModified,
  languageContext,
  modelLanguage,
  input,
}: PageInput): PageModel {
  const { content, includedLanguages, routes, tracker } = input;
  const address = addressOf(route.path, modelLanguage.tag, includedLanguages);
  const properties = tracker.lazyObject<PageProperties>({
    path: () => route.path,
    label,
    languages: () =>
      includedLanguages.map(({ tag, name, dir }) => ({
        tag,
        name,
        dir,
        // Some hosts serve a single error page for all languages, so its language links lead to the home pages.
        href: addressOf(route.status === 404 ? '/' : route.path, tag, includedLanguages),
        current: tag === modelLanguage.tag,
      })),
    pagination: () => ({
      number: route.pagination.number,
      size: content.facts.site.postsPerPage,
      hrefs: Array.from({ length: route.pagination.count }, (_, index) =>
        addressOf(
          pathOfListPage(pathOfTarget(route.target), index + 1),
          modelLanguage.tag,
          includedLanguages,
        ),
      ),
    }),
    lastModified,
    ancestors: () => ancestorsOf(route, routes),
  });
  return tracker.lazyObject<PageModel>({
    route: () => route,
    language: () => modelLanguage,
    address: () => address,
    url: () => `${input.origin}${address}`,
    label,
    lastModified,
    facts: () =>
      route.target.type === 'record'
        ? content.recordFacts[route.target.name].get(route.target.id)
        : undefined,
    context: () => createPageContext(languageContext, properties, tracker.lazyObject),
    texts: () => pageTexts(route, texts, { interpolator, site: content.facts.site }),
  });
}

function buildInterpolator(
  language: Language,
  texts: LanguageTexts,
  { content, includedLanguages, hasDrafts, tracker }: SiteInput,
): Interpolator {
  const translator = createTranslator(language.tag, { marksMissing: hasDrafts });
  const valid = viewValid(content);
  return tracker.lazyObject<Interpolator>({
    translator: () => translator,
    values: () => {
      const values = Object.entries(printSharedValues(valid, translator));
      return Object.fromEntries(values.map(([name, { printed }]) => [name, printed]));
    },
    elements: () => wrapSharedValues(valid),
    quotes: () => texts.files.style.quotes,
    resolve: () => (path) => addressOf(path, language.tag, includedLanguages),
  });
}

function textsOfLanguage(content: SiteContent, language: string): LanguageTexts {
  return expectDefined(content.texts.get(language), `The text of ${language}`);
}

type FillOptions = { readonly interpolator: Interpolator; readonly site: SiteContent['facts']['site'] };

function pageTexts({ target }: Route, texts: LanguageTexts, { interpolator, site }: FillOptions): unknown {
  return target.type === 'page'
    ? fillTexts(pages[target.name].text, chooseBlocks(texts.pages[target.name], site), interpolator)
    : fillTexts(
        collections[target.name].text,
        chooseBlocks(recordTexts(texts, target.name, target.id), site),
        interpolator,
      );
}

function recordTexts(texts: LanguageTexts, name: CollectionName, id: string) {
  return expectDefined(texts.records[name].get(id), `The text of ${name}/${id}`);
}

type CommonTexts = { readonly label: string; readonly seo: { readonly description: string } };

function commonTextsOf({ target }: Route, texts: LanguageTexts): CommonTexts {
  return target.type === 'page' ? texts.pages[target.name] : recordTexts(texts, target.name, target.id);
}

/** Of the files of a page and of its publication; undefined when it has none. */
function newestDayOf(
  { files, target }: Route,
  language: string,
  { days, recordFacts }: SiteContent,
): string | undefined {
  const facts = target.type === 'record' ? recordFacts[target.name].get(target.id) : undefined;
  return [...(files[language] ?? []).map((file) => days.get(file)), publicationDayOf(facts)]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

function ancestorsOf({ parent }: Route, routes: SiteInput['routes']): string[] {
  const route = parent === undefined ? undefined : routes.get(parent);
  return route === undefined ? [] : [...ancestorsOf(route, routes), route.path];
}
