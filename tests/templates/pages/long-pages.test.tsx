/** Templates of posts, lists of posts, guides and legal pages, with invented words. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { htmlValidateConfig } from '../../../generator/verify/html-validate-config.ts';
import type { Block, Filled } from '../../../schema/index.ts';
import { plain } from '../../../templates/components/example-data.ts';
import type { PageContext } from '../../../templates/page-context.ts';
import { ArticlesPage } from '../../../templates/pages/articles/ArticlesPage.tsx';
import { BlogPage } from '../../../templates/pages/blog/BlogPage.tsx';
import { BlogCategoryPage } from '../../../templates/pages/blog-category/BlogCategoryPage.tsx';
import { GuidePage } from '../../../templates/pages/guide/GuidePage.tsx';
import { LegalPage } from '../../../templates/pages/legal/LegalPage.tsx';
import { PostPage } from '../../../templates/pages/post/PostPage.tsx';
import { inLanguage } from '../in-language.tsx';
import { sampleContexts } from './sample-context.ts';

const contexts = await sampleContexts();
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

function postPage(context: PageContext) {
  const blocks: Filled<Block>[] = [
    paragraph,
    { type: 'heading', id: 'first', text: 'First passage' },
    { type: 'callout', title: 'Stop', text: plain('Read first.') },
    { type: 'heading', id: 'second', text: 'Second passage' },
    { type: 'quote', text: 'Words', cite: 'A law', originalLanguage: 'en' },
  ];
  const facts = {
    updated: '2026-11-20',
    published: '2026-06-15',
    category: 'bail-bonds',
    minutes: 8,
    featured: true,
    related: ['cosigning', 'missed-court-date'],
    sources: ['a law'],
  };
  const words = { ...base, title: 'Title of how-bail-works', excerpt: 'Excerpt.', blocks, closing };
  return <PostPage context={context} id="how-bail-works" facts={facts} words={words} />;
}

function blogPage(context: PageContext) {
  return <BlogPage context={context} words={{ ...base, hero, notAdvice: 'General information.' }} />;
}

function categoryPage(context: PageContext, id: string) {
  const facts = { updated: '2026-11-20', order: 1 };
  return <BlogCategoryPage context={context} id={id} facts={facts} words={{ ...base, hero }} />;
}

function guidePage(context: PageContext) {
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

function legalPage(context: PageContext) {
  const passages = [{ id: 'data', title: 'What we keep', blocks: [paragraph] }];
  return (
    <LegalPage
      context={context}
      id="privacy-policy"
      facts={{ updated: '2026-11-20', order: 1, lastUpdated: '2024-12' }}
      words={{ ...base, title: 'Privacy', lead: plain('What we keep.'), passages }}
    />
  );
}

function articlesPage(context: PageContext) {
  const groups = {
    charges: { title: 'Charges', lead: plain('After an arrest.') },
    process: { title: 'Process', lead: plain('The way.') },
  };
  return <ArticlesPage context={context} words={{ ...base, hero, groups, closing }} />;
}

const templates: Readonly<Record<string, (context: PageContext) => ReactElement>> = {
  PostPage: postPage,
  BlogPage: blogPage,
  BlogCategoryPage: (context) => categoryPage(context, 'bail-bonds'),
  'BlogCategoryPage without posts': (context) => categoryPage(context, 'dui'),
  GuidePage: guidePage,
  LegalPage: legalPage,
  ArticlesPage: articlesPage,
};

/** The page in a language; the tests below read English. */
function print(name: string, language = 'en'): string {
  const context = contexts.get(language);
  const template = templates[name];
  if (context === undefined || template === undefined) throw new Error(`no ${name} in ${language}`);
  return renderToString(inLanguage(template(context), context.language));
}

describe.each(Object.keys(templates))('%s', (name) => {
  it.each([...contexts.keys()])('is valid in %s, with one heading of the first level', async (language) => {
    const main = print(name, language);
    const { results } = await validator.validateString(wrap(main, contexts.get(language)));
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    expect(main.match(/<h1[ >]/gu)).toHaveLength(1);
    expect(main).not.toMatch(/ style=|<!--|\[object |undefined|\ue000/u);
    expect(main.replace(/<[^>]*>/gu, '')).not.toMatch(/[\u2066-\u2069]/u);
  });

  it('calls the main line and shows the licence in its head', () => {
    const head = /<div class="hero"[\s\S]*?(?=<dl|<section|<div class="(?:passage|withtoc))/u.exec(
      print(name),
    );
    expect(head?.[0]).toContain('href="tel:+16265550100"');
    expect(head?.[0]).toContain('0000000');
  });
});

describe('the blog', () => {
  it('shows the featured article once, and counts it', () => {
    const html = print('BlogPage');
    expect(html.match(/<h[23]><a href="\/blog\/how-bail-works">/gu)).toEqual([
      '<h2><a href="/blog/how-bail-works">',
    ]);
    expect(html).toContain('>3 articles found</h2>');
  });

  it('marks the filter of the page', () => {
    expect(print('BlogPage')).toContain('<a href="/blog" aria-current="page"><span>All Posts</span>');
    expect(print('BlogCategoryPage')).toContain('<a href="/blog/category/bail-bonds" aria-current="page">');
  });

  it('shows the posts of a category alone', () => {
    const html = print('BlogCategoryPage');
    expect(html).toContain('class="feature"');
    expect(html).toContain('Title of cosigning');
    expect(html).not.toContain('Title of missed-court-date');
    expect(html).toContain('>2 articles found</h2>');
  });

  it('says so when a category has no posts, and leaves its filter a link', () => {
    const html = print('BlogCategoryPage without posts');
    expect(html).toContain('>No articles found</h2><p>Try a different category or check back later.</p>');
    expect(html).toContain(
      '<a href="/blog/category/dui" aria-current="page"><span>dui</span> <small>0</small>',
    );
    expect(html).not.toMatch(/class="(?:feature|posts)"/u);
  });
});

describe('a post', () => {
  const html = print('PostPage');

  it('numbers its passages as its contents do', () => {
    const links = [...html.matchAll(/<a href="#([a-z]+)">/gu)].map((match) => match[1]);
    expect(links).toEqual(['first', 'second']);
    for (const id of links) expect(html).toContain(`<section class="passage" id="${id}"`);
    expect(html).toContain('data-contents=""');
  });

  it('has its dates for machines, and links to its category', () => {
    expect(html).toContain('Published <time dateTime="2026-06-15">June 15, 2026</time>');
    expect(html).toContain('Updated <time dateTime="2026-11-20">November 20, 2026</time>');
    expect(html).toContain('<a href="/blog/category/bail-bonds">bail-bonds</a>');
  });

  it('ends with two posts to read next', () => {
    const related = html.slice(html.indexOf('id="related"'), html.indexOf('id="call"'));
    expect([...related.matchAll(/<a href="([^"]+)">/gu)].map((match) => match[1])).toEqual([
      '/blog/cosigning',
      '/blog/missed-court-date',
    ]);
  });
});

describe('a guide', () => {
  const html = print('GuidePage');

  it('prints every part that blocks can name', () => {
    for (const mark of ['data-island="bail-estimator"', 'class="sheet"', 'class="runin"']) {
      expect(html).toContain(mark);
    }
    // The examples, and the offences in two groups.
    expect(html.match(/<table/gu)).toHaveLength(3);
    expect(html).toContain('href="/los-angeles"');
  });
});

describe('a legal page', () => {
  const html = print('LegalPage');

  it('says first how old it is', () => {
    expect(html).toContain('<dl class="facts"><div><dt>Last updated</dt><dd><time dateTime="2024-12">');
  });

  it('leads home', () => {
    expect(html).toMatch(/<a class="more" href="\/en\/">.*?Back to Home/u);
  });
});

function wrap(main: string, context: PageContext | undefined): string {
  return [
    '<!DOCTYPE html>',
    `<html lang="${context?.language.tag}" dir="${context?.language.dir}">`,
    '<head><meta charset="utf-8"><title>Example</title>',
    '<meta name="viewport" content="width=device-width, initial-scale=1"></head>',
    `<body><main>${main}</main></body>`,
    '</html>\n',
  ].join('\n');
}
