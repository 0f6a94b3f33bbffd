/** A small site as hosts see it: pages in two languages, pictures for other sites, and files of every kind. */
import type { HostTable } from '../../../../generator/emit/hosts/host-table.ts';
import { planKinds } from '../../../../generator/emit/hosts/plan-host-table.ts';

const paths = [
  '404.html',
  'assets/main-ABC.js',
  'assets/share-home-ar-1a2b.png',
  'assets/style-ABC.css',
  'blog.html',
  'blog/404.html',
  'blog/feed.xml',
  'blog/first-post.html',
  'en/404.html',
  'en/blog/404.html',
  'en/index.html',
  'en/services.html',
  'faq.html',
  'favicon.ico',
  'icon-192.png',
  'index.html',
  'robots.txt',
  'services.html',
  'services/fast-release.html',
  'sitemap.xml',
];

/** The table; `changes` win. */
export function makeSampleTable(changes: Partial<HostTable> = {}): HostTable {
  return {
    version: 1,
    host: 'www.example.com',
    headers: {
      'Content-Security-Policy': "default-src 'none'; script-src 'self' 'sha256-abc='",
      'X-Frame-Options': 'DENY',
    },
    kinds: planKinds(paths),
    homes: ['/', '/en/'],
    missing: [
      { under: '/en/blog/', file: '/en/blog/404.html' },
      { under: '/blog/', file: '/blog/404.html' },
      { under: '/en/', file: '/en/404.html' },
      { under: '/', file: '/404.html' },
    ],
    redirects: [{ from: '/en/old-guide', to: '/en/services' }],
    gone: ['/en/blog/old-post'],
    hidden: ['/_headers', '/_redirects'],
    addresses: paths.map((path) => `/${path.replace(/(?:(^|\/)index)?\.html$/u, '$1')}`).sort(),
    types: { css: 'text/css; charset=utf-8', html: 'text/html; charset=utf-8', png: 'image/png' },
    ...changes,
  };
}
