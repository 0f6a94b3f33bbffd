import { describe, expect, it } from 'vitest';
import { buildPlaceholderData } from '../../schema/checks/build/placeholder-data.ts';
import { refOutsideCounty } from '../../schema/checks/ref/outside-county.ts';
import { refRepeated } from '../../schema/checks/ref/repeated.ts';
import { refUnknown } from '../../schema/checks/ref/unknown.ts';
import { textReadTime } from '../../schema/checks/text/read-time.ts';
import { createRuleContext, facts, recordFacts, recordTexts } from '../generator/rules/content-files.ts';

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
  const problems = buildPlaceholderData.runOnFacts(createRuleContext(placeholderFiles, { release: true }));
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
  const problems = buildPlaceholderData.runOnFacts(createRuleContext(files, { release: true }));
  expect(problems.map(({ key }) => key)).toEqual(keys);
  for (const { fix } of problems) expect(fix).toContain('generator/docs/contact-form.md');
});

it('reports a police agency that is also a station of a city page, by its id or its name', () => {
  const agencies = ['first', 'second', 'third'].map((id) => ({ id, name: `The ${id} Police` }));
  const stations = [{ id: 'second', name: 'Other' }, { id: 'station', name: 'The third police' }, 5];
  const files = [facts('towns', { agencies: [...agencies, 7] }), recordFacts('cities', 'hill', { stations })];
  const file = 'content/shared/cities/hill.yaml';
  expect(
    refRepeated.runOnFacts(createRuleContext(files)).map(({ key, related }) => [key, related?.[0]?.location]),
  ).toEqual([
    ['agencies[1].id', { file, path: ['stations', 0, 'id'] }],
    ['agencies[2].id', { file, path: ['stations', 1, 'id'] }],
  ]);
});

it('requires a range when a row of the table of amounts names a figure', () => {
  const figures = { firstOffence: { kind: 'moneyRange' }, bail: { kind: 'money' } };
  const offences = [{ figure: 'firstOffence' }, { figure: 'bail' }, { from: 5000 }];
  const files = [facts('business', { figures }), facts('offences', { offences })];
  expect(refUnknown.runOnFacts(createRuleContext(files)).map(({ key }) => key)).toEqual([
    'offences[1].figure',
  ]);
});

describe('a point outside its county', () => {
  const counties = [
    recordFacts('counties', 'los-angeles', { fips: '06037' }),
    recordFacts('counties', 'orange-county', { fips: '06059' }),
  ];
  const keysOf = (files: Parameters<typeof createRuleContext>[0]) =>
    refOutsideCounty.runOnFacts(createRuleContext(files)).map(({ key }) => key);
  const problemsOfOffice = (latitude: number, longitude: number) =>
    keysOf([
      ...counties,
      facts('offices', { offices: [{ id: 'own', county: 'los-angeles', latitude, longitude }] }),
    ]);

  it('is in the sea, or on an island that the map omits', () => {
    expect(problemsOfOffice(33.9, -119.5)).toHaveLength(1);
    expect(problemsOfOffice(33.3428, -118.3282)).toHaveLength(1);
  });

  it('is ignored when the schema rejects its coordinates', () => {
    expect(problemsOfOffice(-118.1, 34.1)).toEqual([]);
    expect(keysOf([...counties, facts('offices', { offices: [{ latitude: 'x' }, 7] })])).toEqual([]);
  });

  it('is that of the ZIP code or the city of a jail, a court or a station', () => {
    const maps = facts('maps', {
      towns: [
        { id: 'irvine', latitude: 33.6695, longitude: -117.8231 },
        { id: 'pomona', latitude: 34.0553, longitude: -117.7523 },
      ],
      zips: [{ zip: '92660', latitude: 33.5, longitude: -118 }, { zip: '92661' }],
    });
    const towns = facts('towns', {
      towns: ['Irvine', 'Pomona'].map((name) => ({ id: name.toLowerCase(), name })),
    });
    const jails = [{ city: 'Irvine' }, { city: 'Pomona' }, { city: 'Tustin' }];
    const courts = [
      { city: 'Irvine', zip: '92660' },
      { city: 'Newport Beach', zip: '92661' },
    ];
    const county = recordFacts('counties', 'orange-county', { fips: '06059', jails, courts });
    const city = recordFacts('cities', 'irvine', {
      county: 'orange-county',
      stations: [{ city: 'Pomona' }, { city: 'Irvine' }],
    });
    expect(keysOf([county, city, maps, towns])).toEqual([
      'jails[1].city',
      'courts[0].city',
      'stations[0].city',
    ]);
    expect(keysOf([county, city, towns])).toEqual([]);
  });
});

describe('the read time of a post', () => {
  const words = (count: number) => 'word '.repeat(count).trim();

  /** For a post with `minutes` of reading time. */
  function check(minutes: unknown, texts: object) {
    const files = [recordFacts('blog', 'one', { minutes }), recordTexts('blog', 'one', texts)];
    const valuesOf = () => new Map([['hours', '24 hours a day']]);
    const context = createRuleContext(files, { valuesOf, sourceLanguage: 'en' });
    return textReadTime.run(context).map(({ fix }) => fix);
  }

  it.each([
    [150, 1, undefined],
    [150, 4, { yaml: 'minutes: 1' }],
    [799, 4, 'Add 1 words for 4 minutes, or cut 79 for 3.'],
    [800, 4, undefined],
    [960, 4, undefined],
    [961, 4, 'Add 39 words for 5 minutes, or cut 1 for 4.'],
    [1100, 4, { yaml: 'minutes: 5' }],
  ])('compares %i words with %i minutes', (count, minutes, fix) => {
    expect(check(minutes, { blocks: [{ type: 'list', items: [words(count)] }] })[0]).toEqual(fix);
  });

  it('counts the printed words of title, excerpt and blocks, and no punctuation or addresses', () => {
    const text = `${words(786)} {{hours}} — [ · ](/faq) {{unknown}}`;
    const texts = { title: words(5), excerpt: words(5), label: words(500), closing: { title: words(500) } };
    const checkText = (written: string) =>
      check(4, { ...texts, blocks: [{ type: 'paragraph', text: written }] });
    expect(checkText(text.replace('word ', ''))).toEqual([]);
    expect(checkText(text.replace('word word ', ''))).toHaveLength(1);
  });
});
