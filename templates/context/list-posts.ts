/** Lists posts, categories and articles for other pages. */
import type { Filled, Ui } from '../../schema/index.ts';
import type { LanguageTools } from '../contract/language-tools.ts';
import type { ArticleGroup, CategoryLink, PostLink, Printer } from '../contract/page-context.ts';
import { firstSentence } from '../values/first-sentence.ts';

/** The input of `listPosts`. */
export type PostInput = LanguageTools & { readonly ui: Filled<Ui>; readonly print: Printer };

/** Returns all posts, newest first. */
export function listPosts(input: PostInput): PostLink[] {
  const { content, texts, fillPlain, ui, print, link, lastModifiedOf } = input;
  return [...content.recordFacts.blog]
    .sort(([idA, a], [idB, b]) =>
      a.published === b.published ? (idA < idB ? -1 : 1) : a.published < b.published ? 1 : -1,
    )
    .map(([id, facts]) => {
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
  return [...content.recordFacts['blog-categories']]
    .sort(([, a], [, b]) => a.order - b.order)
    .map(([id]) => ({
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
