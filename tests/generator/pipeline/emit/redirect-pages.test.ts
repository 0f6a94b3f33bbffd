import { expect, it } from 'vitest';
import { buildRedirectPages } from '../../../../generator/pipeline/emit/redirect-pages.ts';
import { findHtmlProblems } from '../../../html-problems.ts';
import { siteContent, siteModel } from '../../../site-model.ts';

const redirects = [
  { from: '/old-guide', to: '/services' },
  { from: '/blog/old-post', to: undefined },
];
const pages = buildRedirectPages(
  Object.defineProperty(Object.create(siteModel), 'redirects', { value: redirects }),
);

it('an old address has a page in each language that links to the new one, and a removed address has none', () => {
  expect(pages.map(({ path }) => path)).toEqual(['old-guide.html', 'en/old-guide.html', 'es/old-guide.html']);
  expect(pages[1]?.contents).toContain('<html lang="en" dir="ltr">');
  expect(pages[1]?.contents).toContain('<meta http-equiv="refresh" content="0; url=/en/services">');
  const { baseUrl } = siteContent.facts.site;
  expect(pages[1]?.contents).toContain(`<link rel="canonical" href="${baseUrl}/en/services">`);
  expect(pages[1]?.contents).toContain('<meta name="robots" content="noindex">');
  expect(pages[1]?.contents).toContain('<p><a href="/en/services">Services</a></p>');
});

it('a redirect page is valid HTML', async () => {
  for (const { path, contents } of pages) expect(await findHtmlProblems(String(contents)), path).toEqual([]);
});
