import type { WrittenRecord } from '../../content-index.ts';
import { valueAt } from '../../data-path.ts';
import type { FactContext, Problem, Rule } from '../../rule.ts';

export const refFeaturedPost = {
  id: 'ref/featured-post',
  severity: 'error',
  summary: 'One post is featured.',
  runOnFacts: checkFeaturedPost,
} satisfies Rule;

function checkFeaturedPost({ records }: FactContext): Problem[] {
  const posts = records('blog');
  const [first, ...others] = posts.filter(({ data }) => valueAt(data, ['featured']) === true);
  if (first !== undefined) return others.map((other) => secondDiagnostic(other, first));
  // A post whose value has an error may be the featured one.
  if (posts.some(({ data }) => typeof valueAt(data, ['featured']) !== 'boolean')) return [];
  // The fix proposes the newest post.
  const newest = posts.toSorted((a, b) => (publishedOf(a) < publishedOf(b) ? 1 : -1))[0];
  return newest === undefined ? [] : [noneDiagnostic(newest)];
}

const publishedOf = ({ data }: WrittenRecord): string => String(valueAt(data, ['published']));

const secondDiagnostic = ({ id, file }: WrittenRecord, first: WrittenRecord): Problem => ({
  location: { file, path: ['featured'] },
  key: 'featured',
  message: `"${id}" is featured, and so is "${first.id}"; the blog page begins with one post.`,
  fix: { yaml: 'featured: false' },
  related: [{ location: { file: first.file, path: ['featured'] }, label: 'first' }],
});

const noneDiagnostic = ({ file }: WrittenRecord): Problem => ({
  location: { file, path: ['featured'] },
  key: 'featured',
  message: 'No post is featured; the blog page begins with one. This is the newest.',
  fix: { yaml: 'featured: true' },
});
