import { expect, it } from 'vitest';
import { placeholderData } from '../../../schema/checks/placeholder-data.ts';
import { createRuleContext, facts, recordFacts } from '../../generator/rules/content-files.ts';

const placeholderFiles = [
  facts('site', {
    baseUrl: 'https://www.example.com',
    agency: {
      licenseNumber: '0000000',
      furtherLicenses: [{ number: 'A123456' }, { number: '000000' }],
      insurer: 'Example Surety Company',
    },
    people: [{ license: '00000' }, {}],
    phones: [{ number: '+16265550100' }, { number: '+16262345678' }],
    messaging: [{ number: '+12135550142' }],
    email: 'info@example.org',
    security: { contact: ['https://bonds.test/report', 'tel:+16265550100', 'mailto:a@example.com'] },
    socialLinks: [{ url: 'https://social.test/a' }, { url: 'https://social.example/a' }],
    reviews: 'samples',
    contactForm: {
      action: 'https://formspree.io/f/FORM_ID',
      hidden: { form: 'contact', key: 'ACCESS_KEY', next: 'https://www.example.com{{thankYou}}' },
    },
    languages: [
      { tag: 'ar' },
      { tag: 'en', reviewed: { name: 'A. Reader', date: '2026-11-20' } },
      { tag: 'fr', reviewed: { name: '…', date: '2026-11-20' } },
      { tag: 'fa', draft: true },
      { tag: 'es' },
    ],
  }),
  facts('offices', {
    offices: [
      { street: '0 Example Street', latitude: 34.1, longitude: -118.1 },
      { street: '10 Oak Street', latitude: 34.2, longitude: -118.1 },
      { street: '11 Oak Street' },
    ],
  }),
  facts('maps', {
    towns: [
      { latitude: 34.2, longitude: -118.1 },
      { latitude: 34.1, longitude: -118.2 },
    ],
  }),
  facts('papers', { receipt: { lines: [{ text: 'Wait … here' }, { text: ' ... ' }] } }),
  recordFacts('counties', 'los-angeles', { lookup: { name: '…' } }),
];

it('reports each placeholder value and each unreviewed language as an error in a release', () => {
  const problems = placeholderData.run(createRuleContext(placeholderFiles, { release: true }));
  expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
  expect(problems.map(({ key }) => key)).toEqual([
    'baseUrl',
    'agency.licenseNumber',
    'agency.furtherLicenses[1].number',
    'people[0].license',
    'agency.insurer',
    'phones[0].number',
    'messaging[0].number',
    'email',
    'reviews',
    'security.contact[1]',
    'security.contact[2]',
    'socialLinks[1].url',
    'contactForm.action',
    'contactForm.hidden.key',
    'contactForm.hidden.next',
    'languages[0]',
    'languages[4]',
    'offices[0].street',
    'offices[1].latitude',
    'languages[2].reviewed.name',
    'receipt.lines[1].text',
    'lookup.name',
  ]);
});

it.each([
  ['a path', { action: '/api/contact' }, ['contactForm.action']],
  ['the page after sending', { action: '{{thankYou}}', hidden: {} }, ['contactForm.action']],
  ['a path whose receiver is confirmed', { action: '/api/contact', ownEndpoint: true }, []],
  ['Netlify Forms', { action: '{{thankYou}}', hidden: { 'form-name': 'contact' } }, []],
  ['a form service', { action: 'https://forms.test/f/1', hidden: {} }, []],
])('reports in a release whether %s receives the form', (_, contactForm, keys) => {
  const files = [facts('site', { contactForm })];
  const problems = placeholderData.run(createRuleContext(files, { release: true }));
  expect(problems.map(({ key }) => key)).toEqual(keys);
  for (const { fix } of problems) expect(fix).toContain('generator/docs/contact-form.md');
});
