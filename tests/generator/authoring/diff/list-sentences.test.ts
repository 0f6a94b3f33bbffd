import { describe, expect, it } from 'vitest';
import { listSentences } from '../../../../generator/authoring/diff/read-text.ts';

describe('listSentences', () => {
  it('splits a text into sentences by the rules of the language', () => {
    expect(listSentences('<h1>Bail</h1><p>Call us. It is <strong>free</strong>!</p>', 'en')).toEqual([
      'Bail',
      'Call us.',
      'It is free!',
    ]);
    expect(listSentences('<p>هل تحتاج؟ اتصل بنا.</p>', 'ar')).toEqual(['هل تحتاج؟', 'اتصل بنا.']);
  });

  it('separates the title and the text of a card', () => {
    expect(listSentences('<a href="/a"><strong>Fast</strong><span>In hours</span></a>', 'en')).toEqual([
      'Fast',
      'In hours',
    ]);
  });

  it.each([
    ['<p><b>Glendora</b><span>Was arrested there</span></p>', ['Glendora', 'Was arrested there']],
    [
      '<dd>Alhambra city jail<small><bdi>211 S First St</bdi></small></dd>',
      ['Alhambra city jail', '211 S First St'],
    ],
    [
      '<a href="/a"><bdi>(626) 555-0100</bdi></a><a href="/b"><bdi>Write</bdi></a>',
      ['(626) 555-0100', 'Write'],
    ],
    ['<p>It is <strong>one</strong> <a href="/a">sentence</a> (<b>2</b>).</p>', ['It is one sentence (2).']],
    ['<p>و<strong>هكذا</strong></p>', ['وهكذا']],
  ])(
    'separates the texts of adjacent elements, but not of elements within a sentence: %s',
    (html, sentences) => {
      expect(listSentences(html, 'en')).toEqual(sentences);
    },
  );

  it('includes descriptions and accessible names, but no code', () => {
    const html =
      '<meta name="description" content="About &amp; more."><script>let a;</script><img alt="A map"><p>Text\u00a0here</p>';
    expect(listSentences(html, 'en')).toEqual(['Text here', 'About & more.', 'A map']);
  });
});
