/** One Atom feed (RFC 4287) per language for the blog. */
import type { PostLink } from '../../templates/page-context.ts';
import type { LanguageModel, SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { escapeHtml } from '../render/escape.ts';
import { feedPathOf } from '../routes/addresses.ts';

/** A feed for every language that has a blog with posts. */
export function planFeeds(site: SiteModel): OutputFile[] {
  return site.languages.flatMap((language) => {
    const blog = language.pages.find(
      ({ route }) => route.target.type === 'page' && route.target.name === 'blog',
    );
    if (blog === undefined || blog.context.posts.length === 0) return [];
    const path = feedPathOf(blog.address);
    return [
      {
        path: path.slice(1),
        contents: formatFeed({ site, language, path, blogUrl: blog.url, context: blog.context }),
      },
    ];
  });
}

type FeedInput = {
  readonly site: SiteModel;
  readonly language: LanguageModel;
  /** Address of the feed on the site. */
  readonly path: string;
  readonly blogUrl: string;
  readonly context: LanguageModel['pages'][number]['context'];
};

function formatFeed({ site, language, path, blogUrl, context }: FeedInput): string {
  const { posts, label, ui } = context;
  const updated =
    posts
      .map((post) => post.updated.iso)
      .toSorted()
      .at(-1) ?? '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.language.tag}">
  <id>${blogUrl}</id>
  <title>${escapeHtml(`${ui.agency.name}: ${label}`)}</title>
  <updated>${timeOf(updated)}</updated>
  <author><name>${escapeHtml(ui.agency.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${site.baseUrl}${path}"/>
  <link rel="alternate" type="text/html" href="${blogUrl}"/>
${posts.map((post) => formatEntry(post, site.baseUrl)).join('\n')}
</feed>
`;
}

function formatEntry(
  { href, title, excerpt, published, updated, category }: PostLink,
  baseUrl: string,
): string {
  return `  <entry>
    <id>${baseUrl}${href}</id>
    <title>${escapeHtml(title)}</title>
    <published>${timeOf(published.iso)}</published>
    <updated>${timeOf(updated.iso)}</updated>
    <category term="${category.id}" label="${escapeHtml(category.label)}"/>
    <link rel="alternate" type="text/html" href="${baseUrl}${href}"/>
    <summary>${escapeHtml(excerpt)}</summary>
  </entry>`;
}

/** Atom asks for a time; a day begins at midnight UTC. */
function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}
