/** One Atom feed (RFC 4287) per language for every page that has entries. */
import type { FeedEntry } from '../../templates/page-kind.ts';
import { kindOf } from '../model/kind-of.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';
import type { OutputFile } from '../output-file.ts';
import { escapeHtml } from '../render/escape.ts';
import { feedPathOf } from '../routes/addresses.ts';

/** The feeds of all languages; a page without entries has none. */
export function planFeeds(site: SiteModel): OutputFile[] {
  return site.languages
    .flatMap(({ pages }) => pages)
    .flatMap((page) => {
      const entries = kindOf(page).entries?.(page.context) ?? [];
      if (entries.length === 0) return [];
      const path = feedPathOf(page.address);
      return [{ path: path.slice(1), contents: formatFeed(page, entries, { path, baseUrl: site.baseUrl }) }];
    });
}

type FeedAddress = {
  /** Address of the feed on the site. */
  readonly path: string;
  readonly baseUrl: string;
};

function formatFeed(
  { context, url }: PageModel,
  entries: readonly FeedEntry[],
  { path, baseUrl }: FeedAddress,
): string {
  const { label, identity, language } = context;
  const updated =
    entries
      .map((entry) => entry.updated)
      .toSorted()
      .at(-1) ?? '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.tag}">
  <id>${url}</id>
  <title>${escapeHtml(`${identity.name}: ${label}`)}</title>
  <updated>${timeOf(updated)}</updated>
  <author><name>${escapeHtml(identity.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${baseUrl}${path}"/>
  <link rel="alternate" type="text/html" href="${url}"/>
${entries.map((entry) => formatEntry(entry, baseUrl)).join('\n')}
</feed>
`;
}

function formatEntry(
  { href, title, summary, published, updated, category }: FeedEntry,
  baseUrl: string,
): string {
  return `  <entry>
    <id>${baseUrl}${href}</id>
    <title>${escapeHtml(title)}</title>
    <published>${timeOf(published)}</published>
    <updated>${timeOf(updated)}</updated>
    <category term="${category.id}" label="${escapeHtml(category.label)}"/>
    <link rel="alternate" type="text/html" href="${baseUrl}${href}"/>
    <summary>${escapeHtml(summary)}</summary>
  </entry>`;
}

/** Atom asks for a time; a day begins at midnight UTC. */
function timeOf(day: string): string {
  return `${day}T00:00:00Z`;
}
