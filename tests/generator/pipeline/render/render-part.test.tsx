import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../../generator/pipeline/render/render-part.ts';
import type { Inline } from '../../../../schema/index.ts';
import { Address } from '../../../../templates/components/Address/Address.tsx';
import { Bidi } from '../../../../templates/components/Bidi/Bidi.tsx';
import { InlineText } from '../../../../templates/components/InlineText/InlineText.tsx';
import { Section } from '../../../../templates/components/Section/Section.tsx';
import { Island } from '../../../../templates/islands/Island.tsx';
import { siteModel } from '../../../site-model.ts';
import { plain } from '../../../templates/plain.ts';

const english = { tag: 'en', dir: 'ltr', name: 'English' } as const;
const arabic = { tag: 'ar', dir: 'rtl', name: 'العربية' } as const;
/** Returns the HTML of a part, with `~` for no-break spaces and `^` for word joiners. */
const render = (part: ReactNode, language: typeof english | typeof arabic = english) =>
  renderPart(part, { language }, siteModel.typesetting).replaceAll('\u00a0', '~').replaceAll('\u2060', '^');

const strong = (text: string): Inline => [{ type: 'strong', children: plain(text) }];
const link = (text: string): Inline => [
  { type: 'link', href: '/x', target: 'internal', children: plain(text) },
];

describe('renderPart', () => {
  it.each([
    ['plain text', <Bidi key="" text="open 365 days" />, 'open 365~days'],
    [
      'a number and its noun in two nodes',
      inline(strong('24'), plain(' hours')),
      '<strong>24</strong>~hours',
    ],
    ['a space at the end of a node', inline(strong('24 '), plain('hours')), '<strong>24~</strong>hours'],
    ['a name with a character that HTML escapes', inline(plain('H&S Code 11351')), 'H&amp;S~Code~11351'],
    ['an address', <Address key="" text="1 Main St, Los Angeles, CA 90012" />, ', Los~Angeles,~CA~90012<'],
    [
      'the last words of a lead',
      <InlineText key="" content={[...plain('open day and '), ...link('at night')]} line="lead" />,
      'open day and~<a href="/x">at~night</a>',
    ],
  ])('keeps %s together', (_case, part, expected) => {
    expect(render(part)).toContain(expected);
  });

  it('keeps a number in a run of the other direction with the word before it', () => {
    expect(render(<Bidi text="المادة 245(a)" />, arabic)).toBe(
      'المادة~<bdi dir="ltr" lang="en">245(a)</bdi>',
    );
  });

  it('keeps short words of a heading together, but not those of its section', () => {
    const html = render(
      <Section id="co-sign" title="Firme de día ya">
        <Bidi text="de día ya" />
      </Section>,
    );
    expect(html).toMatch(/<h2 id="co-sign-title">Firme de~día~ya<\/h2>.*de día ya/u);
  });

  it('does not break links and headings at a hyphen', () => {
    expect(render(inline(plain('A co-signer reads '), link('what co-signers owe')))).toBe(
      'A co-signer reads <a href="/x">what co-^signers owe</a>',
    );
    expect(render(<Bidi text="Co-signers" line="heading" />)).toBe('Co-^signers');
  });

  it('does not change islands, because browsers render them again', () => {
    const props = { label: 'within 24 hours' };
    expect(render(<Island name="search" prefix="x" props={props} language={english} />)).toContain(
      `>${props.label}<`,
    );
  });
});

function inline(...parts: readonly Inline[]) {
  return <InlineText content={parts.flat()} />;
}
