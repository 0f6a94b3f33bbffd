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
  const input = { content, routes: routesByPath, includedLanguages, origin, hasDrafts, siteContext, tracker };
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

type LanguageInput = SiteInput & {
  readonly language: Language;
  readonly texts: LanguageTexts;
  readonly interpolator: Interpolator;
};

function buildLanguage(language: Language, site: SiteInput) {
  const texts = textsOfLanguage(site.content, language.tag);
  const input = { ...site, language, texts, interpolator: buildInterpolator(language, texts, site) };
  const tools = buildTools(input);
  const languageContext = joinLanguage(tools, site.siteContext);
  const { tag, name, dir, openGraphLocale } = language;
  const modelLanguage = { tag, name, dir, openGraphLocale, script: fontScriptOf(tag) };
  const pageInput = { ...input, tools, languageContext, modelLanguage };
  const pages = Array.from(site.routes.values(), (route) =>
    buildPage(language.draft ? { ...route, draft: true, indexed: false } : route, pageInput),
  );
  const model: LanguageModel = { language: modelLanguage, pages };
  return { model, languageContext };
}

type Tools = LanguageTools & { readonly labelOf: (path: string) => string };

function buildTools({ language, texts, interpolator, content, routes, tracker }: LanguageInput): Tools {
  const memoizePerRoute = <Value>(compute: (route: Route) => Value) =>
    new Map(Array.from(routes, ([path, route]) => [path, tracker.memoize(() => compute(route))]));
  const labels = memoizePerRoute((route) => fillPlain(commonTextsOf(route, texts).label, interpolator));
  const days = memoizePerRoute((route) => newestDayOf(route, language.tag, content));
  return {
    content,
    texts,
    language,
    lazyObject: tracker.lazyObject,
    fill: (schema, record) => fillTexts(schema, record, interpolator),
    fillPlain: (text) => fillPlain(text, interpolator),
    resolve: interpolator.resolve,
    link: (path) => {
      // The rule link/broken checks the paths in content, so a missing page is a bug in a template.
      const labelOf = expectDefined(labels.get(path), `The page ${path}, to which a template links,`);
      return { href: interpolator.resolve(path), label: labelOf() };
    },
    labelOf: (path) => labels.get(path)?.() ?? '',
    summaryOf: (path) => {
      const route = routes.get(path);
      return route === undefined ? '' : fillPlain(commonTextsOf(route, texts).seo.description, interpolator);
    },
    lastModifiedOf: (path) => days.get(path)?.(),
    dayOf: (name) => content.days.get(pathOf({ type: 'texts', name, language: language.tag })),
  };
}

type PageInput = LanguageInput & {
  readonly tools: Tools;
  readonly languageContext: LanguageContext;
  readonly modelLanguage: LanguageModel['language'];
};

function buildPage(route: Route, input: PageInput): PageModel {
  const { content, includedLanguages, routes, tracker, tools, languageContext, modelLanguage } = input;
  const addressIn = (path: string, tag = modelLanguage.tag) => addressOf(path, tag, includedLanguages);
  const address = addressIn(route.path);
  const label = () => tools.labelOf(route.path);
  // The pages of a list have the same files.
  const lastModified = () => tools.lastModifiedOf(pathOfTarget(route.target));
  const properties = tracker.lazyObject<PageProperties>({
    path: () => route.path,
    label,
    languages: () =>
      includedLanguages.map(({ tag, name, dir }) => ({
        tag,
        name,
        dir,
        // Some hosts serve a single error page for all languages, so its language links lead to the home pages.
        href: addressIn(route.status === 404 ? '/' : route.path, tag),
        current: tag === modelLanguage.tag,
      })),
    pagination: () => ({
      number: route.pagination.number,
      size: content.facts.site.postsPerPage,
      hrefs: Array.from({ length: route.pagination.count }, (_, index) =>
        addressIn(pathOfListPage(pathOfTarget(route.target), index + 1)),
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
    facts: () => factsOf(route, content),
    context: () => createPageContext(languageContext, properties, tracker.lazyObject),
    texts: () => pageTexts(route, input),
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

const textsOfLanguage = (content: SiteContent, language: string): LanguageTexts =>
  expectDefined(content.texts.get(language), `The text of ${language}`);

function pageTexts({ target }: Route, { texts, interpolator, content }: LanguageInput): unknown {
  const { site } = content.facts;
  if (target.type === 'page')
    return fillTexts(pages[target.name].text, chooseBlocks(texts.pages[target.name], site), interpolator);
  const blocks = chooseBlocks(recordTexts(texts, target.name, target.id), site);
  return fillTexts(collections[target.name].text, blocks, interpolator);
}

const factsOf = ({ target }: Route, { recordFacts }: SiteContent): unknown =>
  target.type === 'record' ? recordFacts[target.name].get(target.id) : undefined;

const recordTexts = (texts: LanguageTexts, name: CollectionName, id: string) =>
  expectDefined(texts.records[name].get(id), `The text of ${name}/${id}`);

type CommonTexts = { readonly label: string; readonly seo: { readonly description: string } };

const commonTextsOf = ({ target }: Route, texts: LanguageTexts): CommonTexts =>
  target.type === 'page' ? texts.pages[target.name] : recordTexts(texts, target.name, target.id);

/** Of the files of a page and of its publication; undefined when it has none. */
function newestDayOf(route: Route, language: string, content: SiteContent): string | undefined {
  const days = (route.files[language] ?? []).map((file) => content.days.get(file));
  return [...days, publicationDayOf(factsOf(route, content))]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1);
}

function ancestorsOf({ parent }: Route, routes: SiteInput['routes']): string[] {
  const route = parent === undefined ? undefined : routes.get(parent);
  return route === undefined ? [] : [...ancestorsOf(route, routes), route.path];
}
