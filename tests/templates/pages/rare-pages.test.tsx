/** What no page of the site shows: a category without posts, and a guide with every part that blocks can name. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { htmlValidateConfig } from '../../../generator/verify/html-validate-config.ts';
import type { Block, Filled } from '../../../schema/index.ts';
import { plain } from '../../../templates/components/example-data.ts';
import { BlogCategoryPage } from '../../../templates/pages/blog-categories/BlogCategoryPage.tsx';
import { GuidePage } from '../../../templates/pages/parts/GuidePage.tsx';
import { inLanguage } from '../in-language.tsx';
import { sampleContext } from './sample-context.ts';

const context = sampleContext();
const validator = new HtmlValidate(new StaticConfigLoader(htmlValidateConfig));

const base = {
  updated: '2026-11-20',
  seo: { title: 'Title', description: 'Description', keywords: ['word'] },
  label: 'Label',
};
const hero = { title: 'Title of the page', lead: plain('What it is about.') };
const closing = { title: 'Talk to an agent', text: plain('Call us.') };
const paragraph: Filled<Block> = { type: 'paragraph', text: plain('A paragraph.') };

const embeds = ['estimator', 'examples', 'offences', 'checklist', 'payment-methods', 'lookups'] as const;

function categoryPage() {
  const facts = { updated: '2026-11-20', order: 1 };
  return <BlogCategoryPage context={context} id="dui" facts={facts} words={{ ...base, hero }} />;
}

function guidePage() {
  const passages = [
    {
      id: 'parts',
      title: 'Every part',
      blocks: embeds.map((name): Filled<Block> => ({ type: 'embed', name })),
    },
    {
      id: 'words',
      title: 'Words',
      blocks: [
        paragraph,
        { type: 'heading', id: 'inside', text: 'Inside' },
        { type: 'embed', name: 'checklist' },
      ] satisfies Filled<Block>[],
    },
  ];
  const facts = [{ label: 'Release', value: plain('2 to 8 hours') }];
  return <GuidePage context={context} words={{ ...base, hero, facts, passages, closing }} />;
}

const emptyCategory = renderToString(inLanguage(categoryPage()));
const guide = renderToString(inLanguage(guidePage()));

it.each(Object.entries({ emptyCategory, guide }))(
  'the %s page is valid, with call and licence in its head',
  async (_name, main) => {
    const { results } = await validator.validateString(wrap(main));
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    const [head] =
      /<div class="hero[" ][\s\S]*?(?=<dl|<section|<div class="(?:section|with-contents))/u.exec(main) ?? [];
    expect(head).toContain('href="tel:+16265550100"');
    expect(head).toContain('0000000');
  },
);

it('says so when a category has no posts, and leaves its filter a link', () => {
  expect(emptyCategory).toContain(
    '>No articles found</h2><p>Try a different category or check back later.</p>',
  );
  expect(emptyCategory).toContain(
    '<a href="/blog/category/dui" aria-current="page"><span>dui</span> <small>0</small>',
  );
  expect(emptyCategory).not.toMatch(/class="(?:featured-post|post-list)"/u);
});

describe('a guide', () => {
  it('prints every part that blocks can name', () => {
    for (const mark of ['data-island="bail-estimator"', 'class="call-sheet"', 'class="inline-list"']) {
      expect(guide).toContain(mark);
    }
    // The examples, and the offences in three groups.
    expect(guide.match(/<table/gu)).toHaveLength(4);
    expect(guide).toContain('href="/en/west"');
  });
});

function wrap(main: string): string {
  return [
    '<!DOCTYPE html>',
    '<html lang="en" dir="ltr">',
    '<head><meta charset="utf-8"><title>Example</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    `<body><main>${main}</main></body>`,
    '</html>\n',
  ].join('\n');
}
