/** `without-scripts.long.test.ts` checks that the form works without scripts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fieldNames } from '../../../../schema/form-fields.ts';
import type { PageContext } from '../../../../templates/contract/page-context.ts';
import type { ContactFormProps } from '../../../../templates/islands/ContactForm/contact-form-props.ts';
import { PageContactForm } from '../../../../templates/pages/parts/PageContactForm.tsx';
import { contextAt } from '../../../site-model.ts';
import { plain } from '../../plain.ts';

const context = contextAt('/contact');
const contactForm = { ...context.contactForm, hidden: { access_key: 'abc' } };
const html = renderToStaticMarkup(
  <PageContactForm context={{ ...context, contactForm }} privacy={plain('Privacy.')} />,
).replace(/^.*?(?=<form)/su, '');

const tag = (name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`, 'u').exec(html)?.[0] ?? '';

describe('the form', () => {
  it('has required fields without a maximum length, because browsers would truncate pasted text', () => {
    for (const field of fieldNames) expect(tag(field)).toContain(' required=""');
    expect(html).not.toMatch(/novalidate|maxlength/iu);
  });

  it('has autocomplete and input mode attributes for browsers', () => {
    expect(tag('fullName')).toMatch(/ dir="auto".* autocomplete="name"/iu);
    expect(tag('email')).toMatch(
      / type="email" dir="ltr" autocomplete="email" inputmode="email" spellcheck="false"/iu,
    );
    expect(tag('phone')).toMatch(/ type="tel" dir="ltr" autocomplete="tel" inputmode="tel"/iu);
  });

  it('preselects no subject and no consent, and does not require the consent', () => {
    const options = [...html.matchAll(/<option value="([^"]*)">/gu)].map(([, value]) => value);
    expect(options).toEqual(['', ...Object.keys(context.ui.contactForm.subjects)]);
    expect(tag('smsConsent')).toBe('<input type="checkbox" name="smsConsent" value="yes"/>');
  });

  it('contains every hidden field of the settings, and a honeypot that visitors cannot reach', () => {
    for (const hidden of ['name="access_key" value="abc"', 'name="page" value="/en/contact"'])
      expect(html).toContain(`<input type="hidden" ${hidden}/>`);
    expect(tag('website')).toMatch(/type="text" tabindex="-1" autocomplete="off" name="website"\/>/iu);
    expect(html).toMatch(/<div class="visually-hidden"><label for="[^"]+trap">/u);
  });
});

function readProps(context: PageContext) {
  const html = renderToStaticMarkup(<PageContactForm context={context} privacy={plain('Privacy.')} />);
  const [, props = ''] = /data-props="([^"]*)"/u.exec(html) ?? [];
  const json = props.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  // The island has written them.
  return JSON.parse(json) as ContactFormProps;
}

it('fills the address of the page after sending into the settings, in the language of the page', () => {
  const context = contextAt('/faq');
  const hidden = { redirect: 'https://www.example.com{{thankYou}}', access_key: 'abc' };
  const contactForm = { ...context.contactForm, action: '{{thankYou}}', hidden };
  const { target } = readProps({ ...context, contactForm });
  expect(target).toMatchObject({
    action: '/en/contact/thank-you',
    hidden: { redirect: 'https://www.example.com/en/contact/thank-you', access_key: 'abc' },
    thankYouFields: ['redirect', 'thankYou'],
  });
});

it('the errors contain the limits of the settings', () => {
  const context = contextAt('/faq');
  const bounds = { ...context.contactForm.bounds, messageMin: 321, messageMax: 12_000 };
  const { errors } = readProps({ ...context, contactForm: { ...context.contactForm, bounds } }).texts;
  expect(errors.message.tooShort).toContain('321');
  expect(errors.message.tooLong).toContain('12,000');
});
