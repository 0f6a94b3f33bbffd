import { startOfDay } from '../../content/routes/build-day.ts';
import type { OutputFile } from '../../files/output-file.ts';
import type { PageModel, SiteModel } from '../model/site-model.ts';
import { alternatesOf } from '../render/render-head.ts';

export function buildSitemap(site: SiteModel): OutputFile {
  const pages = site.languages.flatMap(({ pages }) => pages.filter(({ route }) => route.indexed));
  const urls = pages.map((page) => formatUrl(page, site)).join('\n');
  return {
    path: 'sitemap.xml',
    contents: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}
</urlset>
`,
  };
}

export const buildRobots = ({ baseUrl }: SiteModel): OutputFile => ({
  path: 'robots.txt',
  contents: `User-agent: *\nAllow: /\n\nSitemap: ${baseUrl}/sitemap.xml\n`,
});

function formatUrl(page: PageModel, site: SiteModel): string {
  const alternates = alternatesOf(page, site).map(
    ({ hreflang, url }) => `\n    <xhtml:link rel="alternate" hreflang="${hreflang}" href="${url}"/>`,
  );
  const lastModified = page.lastModified === undefined ? '' : `\n    <lastmod>${page.lastModified}</lastmod>`;
  return `  <url>
    <loc>${page.url}</loc>${lastModified}${alternates.join('')}
  </url>`;
}

export function buildSecurityText({ baseUrl, timeZone, security, languages }: SiteModel): OutputFile[] {
  if (security === undefined) return [];
  const path = '.well-known/security.txt';
  const lines = [
    ...security.contact.map((contact) => `Contact: ${contact}`),
    `Expires: ${startOfDay(timeZone, security.expires)}`,
    `Preferred-Languages: ${languages.map(({ language }) => language.tag).join(', ')}`,
    `Canonical: ${baseUrl}/${path}`,
  ];
  return [{ path, contents: `${lines.join('\n')}\n` }];
}
