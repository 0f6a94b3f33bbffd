/** Builds an Atom feed (RFC 4287) per language for every page with entries. */
import type { FeedEntry } from '../../../templates/pages/page-type.ts';
import { feedPathOf } from '../../content/routes/addresses.ts';
import { startOfDay } from '../../content/routes/build-day.ts';
import type { OutputFile } from '../../files/output-file.ts';
import { type PageModel, pageTypeOf, type SiteModel } from '../model/site-model.ts';
import { escapeHtml } from '../render/escape.ts';

export function buildFeeds({ languages, baseUrl, timeZone }: SiteModel): OutputFile[] {
  return languages
    .flatMap(({ pages }) => pages.filter(({ route }) => route.pagination.number === 1))
    .map((page) => ({ page, entries: pageTypeOf(page).entries?.(page.context) ?? [] }))
    .filter(({ entries }) => entries.length > 0)
    .map(({ page, entries }) => buildFeed(page, entries, { baseUrl, timeZone }));
}

function buildFeed(
  { address, context, url }: PageModel,
  entries: readonly FeedEntry[],
  { baseUrl, timeZone }: Pick<SiteModel, 'baseUrl' | 'timeZone'>,
): OutputFile {
  const { label, identity, language } = context;
  const path = feedPathOf(address);
  const days = entries.map(({ updated }) => updated).toSorted();
  // Atom requires a time.
  const timeOf = (day: string) => startOfDay(timeZone, day);
  const contents = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language.tag}">
  <id>${url}</id>
  <title>${escapeHtml(`${identity.name}: ${label}`)}</title>
  <updated>${timeOf(days.at(-1) ?? '')}</updated>
  <author><name>${escapeHtml(identity.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${baseUrl}${path}"/>
  <link rel="alternate" type="text/html" href="${url}"/>
${entries.map((entry) => formatEntry(entry, baseUrl, timeOf)).join('\n')}
</feed>
`;
  return { path: path.slice(1), contents };
}

function formatEntry(
  { href, title, summary, published, updated, category }: FeedEntry,
  baseUrl: string,
  timeOf: (day: string) => string,
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
