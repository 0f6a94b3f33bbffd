import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { listIcons } from '../../../../generator/pipeline/render/document.ts';
import { extractReferences } from '../../../../generator/pipeline/render/extract-references.ts';

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
