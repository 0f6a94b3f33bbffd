import type { z } from 'zod';
import { type Filled, pages, type Seo } from '../../../schema/index.ts';
import { isolate } from '../../../templates/text/direction-runs.ts';
import { addressOf, feedPathOf } from '../../content/routes/addresses.ts';
import { composeTitle } from '../../text/compose-title.ts';
import type { Asset, Assets } from '../bundle/assets.ts';
import { type PageModel, pageTypeOf, propsOf, type SiteModel } from '../model/site-model.ts';
import { manifestAddressOf } from '../pictures/build-manifests.ts';
import type { Pictures } from '../pictures/render-share-images.ts';
import { escapeHtml, formatJsonForScript } from './escape.ts';
import { buildJsonLd } from './json-ld.ts';

export type HeadParts = {
  readonly assets: Assets;
  readonly pictures: Pictures;
  readonly metaPolicy: string | undefined;
};

export function renderHead(page: PageModel, site: SiteModel, parts: HeadParts): string {
  const { assets, pictures, metaPolicy } = parts;
  const seo = seoOf(page);
  const title = isolateRuns(composeTitle(seo.title, page.context.identity.shortName), page);
  const description = isolateRuns(seo.description, page);
  return [
    '<meta charset="utf-8">',
    // The policy applies to everything after it.
    ...(metaPolicy === undefined
      ? []
      : [`<meta http-equiv="Content-Security-Policy" content="${escapeHtml(metaPolicy)}">`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeHtml(title)}</title>`,
    `<script>${assets.inlineScript}</script>`,
    // Resources of the first paint come first, because browsers limit the number of connections.
    stylesheetLink(assets.stylesheet),
    ...[assets.pageStylesheets.get(page.route.target.name) ?? []]
      .flat()
      .map((sheet) => stylesheetLink(sheet)),
    ...(assets.fontsByScript[page.language.script] ?? []).map(
      (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
    ),
    `<script type="module" src="${assets.script.href}" integrity="${assets.script.integrity}" fetchpriority="low"></script>`,
    stylesheetLink(assets.printStylesheet, ' media="print"'),
    metaName('description', description),
    metaName('keywords', seo.keywords.join(', ')),
    metaName('color-scheme', 'light dark'),
    metaName('format-detection', 'telephone=no'),
    ...(page.route.indexed ? addressLinks(page, site) : [metaName('robots', 'noindex')]),
    ...feedLink(page, site),
    ...iconLinks(page),
    ...openGraph(page, site, { title, description }),
    ...shareImage(page, site, pictures),
  ].join('\n');
}

const stylesheetLink = ({ href, integrity }: Asset, media = ''): string =>
  `<link rel="stylesheet"${media} href="${href}" integrity="${integrity}">`;

/** It comes last in the document, so that it does not delay the first screen. */
export function renderStructuredData(page: PageModel, site: SiteModel): string {
  const graph = buildJsonLd(page, site, seoOf(page));
  return `<script type="application/ld+json">${formatJsonForScript(graph)}</script>`;
}

/** Every page schema has them. The title of a later page of a list has its number. */
export function seoOf({ texts, context, route: { pagination } }: PageModel): Filled<z.infer<typeof Seo>> {
  const { seo } = texts as { readonly seo: Filled<z.infer<typeof Seo>> };
  if (pagination.number === 1) return seo;
  return { ...seo, title: context.ui.common.titleOfPage({ title: seo.title, number: pagination.number }) };
}

const addressLinks = (page: PageModel, site: SiteModel): string[] => [
  `<link rel="canonical" href="${page.url}">`,
  ...paginationLinks(page, site),
  ...alternatesOf(page, site).map(
    ({ hreflang, url }) => `<link rel="alternate" hreflang="${hreflang}" href="${url}">`,
  ),
];

function paginationLinks({ context: { pagination } }: PageModel, { baseUrl }: SiteModel): string[] {
  const { number, hrefs } = pagination;
  return Object.entries({ prev: hrefs[number - 2], next: hrefs[number] }).flatMap(([rel, href]) =>
    href === undefined ? [] : [`<link rel="${rel}" href="${baseUrl}${href}">`],
  );
}

/** Every language including its own, and the default. */
export function alternatesOf(page: PageModel, site: SiteModel): { hreflang: string; url: string }[] {
  // The context of the page is not used, so that the sitemap does not compute it for every page.
  const order = site.languages.map(({ language }) => language);
  const urls = order.map(({ tag }) => ({
    hreflang: tag,
    url: `${site.baseUrl}${addressOf(page.route.path, tag, order)}`,
  }));
  return [...urls, { hreflang: 'x-default', url: urls[0]?.url ?? page.url }];
}

function feedLink(page: PageModel, site: SiteModel): string[] {
  const { feed: name } = pageTypeOf(page);
  if (name === undefined) return [];
  const { context, language } = page;
  const feed = feedPathOf(addressOf(pages[name].path, language.tag, context.languages));
  const title = escapeHtml(isolateRuns(context.identity.name, page));
  return [
    `<link rel="alternate" type="application/atom+xml" title="${title}" href="${site.baseUrl}${feed}">`,
  ];
}

/** Because `favicon.ico` has a size, browsers prefer the SVG. */
const iconLinks = ({ language, context }: PageModel): string[] => [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  `<link rel="manifest" href="${manifestAddressOf(language.tag, context.languages)}">`,
];

function openGraph(
  page: PageModel,
  site: SiteModel,
  texts: Record<'title' | 'description', string>,
): string[] {
  const others = site.languages.filter(({ language }) => language.tag !== page.language.tag);
  return [
    ...openGraphType(page),
    metaProperty('og:site_name', isolateRuns(page.context.identity.name, page)),
    metaProperty('og:title', texts.title),
    metaProperty('og:description', texts.description),
    metaProperty('og:url', page.url),
    metaProperty('og:locale', page.language.openGraphLocale),
    ...others.map(({ language }) => metaProperty('og:locale:alternate', language.openGraphLocale)),
  ];
}

function shareImage(page: PageModel, site: SiteModel, { shareImageOf }: Pictures): string[] {
  const { href, width, height, alt } = shareImageOf(page.language);
  return [
    metaProperty('og:image', `${site.baseUrl}${href}`),
    metaProperty('og:image:type', 'image/png'),
    metaProperty('og:image:width', String(width)),
    metaProperty('og:image:height', String(height)),
    metaProperty('og:image:alt', isolateRuns(alt, page)),
    metaName('twitter:card', 'summary_large_image'),
  ];
}

function openGraphType(page: PageModel): string[] {
  const article = pageTypeOf(page).article?.(propsOf(page));
  if (article === undefined) return [metaProperty('og:type', 'website')];
  return [
    metaProperty('og:type', 'article'),
    metaProperty('article:published_time', article.published),
    metaProperty('article:modified_time', article.modified),
    metaProperty('article:section', isolateRuns(article.section, page)),
  ];
}

/** Search results have no markup, so runs of the other direction are isolated. */
const isolateRuns = (text: string, { language }: PageModel): string => isolate(text, language.dir);

const metaName = (name: string, content: string): string =>
  `<meta name="${name}" content="${escapeHtml(content)}">`;

const metaProperty = (property: string, content: string): string =>
  `<meta property="${property}" content="${escapeHtml(content)}">`;
