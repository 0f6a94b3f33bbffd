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
  it('prints links that dial in the class of calls', () => {
    expect(print(link('call', 'tel:+16265550100'))).toBe(
      '<a class="phone-text" href="tel:+16265550100">words</a>',
    );
  });

  it.each(['mail', 'internal'] as const)('prints a link of kind %s plainly', (target) => {
    expect(print(link(target, '/faq'))).toBe('<a href="/faq">words</a>');
  });

  it('prints no link that runs, should one come past the checks', () => {
    for (const href of ['javascript:alert(1)', ' JaVa\tScRiPt:alert(1)'])
      expect(print(link('external', href))).not.toContain('alert');
  });

  it('prints links inside strong words', () => {
    expect(print([{ type: 'strong', children: link('internal', '/faq') }])).toBe(
      '<strong><a href="/faq">words</a></strong>',
    );
  });
});
