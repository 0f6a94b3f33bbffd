/**
 * Facts that a family acts upon, as they were corrected on 22 November 2026: seen on their pages in every language.
 * The numbers are not taken from the content, so that a slip there is found here.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText } from './read-html.ts';
import { sharedOutput } from './shared-output.ts';
import { listFiles } from './temporary-project.ts';

const prefixes = ['', 'en/', 'es/'];

/** What stands on a page, whatever its language. */
const onPage: Readonly<Record<string, readonly string[]>> = {
  'san-bernardino-county': [
    '323 W Court St',
    '9500 Etiwanda Ave',
    '630 E Rialto Ave',
    '9438 Commerce Way',
    '18000 Institution Rd',
    '247 W',
    '(909) 384-1888',
    '8303 Haven Ave',
    '91730',
    '(909) 350-9764',
    '14455 Civic Dr',
    '92392',
    '(760) 245-6215',
    '6527 White Feather Rd',
    '92252',
    '(760) 974-3048',
    '(909) 350-2476',
    '(909) 386-0969',
    '(760) 530-9300',
    '(909) 473-3689',
    '$30,000',
    '$150,000',
    '$500,000',
    '$1,000,000',
    'pd.sbcounty.gov',
  ],
  'riverside-county': [
    '4075 Main St',
    '30755-D Auld Rd',
    '92563',
    '311 E Ramsey St',
    '92220',
    '(951) 777-3147',
    '46-200 Oasis St',
    '92201',
    '(760) 393-2617',
    '265 N Broadway',
    '92225',
    '(951) 955-4500',
    '(951) 696-3050',
    '(951) 922-7300',
    '(760) 863-8252',
    '(760) 921-5780',
    'rivcopublicdefender.org',
  ],
  'los-angeles': [
    '(213) 473-6049',
    '(213) 893-5347',
    '(213) 893-5327',
    '(213) 473-6100',
    '(213) 893-5100',
    '(213) 893-5544',
    '$2,000,000',
    '825 Maple Ave',
    '14400 Erwin St Mall',
    '275 Magnolia Ave',
    '400 Civic Center Plaza',
    'pubdef.lacounty.gov',
    '210 W Temple St',
  ],
  'orange-county': [
    '550 N Flower St',
    '801 Civic Center Dr W',
    '(714) 647-4666',
    '(657) 622-6878',
    '$200,000',
    '$300,000',
    '700 Civic Center Dr W',
    '1275 N Berkeley Ave',
    '8141 13th St',
    '4601 Jamboree Rd',
    'pubdef.ocgov.com',
  ],
  pasadena: [
    '(213) 473-6100',
    '(626) 744-4501',
    '(626) 744-4241',
    '(626) 574-5150',
    '(626) 256-8000',
    '(818) 248-3464',
  ],
  alhambra: [
    '(213) 473-6100',
    '(626) 570-5145',
    '(626) 307-1479',
    '(626) 307-1233',
    '(626) 580-2100',
    '(626) 285-7171',
  ],
  faq: [
    '625.6',
    '(800) 799-7233',
    '10',
    '1276.1',
    '(213) 830-7911',
    '(213) 485-0439',
    '(213) 974-3002',
    '(213) 974-1234',
    '632',
    '(877) 411-5588',
  ],
  'service-area': ['(213) 830-7911', '(213) 485-0439', 'locator.ice.gov/odls', 'bop.gov/inmateloc'],
  'services/lowest-rates': ['1276.1'],
  'services/payment-options': ['1276.1'],
  'services/satisfaction-guaranteed': ['(800) 927-4357'],
  'blog/cosigning-a-bail-bond-duties-and-rights': ['1276.1', '(800) 927-4357'],
  'blog/collateral-and-exoneration-getting-it-back': ['(800) 927-4357', '90'],
  'blog/domestic-violence-arrest-bail-and-protective-orders': ['(800) 799-7233', '88788', '273.5', '15'],
  'blog/drug-possession-arrest-release-options': ['666.1', '11395'],
  'bail-bonds-guide': ['1276.1'],
  'blog/bail-hearing-and-ability-to-pay': ['1270.2'],
};

/** What no page says any more: old numbers, a court that hears no criminal case. */
const nowhere = [
  '(213) 893-5303',
  '(323) 568-4500',
  '(661) 295-7804',
  '(661) 295-8059',
  '(661) 295-8011',
  '235 E Mountain View',
  '135 N Alessandro',
];

const textOf = (file: string) =>
  readText(readFileSync(path.join(sharedOutput(), file), 'utf8')).replace(/[\u2066-\u2069]/gu, '');

describe.each(Object.entries(onPage))('%s', (page, facts) => {
  it.each(prefixes)('has its facts in the language of "%s"', (prefix) => {
    const text = textOf(`${prefix}${page}.html`);
    const links = readFileSync(path.join(sharedOutput(), `${prefix}${page}.html`), 'utf8');
    expect(facts.filter((fact) => !text.includes(fact) && !links.includes(fact))).toEqual([]);
  });
});

describe('every page', () => {
  const pages = () => listFiles(sharedOutput()).filter((file) => file.endsWith('.html'));

  it('is free of what was corrected', () => {
    const wrong = pages().flatMap((file) => {
      const text = textOf(file);
      return nowhere.filter((old) => text.includes(old)).map((old) => `${file}: ${old}`);
    });
    expect(wrong).toEqual([]);
  });

  it('names the domestic violence hotline with its number only', () => {
    const hotline =
      /domestic violence hotline|línea nacional (?:contra|de) la violencia doméstica|الخط الوطني للعنف/iu;
    const silent = pages().filter((file) => {
      const text = textOf(file);
      return hotline.test(text) && !text.includes('(800) 799-7233');
    });
    expect(silent).toEqual([]);
  });

  it('shows a day of checking nowhere, because no official page was opened on one', () => {
    const stamped = pages().filter((file) => /Checked: |Verificado|تاريخ التحقق/u.test(textOf(file)));
    expect(stamped).toEqual([]);
  });

  it('claims for no post a day before it was written', () => {
    const early = pages().filter((file) =>
      /"datePublished":"(?!2026-11-2)/u.test(readFileSync(path.join(sharedOutput(), file), 'utf8')),
    );
    expect(early).toEqual([]);
    expect(existsSync(path.join(sharedOutput(), 'blog.html'))).toBe(true);
  });
});
