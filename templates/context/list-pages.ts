import {
  type CollectionName,
  collections,
  type Filled,
  type SiteContent,
  type Ui,
} from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type {
  ArticleGroup,
  CategoryLink,
  CityCourt,
  CityLink,
  CountyLink,
  PostLink,
  Printer,
  SiteMapGroup,
} from '../contract/page-context.ts';
import { findPhone } from '../values/create-formatter.ts';
import { firstSentence } from '../values/first-sentence.ts';
import { idsInOrder, recordsInOrder } from '../values/lists.ts';

/** Sorted by `order`. */
export function listCounties({ content, texts, fillPlain, link }: LanguageTools): CountyLink[] {
  return idsInOrder(content.recordFacts.counties).flatMap((id) => {
    const facts = content.recordFacts.counties.get(id);
    const text = texts.records.counties.get(id);
    if (facts === undefined || text === undefined) return [];
    const { name, url, phone } = facts.lookup;
    const lookup = {
      name,
      url,
      line: fillPlain(texts.files.ui.county.infoLine),
      phone: phone === undefined ? undefined : findPhone(phone, content.facts.directory),
    };
    return [{ id, ...link(`/${id}`), summary: fillPlain(text.seo.description), lookup }];
  });
}

/** Sorted by `order`. */
export function listCities(tools: LanguageTools): CityLink[] {
  const { content, texts, fillPlain, link } = tools;
  return idsInOrder(content.recordFacts.cities).map((id) => {
    const text = texts.records.cities.get(id);
    const facts = content.recordFacts.cities.get(id);
    return {
      id,
      ...link(`/${id}`),
      summary: fillPlain(text?.seo.description ?? ''),
      county: facts?.county ?? '',
      served: (facts?.served ?? []).map((place) => fillPlain(text?.served[place] ?? '')),
      courts: courtsOfCity(id, tools),
    };
  });
}

/** Facts and names of the courts come from the guide of the county. */
function courtsOfCity(id: string, { content, texts, fill }: LanguageTools): CityCourt[] {
  const city = content.recordFacts.cities.get(id);
  const county = content.recordFacts.counties.get(city?.county ?? '');
  const text = texts.records.counties.get(city?.county ?? '');
  if (city === undefined || county === undefined || text === undefined) return [];
  const filled: Filled<typeof text> = fill(collections.counties.text, text);
  return city.courts.flatMap((court) => {
    const facts = county.courts.find((candidate) => candidate.id === court);
    if (facts === undefined) return [];
    const { street, city: town, zip, phone, name } = facts;
    const displayName = filled.places.courts[court]?.name ?? name;
    return [{ id: court, name: displayName, officialName: name, street, city: town, zip, phone }];
  });
}

type PostInput = LanguageTools & { readonly ui: Filled<Ui>; readonly print: Printer };

/** Newest first. */
export function listPosts(input: PostInput): PostLink[] {
  const { content, texts, fillPlain, ui, print, link, lastModifiedOf } = input;
  return recordsInOrder(content.recordFacts.blog).map(([id, facts]) => {
    const text = texts.records.blog.get(id);
    return {
      id,
      ...link(`/blog/${id}`),
      title: fillPlain(text?.title ?? ''),
      excerpt: fillPlain(text?.excerpt ?? ''),
      readTime: ui.blog.readTime(facts.minutes),
      category: { id: facts.category, ...link(`/blog/category/${facts.category}`) },
      related: facts.related,
      published: print.fullDate(facts.published),
      // Computed on access, because lists of posts do not show this date.
      get updated() {
        return print.fullDate(lastModifiedOf(`/blog/${id}`) ?? facts.published);
      },
      featured: facts.featured,
    };
  });
}

export function listCategories({ content, link }: LanguageTools): CategoryLink[] {
  const posts = [...content.recordFacts.blog.values()];
  return idsInOrder(content.recordFacts['blog-categories']).map((id) => ({
    id,
    ...link(`/blog/category/${id}`),
    count: posts.filter(({ category }) => category === id).length,
  }));
}

export function listArticles({ content, language, link, summaryOf }: LanguageTools): ArticleGroup[] {
  const { charges, process } = content.facts.articles.groups;
  const pagesOf = (paths: readonly string[]) =>
    paths.map((path) => ({ id: path, ...link(path), summary: firstSentence(summaryOf(path), language.tag) }));
  return [
    { group: 'charges', pages: pagesOf(charges) },
    { group: 'process', pages: pagesOf(process) },
  ];
}

/** The pages of each group, then the sorted records of its collections. */
export function listSiteMap({ content, link }: LanguageTools): SiteMapGroup[] {
  return content.facts.navigation.siteMap.map(({ group, pages = [], collections: names = [] }) => ({
    group,
    pages: [...pages, ...names.flatMap((name) => recordPaths(name, content))].map(link),
  }));
}

function recordPaths(name: CollectionName, { recordFacts }: SiteContent): string[] {
  return idsInOrder(recordFacts[name]).map((id) => collections[name].path.replace(':id', id));
}
