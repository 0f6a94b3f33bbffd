import { join } from 'node:path';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import {
  buildContentSecurityPolicy,
  buildMetaPolicy,
  findFormOrigin,
  hashInlineScript,
  type PolicyOptions,
} from '../../../../generator/pipeline/render/content-security-policy.ts';
import { listIcons } from '../../../../generator/pipeline/render/document.ts';
import { extractReferences, extractSearchText } from '../../../../generator/pipeline/render/scan-html.ts';
import { testTables } from '../../../table.ts';

const page = (main: string) =>
  `<head><meta name="description" content="All of it."><meta name="keywords" content="a, b"></head>
<body><header><h2 id="no">Bar</h2></header><main id="main" tabindex="-1"><h1>Bread &amp; <bdi>butter</bdi></h1>${main}</main>`;
const sectionsOf = (main: string) => extractSearchText(page(main)).sections;

// The specification contains this script with its hash.
const inlineScriptHashes = [hashInlineScript("alert('Hello, world.');")];

/** The last words of the error. */
function rejectionOf(options: Partial<PolicyOptions>): string | undefined {
  try {
    buildContentSecurityPolicy({ inlineScriptHashes, ...options });
    return undefined;
  } catch (error) {
    return /is invalid in a content security policy/u.exec(String(error))?.[0];
  }
}

testTables(join(import.meta.dirname, 'html-and-policy.yaml'), {
  sections: sectionsOf,
  'origin of the form': (action: string) => findFormOrigin(action, 'https://www.example.com'),
  'rejected hash': (hash: string) => rejectionOf({ inlineScriptHashes: [hash] }),
  'rejected origin': (formOrigin: string) => rejectionOf({ formOrigin }),
});

it('patterns find the attributes of React’s markup, and nothing in its texts and other attributes', () => {
  const inText = 'id="text" href="/text" href="#i-text" <h2 id="text">';
  const html = renderToString(
    <main id="main" title={inText} data-value={inText}>
      <h1>{inText}</h1>
      <a href={'/a?b="c"&d#e'}>
        <svg aria-hidden="true">
          <use href="#i-phone" />
        </svg>
        Telephone
      </a>
      <form action="/form">{inText}</form>
    </main>,
  );
  expect(extractReferences(html)).toEqual({
    ids: ['main'],
    links: ['/a?b="c"&d#e', '#i-phone', '/form'],
  });
  expect([...listIcons(html)]).toEqual(['phone']);
});

it('the search has heading, keywords and description of a page', () => {
  expect(extractSearchText(page(''))).toMatchObject({ about: 'Bread & butter. a, b', summary: 'All of it.' });
});

it('the search has what React renders, with angle brackets and quotation marks in attributes and texts', () => {
  const section = createElement('section', { id: 'a', title: '</section> "b" > \'c\' <p>' }, 'd > "e" & <f>');
  expect(sectionsOf(renderToString(section))).toEqual([['', '', 'd > "e" & <f>']]);
});

it('the search truncates a long section between words', () => {
  const [[, , text] = []] = sectionsOf(`<p>${'bread '.repeat(100)}</p>`);
  expect(text).toMatch(/^(?:bread )+…$/u);
  expect(text?.length).toBeLessThan(310);
});

it('the policy allows only the site itself, the hashed scripts, and the origin of the form in two directives', () => {
  const policy = buildContentSecurityPolicy({ inlineScriptHashes });
  expect(policy.split('; ')).toMatchInlineSnapshot(`
    [
      "default-src 'none'",
      "script-src 'self' 'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
      "upgrade-insecure-requests",
    ]
  `);
  const formOrigin = 'https://formspree.io';
  const withForm = buildContentSecurityPolicy({ inlineScriptHashes, formOrigin });
  expect(withForm).toContain("connect-src 'self' https://formspree.io;");
  expect(withForm).toContain("form-action 'self' https://formspree.io;");
  expect(withForm.replaceAll(' https://formspree.io', '')).toBe(policy);
  // Browsers ignore this directive in a meta element.
  expect(policy.replace(" frame-ancestors 'none';", '')).toBe(buildMetaPolicy({ inlineScriptHashes }));
});
