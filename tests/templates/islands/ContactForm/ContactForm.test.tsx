/** The form as the server makes it: complete, and usable without scripts. */
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { contactFormExamples } from '../../../../templates/islands/ContactForm/ContactForm.examples.ts';
import type { ContactFormProps } from '../../../../templates/islands/ContactForm/ContactForm.props.ts';
import { fieldNames } from '../../../../templates/islands/ContactForm/message-rules.ts';
import { Island } from '../../../../templates/islands/Island.tsx';
import type { ActiveLanguage } from '../../../../templates/language-context.tsx';
import { languages } from '../../in-language.tsx';

function example(name: string): ContactFormProps {
  const props = contactFormExamples[name];
  if (props === undefined) throw new Error(`There is no example ${name}.`);
  return props;
}

function renderForm(props: ContactFormProps, language: ActiveLanguage = languages.ltr): string {
  const host = renderToStaticMarkup(
    <Island name="contact-form" prefix="contact-" props={props} language={language} />,
  );
  return host.slice(host.indexOf('<form'));
}

const tag = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`, 'u').exec(html)?.[0] ?? '';

describe.each(Object.keys(contactFormExamples))('the form in %s', (name) => {
  const props = example(name);
  const html = renderForm(props, name.startsWith('arabic') ? languages.rtl : languages.ltr);

  it('posts to the address of the settings, and the browser checks it first', () => {
    expect(html).toMatch(/^<form class="contact-form" action="\/api\/contact" method="post">/u);
    expect(html).not.toMatch(/novalidate/iu);
  });

  it.each(fieldNames)('has %s, required, under a label of its own', (field) => {
    const control = tag(html, field);
    const [, id = ''] = / id="([^"]+)"/u.exec(control) ?? [];
    expect(control).toContain(' required=""');
    expect(html).toContain(`<label for="${id}">${props.words[field]} *</label>`);
  });

  it('tells browsers what to fill in, and how to type it', () => {
    expect(tag(html, 'fullName')).toMatch(/ dir="auto".* autocomplete="name"/iu);
    expect(tag(html, 'email')).toMatch(
      / type="email" dir="ltr" autocomplete="email" inputmode="email" spellcheck="false"/iu,
    );
    expect(tag(html, 'phone')).toMatch(/ type="tel" dir="ltr" autocomplete="tel" inputmode="tel"/iu);
    expect(tag(html, 'fullName')).toContain(`placeholder="${props.words.fullNamePlaceholder}"`);
  });

  it('cuts nothing that is pasted', () => {
    expect(html).not.toMatch(/maxlength/iu);
  });

  it('asks for a subject that the visitor chooses', () => {
    const options = [...html.matchAll(/<option value="([^"]*)">/gu)].map(([, value]) => value);
    expect(options).toEqual(['', ...Object.keys(props.words.subjects)]);
  });

  it('leaves the consent open, and outside the required fields', () => {
    expect(tag(html, 'smsConsent')).toBe('<input type="checkbox" name="smsConsent" value="yes"/>');
  });

  it('carries every fixed field, and a trap that nobody meets by accident', () => {
    for (const [hidden, value] of Object.entries(props.target.hidden)) {
      expect(html).toContain(`<input type="hidden" name="${hidden}" value="${value}"/>`);
    }
    expect(tag(html, 'website')).toMatch(/type="text" tabindex="-1" autocomplete="off" name="website"\/>/iu);
    expect(html).toMatch(/<div class="visually-hidden"><label for="[^"]+trap">/u);
  });

  it('shows no error and no notice', () => {
    expect(html).not.toMatch(/role="|aria-invalid|aria-describedby|aria-disabled|data-variant="error"/u);
  });
});

describe('props of the form', () => {
  const { target, words } = example('english');

  it('are refused without the words for a subject, a failure or a number of fields', () => {
    const { other: _, ...subjects } = words.subjects;
    const { timeout: __, ...failures } = words.failures;
    const wrong: readonly object[] = [
      { ...words, subjects },
      { ...words, failures },
      { ...words, problems: words.problems.slice(1) },
      { ...words, sending: '' },
    ];
    // Props from content are checked, whatever their type says.
    for (const each of wrong) expect(() => renderForm({ target, words: each as typeof words })).toThrow();
  });

  it('cannot leave their attribute or their element', () => {
    const evil = '"><script>alert(1)</script>';
    const html = renderForm({
      target: { ...target, hidden: { [evil]: evil } },
      words: { ...words, send: evil },
    });
    expect(html).not.toContain('<script');
  });
});
