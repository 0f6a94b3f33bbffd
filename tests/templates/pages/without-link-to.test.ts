import { expect, it } from 'vitest';
import type { Inline } from '../../../schema/index.ts';
import { plain } from '../../../templates/components/example-data.ts';
import { withoutLinkTo } from '../../../templates/pages/parts/without-link-to.ts';

const link = (href: string): Inline => [{ type: 'link', href, target: 'internal', children: plain(href) }];

it('leaves the words of links to the address, also inside strong words, and every other link', () => {
  const content: Inline = [...plain('See '), { type: 'strong', children: link('/here') }, ...link('/there')];
  expect(withoutLinkTo(content, '/here')).toEqual([
    ...plain('See '),
    { type: 'strong', children: plain('/here') },
    ...link('/there'),
  ]);
});

it('leaves one text where there were three', () => {
  const content: Inline = [...plain('In '), ...link('/here'), ...plain(', too.')];
  expect(withoutLinkTo(content, '/here')).toEqual(plain('In /here, too.'));
});
