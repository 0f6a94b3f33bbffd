import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { createFormHandler } from '../../generator/hosting/form-handler.ts';
import { readPage } from '../../generator/hosting/form-server.ts';
import { filesIn } from '../../generator/hosting/static-files.ts';
import { Site } from '../../schema/index.ts';
import type { FormProblem } from '../../templates/form/form-page.tsx';
import { formSettingsOf } from '../../templates/form/message-form.ts';
import { readInterfaceCopy } from '../browser/interface-copy.ts';
import { addressIn, tags } from '../browser/languages.ts';
import { contactMessage } from '../contact-message.ts';
import { contextAt } from '../site-model.ts';
import { sharedOutput } from './built-pages.ts';
import { projectRoot } from './temporary-project.ts';

const settings = formSettingsOf(contextAt('/'));
const message = {
  ...contactMessage,
  fullName: 'Sara "<b>$& Haddad',
  subject: 'paymentInquiry',
  message: '</textarea><script>alert(1)</script>',
  smsConsent: 'yes',
};

async function post(fields: Readonly<Record<string, string>>, problem?: FormProblem, referrer = '') {
  const files = filesIn(sharedOutput());
  const handle = createFormHandler({
    ...settings,
    readPage: (address) => readPage(address, files),
    receive: async () => problem,
    now: () => new Date(0),
  });
  const request = new Request('http://localhost', {
    method: 'POST',
    headers: { Referer: referrer },
    body: new URLSearchParams(fields),
  });
  const response = await handle(request, { ip: '' });
  return { response, html: await response.text() };
}

const fieldTag = (html: string, name: string) =>
  new RegExp(`<(?:input|select|textarea)[^>]* name="${name}"[^>]*>`, 'u').exec(html)?.[0] ?? '';

describe.each(tags)('without scripts, in %s,', (tag) => {
  const { common, contactForm } = readInterfaceCopy(tag);
  const page = addressIn(tag, '/contact');
  const thankYou = addressIn(tag, '/contact/thank-you');

  it('a valid message leads to the thank-you page', async () => {
    const { response } = await post({ ...message, page, thankYou });
    expect([response.status, response.headers.get('Location')]).toEqual([303, thankYou]);
  });

  it('an incomplete message shows the form with the errors and the text of the visitor', async () => {
    const { response, html } = await post({ ...message, page, thankYou, fullName: '', subject: '' });
    expect(response.status).toBe(400);
    expect(html).toContain(`<html lang="${tag}"`);
    expect(html).toContain(`<title>${common.error} `);
    for (const name of ['fullName', 'subject'] as const) {
      expect(html).toContain(contactForm.errors[name]);
      expect(fieldTag(html, name)).toContain('aria-invalid="true"');
    }
    expect(html).not.toContain(contactForm.errors.message);
    expect(fieldTag(html, 'email')).toContain(`value="${message.email}"`);
    expect(fieldTag(html, 'smsConsent')).toContain('checked=""');
    expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect(html).toContain(`name="thankYou" value="${thankYou}"`);
  });

  it('a message that waits in the spool is called uncertain, and can be sent again', async () => {
    const { response, html } = await post({ ...message, page }, { status: 502 });
    expect(response.status).toBe(502);
    expect(html).toContain(contactForm.failures.unsure);
    expect(html).toContain(contactForm.failures.unconfirmed);
    expect(fieldTag(html, 'fullName')).toContain('value="Sara &quot;&lt;b&gt;$&amp; Haddad"');
    expect(html).toContain('<option value="paymentInquiry" selected=""');
  });
});

it('an error page has no scripts and keeps the styles, because scripts would empty the form', async () => {
  const { response, html } = await post({ page: addressIn('en', '/contact') });
  expect(html).not.toMatch(/<script|data-island="contact-form"/u);
  expect(html).toContain('<link rel="stylesheet" href="/assets/');
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
});

it.each(['/nowhere', 'javascript:alert(1)', '//evil.example/'])(
  'an error page for the unknown page %j is that of the default language',
  async (page) => {
    const { html } = await post({ page }, undefined, page);
    expect(html).toContain(readInterfaceCopy('ar').contactForm.errors.fullName);
  },
);

describe('the documentation of the contact form', () => {
  const readProject = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
  const documentation = readProject('generator/docs/contact-form.md');
  const blocks = [...documentation.matchAll(/\*\*([A-Z][^*.]*)\.?\*\*[\s\S]*?```yaml\n([\s\S]*?)```/gu)];
  const site = z
    .looseObject({ contactForm: Site.shape.contactForm })
    .parse(parse(readProject('content/shared/site.yaml')));

  it('has a block for each service', () => {
    expect(blocks).toHaveLength(documentation.match(/^\*\*/gmu)?.length ?? 0);
    expect(blocks.length).toBeGreaterThan(3);
  });

  it.each(blocks.map(([, name, yaml = '']) => [name, yaml] as const))('has valid settings: %s', (_, yaml) => {
    const { bounds } = site.contactForm;
    expect(() => Site.shape.contactForm.parse({ ...parse(yaml), bounds })).not.toThrow();
  });
});
