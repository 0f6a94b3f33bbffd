/** Templates of posts, lists of posts, guides and legal pages, with invented words. */
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { htmlValidateConfig } from '../../../generator/verify/html-validate-config.ts';
import type { Block, Filled } from '../../../schema/index.ts';
import { plain } from '../../../templates/components/example-data.ts';
import { ArticlesPage } from '../../../templates/pages/ArticlesPage.tsx';
import { BlogCategoryPage } from '../../../templates/pages/BlogCategoryPage.tsx';
import { BlogPage } from '../../../templates/pages/BlogPage.tsx';
import { GuidePage } from '../../../templates/pages/GuidePage.tsx';
import { LegalPage } from '../../../templates/pages/LegalPage.tsx';
import { PostPage } from '../../../templates/pages/PostPage.tsx';
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

function postPage() {
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

function blogPage() {
  return <BlogPage context={context} words={{ ...base, hero, notAdvice: 'General information.' }} />;
}

function categoryPage(id: string) {
  const facts = { updated: '2026-11-20', order: 1 };
  return <BlogCategoryPage context={context} id={id} facts={facts} words={{ ...base, hero }} />;
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

function legalPage() {
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

function articlesPage() {
  const groups = {
    charges: { title: 'Charges', lead: plain('After an arrest.') },
    process: { title: 'Process', lead: plain('The way.') },
  };
  return <ArticlesPage context={context} words={{ ...base, hero, groups, closing }} />;
}

const blog = renderToString(blogPage());
const category = renderToString(categoryPage('bail-bonds'));
const emptyCategory = renderToString(categoryPage('dui'));
const post = renderToString(postPage());
const guide = renderToString(guidePage());
const legal = renderToString(legalPage());
const articles = renderToString(articlesPage());

it.each(Object.entries({ blog, category, emptyCategory, post, guide, legal, articles }))(
  'the %s page is valid, with call and licence in its head',
  async (_name, main) => {
    const { results } = await validator.validateString(wrap(main));
    expect(results.flatMap(({ messages }) => messages)).toEqual([]);
    const [head] =
      /<div class="hero"[\s\S]*?(?=<dl|<section|<div class="(?:passage|withtoc))/u.exec(main) ?? [];
    expect(head).toContain('href="tel:+16265550100"');
    expect(head).toContain('0000000');
  },
);

describe('the blog', () => {
  it('shows the featured article once, and counts it', () => {
    expect(blog.match(/<h[23]><a href="\/blog\/how-bail-works">/gu)).toEqual([
      '<h2><a href="/blog/how-bail-works">',
    ]);
    expect(blog).toContain('>3 articles found</h2>');
  });

  it('marks the filter of the page', () => {
    expect(blog).toContain('<a href="/en/blog" aria-current="page"><span>All Posts</span>');
    expect(category).toContain('<a href="/blog/category/bail-bonds" aria-current="page">');
  });

  it('shows the posts of a category alone', () => {
    expect(category).toContain('class="feature"');
    expect(category).toContain('Title of cosigning');
    expect(category).not.toContain('Title of missed-court-date');
    expect(category).toContain('>2 articles found</h2>');
  });

  it('says so when a category has no posts, and leaves its filter a link', () => {
    expect(emptyCategory).toContain(
      '>No articles found</h2><p>Try a different category or check back later.</p>',
    );
    expect(emptyCategory).toContain(
      '<a href="/blog/category/dui" aria-current="page"><span>dui</span> <small>0</small>',
    );
    expect(emptyCategory).not.toMatch(/class="(?:feature|posts)"/u);
  });
});

describe('a post', () => {
  it('numbers its passages as its contents do', () => {
    const links = [...post.matchAll(/<a href="#([a-z]+)">/gu)].map((match) => match[1]);
    expect(links).toEqual(['first', 'second']);
    for (const id of links) expect(post).toContain(`<section class="passage" id="${id}"`);
    expect(post).toContain('data-contents=""');
  });

  it('has its dates for machines, and links to its category', () => {
    expect(post).toContain('Published <time dateTime="2026-06-15">day 2026-06-15</time>');
    expect(post).toContain('Updated <time dateTime="2026-11-20">day 2026-11-20</time>');
    expect(post).toContain('<a href="/blog/category/bail-bonds">bail-bonds</a>');
  });

  it('ends with two posts to read next', () => {
    const related = post.slice(post.indexOf('id="related"'), post.indexOf('id="call"'));
    expect([...related.matchAll(/<a href="([^"]+)">/gu)].map((match) => match[1])).toEqual([
      '/blog/cosigning',
      '/blog/missed-court-date',
    ]);
  });
});

describe('a guide', () => {
  it('prints every part that blocks can name', () => {
    for (const mark of ['data-island="bail-estimator"', 'class="sheet"', 'class="runin"']) {
      expect(guide).toContain(mark);
    }
    // The examples, and the offences in three groups.
    expect(guide.match(/<table/gu)).toHaveLength(4);
    expect(guide).toContain('href="/en/west"');
  });
});

describe('a legal page', () => {
  it('says first how old it is', () => {
    expect(legal).toContain('<dl class="facts"><div><dt>Last updated</dt><dd><time dateTime="2024-12">');
  });

  it('leads home', () => {
    expect(legal).toMatch(/<a class="more" href="\/en\/">.*?Back to Home/u);
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
