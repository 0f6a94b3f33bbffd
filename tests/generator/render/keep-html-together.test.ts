import { describe, expect, it } from 'vitest';
import { keepHtmlTogether } from '../../../generator/render/keep-html-together.ts';

const shown = (html: string) => keepHtmlTogether(html).replaceAll('\u00a0', '~');

describe('keepHtmlTogether', () => {
  it.each([
    ['the text of an element', '<p>open 365 days</p>', '<p>open 365~days</p>'],
    ['words in two elements', '<p><strong>24</strong> hours</p>', '<p><strong>24</strong>~hours</p>'],
    ['a space inside the element', '<p><b>24 </b>hours</p>', '<p><b>24~</b>hours</p>'],
    [
      'words around a run',
      '<p>المادة <bdi dir="ltr">245(a)</bdi></p>',
      '<p>المادة~<bdi dir="ltr">245(a)</bdi></p>',
    ],
    ['words with a comment between', '<p>24<!-- --> ساعة</p>', '<p>24<!-- -->~ساعة</p>'],
    ['text with entities', '<p>H&amp;S &quot;24 hours&quot;</p>', '<p>H&amp;S &quot;24~hours&quot;</p>'],
    [
      'a name with an entity in it',
      '<p>&quot;H&amp;S Code 11351&quot; 5 days</p>',
      '<p>&quot;H&amp;S~Code~11351&quot; 5~days</p>',
    ],
    [
      'short words of a heading',
      '<h2 id="a">de día</h2><p>de día</p>',
      '<h2 id="a">de~día</h2><p>de día</p>',
    ],
    [
      'short words of a heading with elements in it',
      '<h3><span>1</span>Firme <b>y</b> pague</h3>',
      '<h3><span>1</span>Firme <b>y</b>~pague</h3>',
    ],
    [
      'the last words of a lead',
      '<p class="lead">open day and <a href="/x">at night</a>.</p><p>open day and night</p>',
      '<p class="lead">open day and~<a href="/x">at~night</a>.</p><p>open day and night</p>',
    ],
    ['text without an element', '24 hours', '24~hours'],
  ])('keeps %s together', (_case, html, expected) => {
    expect(shown(html)).toBe(expected);
  });

  it.each([
    ['attributes', '<a href="/24 hours" aria-label="24 hours"><img alt="2 to 4 hours"></a>'],
    ['entities', '<p>the agency&#x27; s</p>'],
    ['words of two lines', '<li>24</li> <li>hours</li>'],
    ['words that may stand apart', '<span>24</span> <span>hours</span>'],
  ])('leaves %s alone', (_case, html) => {
    expect(shown(html)).toBe(html);
  });

  it('breaks no link and no heading at the hyphen of a word', () => {
    const html =
      '<h2 id="co-sign">Co-signers</h2><p>A co-signer reads <a href="/co-sign">what co-signers owe</a></p>';
    const expected =
      '<h2 id="co-sign">Co-~signers</h2><p>A co-signer reads <a href="/co-sign">what co-~signers owe</a></p>';
    expect(keepHtmlTogether(html).replaceAll('\u2060', '~')).toBe(expected);
  });

  it('leaves an island as it is, with all that stands in it', () => {
    const island =
      '<div class="x" data-island="chat" data-props="{}"><div>24 hours</div><div><p>5 days</p></div></div>';
    expect(shown(`<div>1 day${island}2 days</div>${island}<p>3 days</p>`)).toBe(
      `<div>1~day${island}2~days</div>${island}<p>3~days</p>`,
    );
  });

  it('refuses an island without an end', () => {
    expect(() => keepHtmlTogether('<div data-island="chat"><p>')).toThrow('not closed');
  });
});
