import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Inline } from '../../../schema/index.ts';
import { InlineText } from '../../../templates/components/InlineText/InlineText.tsx';
import { inLanguage } from '../in-language.tsx';

const print = (content: Inline) => renderToStaticMarkup(inLanguage(createElement(InlineText, { content })));
const link = (target: 'call' | 'mail' | 'internal' | 'external', href: string): Inline => [
  { type: 'link', href, target, children: [{ type: 'text', text: 'words' }] },
];

describe('InlineText', () => {
  it.each([
    ['call', '<a class="phone-text" href="/faq">words</a>'],
    ['mail', '<a href="/faq">words</a>'],
    ['internal', '<a href="/faq">words</a>'],
  ] as const)('prints a link with the target %s as %s', (target, html) => {
    expect(print(link(target, '/faq'))).toBe(html);
  });

  it('prints a link to a jail term as a sign, and a link to the page of all terms without a class', () => {
    expect(print(link('internal', '/bail-bond/jail-words#hold'))).toContain('class="inline-text__sign"');
    expect(print(link('internal', '/bail-bond/jail-words'))).not.toContain('class=');
  });

  it('omits the address of a `javascript:` link', () => {
    for (const href of ['javascript:alert(1)', ' JaVa\tScRiPt:alert(1)'])
      expect(print(link('external', href))).not.toContain('alert');
  });

  it('prints a label without a link in place of a value that is not entered', () => {
    const label = print([{ type: 'notEntered', children: [{ type: 'text', text: 'words' }] }]);
    expect(label).toMatch(/^<span class="not-entered">.*words/u);
    expect(label).not.toContain('<a');
  });

  it('prints links inside strong text', () => {
    expect(print([{ type: 'strong', children: link('internal', '/faq') }])).toBe(
      '<strong><a href="/faq">words</a></strong>',
    );
  });
});
