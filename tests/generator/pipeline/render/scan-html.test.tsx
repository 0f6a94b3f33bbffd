import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { listIcons } from '../../../../generator/pipeline/render/document.ts';
import { extractReferences, extractSearchText } from '../../../../generator/pipeline/render/scan-html.ts';

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

const page = (main: string) =>
  `<head><meta name="description" content="All of it."><meta name="keywords" content="a, b"></head>
<body><header><h2 id="no">Bar</h2></header><main id="main" tabindex="-1"><h1>Bread &amp; <bdi>butter</bdi></h1>${main}</main>`;

it('contains heading, keywords and description of a page', () => {
  const { about, summary } = extractSearchText(page(''));
  expect(about).toBe('Bread & butter. a, b');
  expect(summary).toBe('All of it.');
});

it('splits the main part at its headings, each with the id of its section', () => {
  const main =
    '<p>Lead</p><section id="oven" aria-labelledby="oven-title"><h2 id="oven-title"><span aria-hidden="true">1</span><span>Oven</span></h2><p>Hot.</p><h3>Door</h3><p>Shut</p></section><h2 id="own">Own</h2>';
  expect(extractSearchText(page(main)).sections).toEqual([
    ['', '', 'Lead'],
    ['oven', 'Oven', 'Hot.'],
    ['oven', 'Door', 'Shut'],
    ['own', 'Own', ''],
  ]);
});

it('uses an id inside collapsed content, because a link to that id opens it', () => {
  const main =
    '<section id="questions"><h2>Questions</h2><details><summary><h3>Is it hot?</h3><svg><path d=""/></svg></summary><p id="hot">Yes.</p></details></section>';
  expect(extractSearchText(page(main)).sections.at(-1)).toEqual(['hot', 'Is it hot?', 'Yes.']);
});

it.each([
  ['navigation', '<nav><h2>Contents</h2><a href="/">Home</a></nav>'],
  ['a form', '<form><h3>Write</h3><label>Name</label></form>'],
  ['an island', '<div data-island="chat"><p>Chat</p><br/></div>'],
  ['the section that closes every page', '<section id="call"><h2>Call</h2><p>Now</p></section>'],
])('omits %s', (_, html) => {
  expect(extractSearchText(page(`${html}<p>Rest</p>`)).sections).toEqual([['', '', 'Rest']]);
});

it('normalizes spaces, removes direction marks and separates blocks', () => {
  const main = '<p>one\u00a0two \u2066three\u2069</p><p>fo<b>ur</b></p><dl><dt>five</dt><dd>six</dd></dl>';
  expect(extractSearchText(page(main)).sections).toEqual([['', '', 'one two three four five six']]);
});

it('separates elements that directly follow each other, and omits what is only for screen readers', () => {
  const phone = '<a href="tel:1"><span class="visually-hidden">Call Bo </span><bdi dir="ltr">(1) 2</bdi></a>';
  const main = `<p><a href="/map">Directions</a><a href="/bo">B<b>o</b></a>${phone}.</p>`;
  expect(extractSearchText(page(main)).sections).toEqual([['', '', 'Directions Bo (1) 2.']]);
});

it('reads what React renders, with angle brackets and quotation marks in attributes and texts', () => {
  const section = createElement('section', { id: 'a', title: '</section> "b" > \'c\' <p>' }, 'd > "e" & <f>');
  expect(extractSearchText(page(renderToString(section))).sections).toEqual([['', '', 'd > "e" & <f>']]);
});

it('truncates a long section between words', () => {
  const [[, , text] = []] = extractSearchText(page(`<p>${'bread '.repeat(100)}</p>`)).sections;
  expect(text).toMatch(/^(?:bread )+…$/u);
  expect(text?.length).toBeLessThan(310);
});
