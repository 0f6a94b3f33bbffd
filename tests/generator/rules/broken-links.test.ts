import { describe, expect, it } from 'vitest';
import { extractTextFacts } from '../../../generator/content/content-index.ts';
import { brokenLinks } from '../../../generator/rules/broken-links.ts';
import { route, textsOf } from './content-files.ts';

const routes = [
  route('/'),
  route('/faq', ['what-it-costs']),
  route('/services', ['bonds']),
  route('/services/fast-release'),
];
const telFix = 'Write tel: and the number with + and country code, or its placeholder.';
const check = (target: string) =>
  brokenLinks
    .run({
      ...extractTextFacts({
        texts: textsOf('en', { rich: `See [this](${target}).` }),
        valuesOf: () => new Map(),
      }),
      routes,
      languages: ['ar', 'en'],
      files: [],
      unpublished: [],
    })
    .map(({ rule, fix }) => [rule, fix]);

describe('brokenLinks', () => {
  it.each([
    '/',
    '/faq',
    '/faq#what-it-costs',
    'https://courts.example/a?b=c#d',
    'tel:+16262345678',
    'tel:{{phone}}',
    'tel:911',
    'tel:+442079460958',
    'mailto:{{email}}',
  ])('accepts %s', (target) => {
    expect(check(target)).toEqual([]);
  });

  it.each([
    ['/Services', 'link/broken', 'Write /services'],
    ['/services/', 'link/broken', 'Write /services'],
    ['/faq.html#what-it-costs', 'link/broken', 'Write /faq#what-it-costs'],
    [
      '#what-it-costs',
      'link/broken',
      'Write the whole address of a page, such as /services or /faq#a-question.',
    ],
    ['/ar', 'link/language', 'Write /'],
    ['/en/fast-release#x', 'link/language', 'Write /services/fast-release#x'],
    [
      '/services/fast-release#x',
      'link/anchor',
      'Write /services/fast-release, which has no sections to link to.',
    ],
    ['tel:+1626234567', 'link/scheme', telFix],
    ['tel:6262345678', 'link/scheme', telFix],
    ['HTTPS://courts.example', 'link/scheme', 'Write https://courts.example'],
    ['JavaScript:alert', 'link/scheme', 'Link to a page of the site, such as /services.'],
    ['data:text/html,x', 'link/scheme', 'Link to a page of the site, such as /services.'],
  ])('rejects %s as %s', (target, rule, fix) => {
    expect(check(target)).toEqual([[rule, fix]]);
  });
});
