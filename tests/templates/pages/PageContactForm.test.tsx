/** The props that a page passes to the contact form: its settings and the texts of the language. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { plain } from '../../../templates/components/example-data.ts';
import type { ContactFormProps } from '../../../templates/islands/ContactForm/ContactForm.props.ts';
import type { PageContext } from '../../../templates/page-context.ts';
import { PageContactForm } from '../../../templates/pages/parts/PageContactForm.tsx';
import { contextAt } from '../../site-model.ts';

function render(context: PageContext) {
  const html = renderToStaticMarkup(<PageContactForm context={context} privacy={plain('Privacy.')} />);
  const [, props = ''] = /data-props="([^"]*)"/u.exec(html) ?? [];
  const json = props.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  // The island has validated them against its schema.
  return { html, props: JSON.parse(json) as ContactFormProps };
}

/** Returns the addresses of the links in the terms of the consent. */
const linksOf = (html: string) =>
  [...html.matchAll(/<details class="fold.*?<\/details>/gsu)].flatMap(([terms]) =>
    [...terms.matchAll(/<a href="([^"]+)">/gu)].map(([, href]) => href),
  );

it('fills the address of the page after sending into the settings, in the language of the page', () => {
  const context = contextAt('/faq');
  const hidden = { redirect: 'https://www.example.com{{thankYou}}', access_key: 'abc' };
  const contactForm = { ...context.contactForm, action: '{{thankYou}}', hidden };
  const { target } = render({ ...context, contactForm }).props;
  expect(target).toMatchObject({
    action: '/en/contact/thank-you',
    hidden: { redirect: 'https://www.example.com/en/contact/thank-you', access_key: 'abc' },
    thankYouFields: ['redirect', 'thankYou'],
  });
});

describe('the consent', () => {
  it('links to both legal pages in the language of the page', () => {
    const links = (['ar', 'en', 'es'] as const).map((tag) => linksOf(render(contextAt('/faq', tag)).html));
    expect(links).toEqual(
      ['', '/en', '/es'].map((prefix) => [`${prefix}/privacy-policy`, `${prefix}/terms-of-service`]),
    );
  });

  it('links only to legal pages that the site has', () => {
    const context = contextAt('/faq');
    const [privacy, terms] = ['/en/privacy-policy', '/en/terms-of-service'];
    for (const legal of [[], [privacy], [terms], [privacy, terms]]) {
      const links = legal.map((href = '') => ({ href, label: 'Page', current: undefined }));
      const { html } = render({ ...context, navigation: { ...context.navigation, legal: links } });
      expect(linksOf(html)).toEqual(legal);
    }
  });
});

describe('the texts', () => {
  it('count fields by the plural forms of the language', () => {
    expect(render(contextAt('/faq', 'ar')).props.copy.problems).toEqual([
      'توجد مشكلة في حقل واحد',
      'توجد مشكلة في حقلين',
      'توجد مشكلة في 3 حقول',
      'توجد مشكلة في 4 حقول',
      'توجد مشكلة في 5 حقول',
    ]);
  });

  it('include one for each wait time from a minute to an hour, in ascending order', () => {
    for (const [tag, first, last] of [
      ['ar', 'بعد دقيقة.', 'بعد ساعة.'],
      ['en', 'in 1 minute.', 'in 1 hour.'],
      ['es', 'dentro de 1 minuto.', 'dentro de 1 hora.'],
    ] as const) {
      const { waits } = render(contextAt('/faq', tag)).props.copy.failures;
      expect(waits.at(0)?.text.endsWith(first)).toBe(true);
      expect(waits.at(-1)?.text.endsWith(last)).toBe(true);
      expect(waits.map(({ minutes }) => minutes)).toEqual(
        waits.map(({ minutes }) => minutes).toSorted((a, b) => a - b),
      );
    }
  });

  it('contain the field limits of the settings', () => {
    const context = contextAt('/faq');
    const bounds = { ...context.contactForm.bounds, messageMin: 1, messageMax: 12_000 };
    const { errors } = render({ ...context, contactForm: { ...context.contactForm, bounds } }).props.copy;
    expect(errors.message.tooShort).toBe('Please write at least 1 character.');
    expect(errors.message.tooLong).toContain('at most 12,000 characters.');
  });
});
