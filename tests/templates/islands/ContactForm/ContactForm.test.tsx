/** The server-rendered HTML of the form. `without-scripts.long.test.ts` checks that it works without scripts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { fieldNames } from '../../../../schema/form-fields.ts';
import { contactFormExamples } from '../../../../templates/islands/ContactForm/ContactForm.examples.ts';
import type { ContactFormProps } from '../../../../templates/islands/ContactForm/ContactForm.props.ts';
import { Island } from '../../../../templates/islands/Island.tsx';
import { languages } from '../../in-language.tsx';

const renderForm = (props: ContactFormProps) =>
  renderToStaticMarkup(
    <Island name="contact-form" prefix="contact-" props={props} language={languages.ltr} />,
  ).replace(/^.*?(?=<form)/su, '');

const tag = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`, 'u').exec(html)?.[0] ?? '';

describe.each(Object.entries(contactFormExamples))('the form in %s', (_name, props) => {
  const html = renderForm(props);

  it('has required fields without a maximum length, because browsers would truncate pasted text', () => {
    for (const field of fieldNames) expect(tag(html, field)).toContain(' required=""');
    expect(html).not.toMatch(/novalidate|maxlength/iu);
  });

  it('has autocomplete and input mode attributes for browsers', () => {
    expect(tag(html, 'fullName')).toMatch(/ dir="auto".* autocomplete="name"/iu);
    expect(tag(html, 'email')).toMatch(
      / type="email" dir="ltr" autocomplete="email" inputmode="email" spellcheck="false"/iu,
    );
    expect(tag(html, 'phone')).toMatch(/ type="tel" dir="ltr" autocomplete="tel" inputmode="tel"/iu);
  });

  it('preselects no subject and no consent, and does not require the consent', () => {
    const options = [...html.matchAll(/<option value="([^"]*)">/gu)].map(([, value]) => value);
    expect(options).toEqual(['', ...Object.keys(props.texts.subjects)]);
    expect(tag(html, 'smsConsent')).toBe('<input type="checkbox" name="smsConsent" value="yes"/>');
  });

  it('contains every hidden field of the settings, and a honeypot that visitors cannot reach', () => {
    for (const [hidden, value] of Object.entries(props.target.hidden)) {
      expect(html).toContain(`<input type="hidden" name="${hidden}" value="${value}"/>`);
    }
    expect(tag(html, 'website')).toMatch(/type="text" tabindex="-1" autocomplete="off" name="website"\/>/iu);
    expect(html).toMatch(/<div class="visually-hidden"><label for="[^"]+trap">/u);
  });
});
