/** The props that a page passes to the contact form: its settings and the texts of the language. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { PageContext } from '../../../templates/contract/page-context.ts';
import type { ContactFormProps } from '../../../templates/islands/ContactForm/contact-form-props.ts';
import { PageContactForm } from '../../../templates/pages/parts/PageContactForm.tsx';
import { contextAt } from '../../site-model.ts';
import { plain } from '../plain.ts';

function render(context: PageContext) {
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
  const { target } = render({ ...context, contactForm });
  expect(target).toMatchObject({
    action: '/en/contact/thank-you',
    hidden: { redirect: 'https://www.example.com/en/contact/thank-you', access_key: 'abc' },
    thankYouFields: ['redirect', 'thankYou'],
  });
});

it('the errors contain the limits of the settings', () => {
  const context = contextAt('/faq');
  const bounds = { ...context.contactForm.bounds, messageMin: 321, messageMax: 12_000 };
  const { errors } = render({ ...context, contactForm: { ...context.contactForm, bounds } }).texts;
  expect(errors.message.tooShort).toContain('321');
  expect(errors.message.tooLong).toContain('12,000');
});
