/** Posts, categories and articles as other pages list them. */
import type { Filled, Ui } from '../../../schema/index.ts';
import type { LanguageTools } from '../../language-tools.ts';
import type { ArticleGroup, CategoryLink, PostLink, Printer } from '../../page-context.ts';

/** What the lists are made from. */
export type PostInput = LanguageTools & { readonly ui: Filled<Ui>; readonly print: Printer };

/** All posts, newest first. */
export function listPosts(input: PostInput): PostLink[] {
  const { content, texts, fillPlain, ui, print, link, updatedOf } = input;
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
        published: print.fullDate(facts.published),
        // Read when asked for: pages that list a post do not say when its words changed.
        get updated() {
          return print.fullDate(updatedOf(`/blog/${id}`));
        },
        featured: facts.featured,
      };
    });
}

/** All categories, in their order, with the number of their posts. */
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

/** The pages of the articles page, each with what search results say about it. */
export function listArticles({ content, link, summaryOf }: LanguageTools): ArticleGroup[] {
  const { charges, process } = content.facts.articles.groups;
  const pagesOf = (paths: readonly string[]) =>
    paths.map((path) => ({ id: path, ...link(path), summary: summaryOf(path) }));
  return [
    { group: 'charges', pages: pagesOf(charges) },
    { group: 'process', pages: pagesOf(process) },
  ];
}
