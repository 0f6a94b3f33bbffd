/** What of a page can be searched, and where it is found. */
import { expect, it } from 'vitest';
import { extractSearchText } from '../../../../generator/pipeline/render/extract-search-text.ts';

const page = (main: string) =>
  `<head><meta name="description" content="All of it."><meta name="keywords" content="a, b"></head>
<body><header><h2 id="no">Bar</h2></header><main id="main" tabindex="-1"><h1>Bread &amp; <bdi>butter</bdi></h1>${main}</main>`;

it('knows a page by its heading, its keywords and its description', () => {
  const { about, summary } = extractSearchText(page(''));
  expect(about).toBe('Bread & butter. a, b');
  expect(summary).toBe('All of it.');
});

it('cuts the main part at its headings, each found at the id around it', () => {
  const main =
    '<p>Lead</p><section id="oven" aria-labelledby="oven-title"><h2 id="oven-title"><span aria-hidden="true">1</span><span>Oven</span></h2><p>Hot.</p><h3>Door</h3><p>Shut</p></section><h2 id="own">Own</h2>';
  expect(extractSearchText(page(main)).sections).toEqual([
    ['', '', 'Lead'],
    ['oven', 'Oven', 'Hot.'],
    ['oven', 'Door', 'Shut'],
    ['own', 'Own', ''],
  ]);
});

it('finds what is folded at an id inside of the fold, which a link to it opens', () => {
  const main =
    '<section id="questions"><h2>Questions</h2><details><summary><h3>Is it hot?</h3><svg><path d=""/></svg></summary><p id="hot">Yes.</p></details></section>';
  expect(extractSearchText(page(main)).sections.at(-1)).toEqual(['hot', 'Is it hot?', 'Yes.']);
});

it.each([
  ['navigation', '<nav><h2>Contents</h2><a href="/">Home</a></nav>'],
  ['a form', '<form><h3>Write</h3><label>Name</label></form>'],
  ['an island', '<div data-island="chat"><p>Chat</p><br/></div>'],
  ['the section that closes every page', '<section id="call"><h2>Call</h2><p>Now</p></section>'],
])('passes over %s', (_, part) => {
  expect(extractSearchText(page(`${part}<p>Rest</p>`)).sections).toEqual([['', '', 'Rest']]);
});

it('reads words as they are seen: no marks of direction, one space for many, blocks apart', () => {
  const main = '<p>one\u00a0two \u2066three\u2069</p><p>fo<b>ur</b></p><dl><dt>five</dt><dd>six</dd></dl>';
  expect(extractSearchText(page(main)).sections).toEqual([['', '', 'one two three four five six']]);
});

it('keeps the beginning of a long section, in whole words', () => {
  const [[, , text] = []] = extractSearchText(page(`<p>${'bread '.repeat(100)}</p>`)).sections;
  expect(text).toMatch(/^(?:bread )+…$/u);
  expect(text?.length).toBeLessThan(310);
});
