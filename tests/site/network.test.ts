/** The drawing of how an arrest can go on, as a list, and the pages that say where on it they stand. */
import { describe, expect, it } from 'vitest';
import { stopIds } from '../../schema/index.ts';
import { addressIn, tags } from '../browser/languages.ts';
import { idsOf } from '../browser/sample-pages.ts';
import { contextAt, siteContent } from '../site-model.ts';
import { readPages } from './built-pages.ts';
import { innerOf, readText } from './read-html.ts';

const pages = readPages();
const pageAt = (address: string) => {
  const page = pages.find((candidate) => candidate.address === address);
  if (page === undefined) throw new Error(`There is no page ${address}.`);
  return page;
};
const { exits } = siteContent.facts.network;
const list = /<ol class="process-network"[^>]*>[\s\S]*?<\/ol>/u;

describe.each(tags)('in %s', (tag) => {
  it.each([
    ['home', '/'],
    ['the guide', '/bail-bonds-guide'],
  ])('%s lists every exit with its price and a link, at its stop', (_name, address) => {
    const [drawing = ''] = list.exec(pageAt(addressIn(tag, address)).html) ?? [];
    // Each stop begins with its ring, and the ring of the end is empty.
    const stops = drawing.split(/<span class="stop-marker"[^>]*>(?!<\/span>)/u).slice(1);
    expect(stops).toHaveLength(stopIds.length);
    const drawn = stops.flatMap((stop, index) =>
      [...stop.matchAll(/<li data-variant="([a-z]+)"[^>]*>[\s\S]*?<a href="([^"]+)">([\s\S]*?)<\/a>/gu)].map(
        ([, kind, href = '', words = '']) => ({ stop: stopIds[index], kind, href, words: readText(words) }),
      ),
    );
    const { network } = contextAt('/', tag);
    const printed = network.stops.flatMap((stop) => stop.exits);
    expect(drawn.map(({ stop, kind }) => [stop, kind])).toEqual(exits.map(({ stop, kind }) => [stop, kind]));
    for (const [index, { price, page }] of exits.entries()) {
      const { href = '', words = '' } = drawn[index] ?? {};
      expect(href).toBe(addressIn(tag, page));
      expect(words).toContain(printed[index]?.label);
      expect(words).toContain(
        price === undefined ? printed[index]?.price : { nothing: '$0', premium: '10%', whole: '100%' }[price],
      );
    }
  });

  it.each([
    ...idsOf('services').map((id) => `/services/${id}`),
    ...idsOf('counties').map((id) => `/${id}`),
    ...idsOf('blog')
      .filter((id) => id !== 'how-bail-bonds-work-in-california')
      .map((id) => `/blog/${id}`),
  ])('%s names its place, and leads to the whole drawing', (address) => {
    const { html } = pageAt(addressIn(tag, address));
    expect(html.match(/aria-current="step"/gu)).toHaveLength(1);
    expect(html).toContain(`<div class="process-position"><a href="${addressIn(tag, '/')}#network">`);
  });
});

it('the drawing stands where the small ones lead', () => {
  for (const tag of tags)
    expect(innerOf(pageAt(addressIn(tag, '/')).html, 'network')).toContain('process-network');
});
