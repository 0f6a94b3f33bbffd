import { describe, expect, it } from 'vitest';
import { Site } from '../../schema/index.ts';
import { validate } from '../generator/rules/content-files.ts';
import { siteContent } from '../site-model.ts';

describe('the script that requires consent', () => {
  const { analytics } = Site.shape;

  it.each(['/count.js', '/scripts/visits-2.js'])('is valid: %s', (script) => {
    expect(analytics.safeParse({ script }).success).toBe(true);
  });

  it.each([
    'https://stats.example.com/count.js',
    '//stats.example.com/count.js',
    '/\\stats.example.com/count.js',
    'javascript:alert(1)//.js',
    '/count.js?site=1',
    '',
  ])('is invalid when it is not a script of the site: %j', (script) => {
    expect(analytics.safeParse({ script }).success).toBe(false);
  });
});

describe('the optional settings of the agency', () => {
  const file = 'content/shared/site.yaml';
  const settings = siteContent.facts.site;
  const person = { name: 'Lena', role: 'agent', languages: ['ar'] };
  const phone = { purpose: 'privacy', number: '+16265550142' };

  it('are valid when all are omitted or all are present', () => {
    const full = { ...settings, people: [{ ...person, hours: 'night' }], furtherPhones: [phone] };
    expect(validate({ [file]: settings }).diagnostics).toEqual([]);
    expect(validate({ [file]: full }).diagnostics).toEqual([]);
  });

  it.each([
    [{ people: [{ ...person, role: 'boss' }] }, 'people[0].role', 'agent, manager, office'],
    [
      { people: [{ ...person, languages: ['eo'] }] },
      'people[0].languages[0]',
      'no language of this site: ar, en, es',
    ],
    [{ people: [{ ...person, languages: undefined }] }, 'people[0].languages', 'such as [ar, en]'],
    [{ furtherPhones: [{ ...phone, purpose: 'fax' }] }, 'furtherPhones[0].purpose', 'complaints, payments'],
    [{ furtherPhones: [{ ...phone, number: '626-555' }] }, 'furtherPhones[0].number', 'with country code'],
  ])('are rejected at their location with the expected form: %j', (wrong, key, help) => {
    const { diagnostics } = validate({ [file]: { ...settings, ...wrong } });
    expect(diagnostics.map((problem) => problem.key)).toEqual([key]);
    expect(diagnostics[0]?.message).toContain(help);
  });
});
