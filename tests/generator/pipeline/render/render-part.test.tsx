import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderPart } from '../../../../generator/pipeline/render/render-part.ts';
import type { Inline } from '../../../../schema/index.ts';
import { Address } from '../../../../templates/components/Address/Address.tsx';
import { Bidi } from '../../../../templates/components/Bidi/Bidi.tsx';
import { InlineText } from '../../../../templates/components/InlineText/InlineText.tsx';
import { Island } from '../../../../templates/islands/Island.tsx';
import { Search } from '../../../../templates/islands/Search/Search.tsx';
import { plain } from '../../../templates/plain.ts';

const english = { tag: 'en', dir: 'ltr', name: 'English' } as const;
const arabic = { tag: 'ar', dir: 'rtl', name: 'العربية' } as const;
/** With `~` for no-break spaces. */
const render = (part: ReactNode, language: typeof english | typeof arabic = english) =>
  renderPart(part, { language }).replaceAll('\u00a0', '~');

const strong = (text: string): Inline => [{ type: 'strong', children: plain(text) }];

describe('renderPart', () => {
  it.each([
    ['plain text', <Bidi key="" text="open 365 days" />, 'open 365~days'],
    [
      'a number and its noun in two nodes',
      inline(strong('24'), plain(' hours')),
      '<strong>24</strong>~hours',
    ],
    ['a space at the end of a node', inline(strong('24 '), plain('hours')), '<strong>24~</strong>hours'],
    ['an address', <Address key="" text="1 Main St, Los Angeles, CA 90012" />, ', Los Angeles, CA~90012<'],
  ])('keeps %s together', (_case, part, expected) => {
    expect(render(part)).toContain(expected);
  });

  it('keeps a number in a run of the other direction with the word before it', () => {
    expect(render(<Bidi text="المادة 245(a)" />, arabic)).toBe(
      'المادة~<bdi dir="ltr" lang="en">245(a)</bdi>',
    );
  });

  it('does not change islands, because browsers render them again', () => {
    const props = { label: 'within 24 hours' };
    expect(
      render(<Island name="search" Component={Search} prefix="x" props={props} language={english} />),
    ).toContain(`>${props.label}<`);
  });
});

function inline(...parts: readonly Inline[]) {
  return <InlineText content={parts.flat()} />;
}
