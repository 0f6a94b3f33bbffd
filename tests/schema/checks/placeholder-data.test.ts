import { expect, it } from 'vitest';
import { placeholderData } from '../../../schema/checks/placeholder-data.ts';
import { createRuleContext, facts } from '../../generator/rules/content-files.ts';

const placeholderFiles = [
  facts('site', {
    baseUrl: 'https://www.example.com',
    agency: { licenseNumber: '0000000' },
    phones: [{ number: '+16265550100' }, { number: '+16262345678' }],
    email: 'info@example.org',
    reviews: 'samples',
    contactForm: {
      action: 'https://formspree.io/f/FORM_ID',
      hidden: { form: 'contact', key: 'ACCESS_KEY', next: 'https://www.example.com{{thankYou}}' },
    },
    languages: [
      { tag: 'ar' },
      { tag: 'en', reviewed: { name: 'A. Reader', date: '2026-11-20' } },
      { tag: 'fa', draft: true },
      { tag: 'es' },
    ],
  }),
  facts('offices', { offices: [{ street: '0 Example Street' }, { street: '10 Oak Street' }] }),
];

it('reports each placeholder value and each unreviewed language as an error in a release', () => {
  const problems = placeholderData.run(createRuleContext(placeholderFiles, { release: true }));
  expect(problems.every(({ severity }) => severity === 'error')).toBe(true);
  expect(problems.map(({ key }) => key)).toEqual([
    'baseUrl',
    'agency.licenseNumber',
    'phones[0].number',
    'email',
    'reviews',
    'contactForm.action',
    'contactForm.hidden.key',
    'contactForm.hidden.next',
    'languages[0]',
    'languages[3]',
    'offices[0].street',
  ]);
});
