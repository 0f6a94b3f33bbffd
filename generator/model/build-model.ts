/** Builds the site model from checked content. */
import { type CollectionName, collections, pages } from '../../schema/index.ts';
import type { NavigationLink, PageContext } from '../../templates/page-context.ts';
import { addressOf } from '../routes/addresses.ts';
import type { Route } from '../routes/route.ts';
import { createTranslator } from '../text/translator.ts';
import { buildChatTexts } from './chat-texts.ts';
import { chooseBlocks } from './choose-blocks.ts';
import { compileVocabulary } from './compile-vocabulary.ts';
import { type Filler, fillPlain, fillWords } from './fill-words.ts';
import { buildLanguageContext, type LanguageContext, type NavigationEntry } from './language-context.ts';
import { planPlaceholderLinks, planPlaceholderValues, sharedFactsOf } from './placeholder-values.ts';
import { type DrawnMaps, drawSiteMaps } from './plan-maps.ts';
import type { LanguageWords, SiteContent } from './site-content.ts';
import type { LanguageModel, PageModel, SiteModel } from './site-model.ts';

type Language = SiteContent['facts']['site']['languages'][number];

/** The site in all published languages. `baseUrl` wins over the one of the settings. */
export function buildModel(content: SiteContent, routes: readonly Route[], baseUrl?: string): SiteModel {
  const published = content.facts.site.languages.filter(({ draft }) => draft !== true);
  const maps = drawSiteMaps(content);
  const origin = (baseUrl ?? content.facts.site.baseUrl).replace(/\/+$/u, '');
  const languages = published.map((language) =>
    buildLanguage(language, { content, routes, published, origin, maps }),
  );
  return {
    baseUrl: origin,
    contactAction: content.facts.site.contactForm.action,
    hosting: {
      metaPolicy: content.facts.site.hosting?.metaPolicy ?? false,
      hstsPreload: content.facts.site.hosting?.hstsPreload ?? false,
    },
    security: content.facts.site.security,
    chat: {
      vocabulary: compileVocabulary(content.facts['chat-keywords']),
      texts: Object.fromEntries(languages.map(({ language, chat }) => [language.tag, chat])),
    },
    languages,
  };
}

type SiteInput = {
  readonly content: SiteContent;
  readonly routes: readonly Route[];
  readonly published: readonly Language[];
  readonly origin: string;
  readonly maps: DrawnMaps;
};

function buildLanguage(language: Language, input: SiteInput): LanguageModel {
  const words = wordsOf(input.content, language.tag);
  const filler = buildFiller(language, words, input);
  const named = input.routes.map((route) => ({ path: route.path, words: ownWords(route, words) }));
  const labels = new Map(named.map(({ path, words: own }) => [path, fillPlain(own.label, filler)]));
  const summaries = new Map(
    named.map(({ path, words: own }) => [path, fillPlain(own.seo.description, filler)]),
  );
  const { content, maps } = input;
  const shared = buildLanguageContext({ content, words, filler, language, labels, summaries, maps });
  const facts: LanguageModel['language'] = {
    tag: language.tag,
    name: language.name,
    dir: language.dir,
    openGraphLocale: language.openGraphLocale,
    script: new Intl.Locale(language.tag).maximize().script ?? 'Latn',
  };
  return {
    language: facts,
    pages: input.routes.map((route) => buildPage({ route, words, filler, labels, shared, facts, input })),
    chat: buildChatTexts(shared, content.facts['chat-keywords']),
  };
}

type PageInput = {
  readonly route: Route;
  readonly words: LanguageWords;
  readonly filler: Filler;
  readonly labels: ReadonlyMap<string, string>;
  readonly shared: LanguageContext;
  readonly facts: LanguageModel['language'];
  readonly input: SiteInput;
};

function buildPage({ route, words, filler, labels, shared, facts, input }: PageInput): PageModel {
  const address = addressOf(route.path, facts.tag, input.published);
  const ancestors = ancestorsOf(route, input.routes).map(({ path }) => path);
  return {
    route,
    language: facts,
    address,
    url: `${input.origin}${address}`,
    lastModified: newest(route.files[facts.tag] ?? [], input.content.updated),
    context: {
      ...shared,
      path: route.path,
      label: labels.get(route.path) ?? '',
      languages: input.published.map(({ tag, name, dir }) => ({
        tag,
        name,
        dir,
        // A host that knows one error page only shows it for every language.
        href: addressOf(route.status === 404 ? '/' : route.path, tag, input.published),
        current: tag === facts.tag,
      })),
      navigation: markCurrent(shared.navigation, route.path, ancestors),
      breadcrumbs: ancestors.map((path) => shared.link(path)),
    },
    words: pageWords(route, words, { filler, site: input.content.facts.site }),
    facts:
      route.target.type === 'record'
        ? input.content.recordFacts[route.target.name].get(route.target.id)
        : undefined,
  };
}

function buildFiller(language: Language, words: LanguageWords, { content, published }: SiteInput): Filler {
  const translator = createTranslator(language.tag);
  return {
    translator,
    values: planPlaceholderValues(sharedFactsOf(content), words.files.ui, translator),
    links: planPlaceholderLinks(content.facts),
    quotes: words.files.style.quotes,
    resolve: (path) => addressOf(path, language.tag, published),
  };
}

function wordsOf(content: SiteContent, language: string): LanguageWords {
  const words = content.words.get(language);
  if (words === undefined) throw new TypeError(`words of ${language}: checked before`);
  return words;
}

type Filling = { readonly filler: Filler; readonly site: SiteContent['facts']['site'] };

function pageWords({ target }: Route, words: LanguageWords, { filler, site }: Filling): unknown {
  return target.type === 'page'
    ? fillWords(pages[target.name].text, chooseBlocks(words.pages[target.name], site), filler)
    : fillWords(
        collections[target.name].text,
        chooseBlocks(recordWords(words, target.name, target.id), site),
        filler,
      );
}

function recordWords(words: LanguageWords, name: CollectionName, id: string) {
  const record = words.records[name].get(id);
  if (record === undefined) throw new TypeError(`words of ${name}/${id}: checked before`);
  return record;
}

/** The words that every page has, as written. */
type OwnWords = { readonly label: string; readonly seo: { readonly description: string } };

function ownWords({ target }: Route, words: LanguageWords): OwnWords {
  return target.type === 'page' ? words.pages[target.name] : recordWords(words, target.name, target.id);
}

function newest(files: readonly string[], updated: ReadonlyMap<string, string>): string {
  return (
    files
      .map((file) => updated.get(file) ?? '')
      .toSorted()
      .at(-1) ?? ''
  );
}

function ancestorsOf(route: Route, routes: readonly Route[]): Route[] {
  const parent = routes.find(({ path }) => path === route.parent);
  return parent === undefined ? [] : [...ancestorsOf(parent, routes), parent];
}

/** Marks the page itself, and the page of the bars that it stands under. */
function markCurrent(
  navigation: LanguageContext['navigation'],
  path: string,
  ancestors: readonly string[],
): PageContext['navigation'] {
  const mark = ({ path: own, ...link }: NavigationEntry): NavigationLink => ({
    ...link,
    current: own === path ? 'page' : own !== '/' && ancestors.includes(own) ? 'section' : undefined,
  });
  const marked = Object.entries(navigation).map(([bar, links]) => [bar, links.map(mark)]);
  // The keys are those of the input.
  return Object.fromEntries(marked) as PageContext['navigation'];
}
