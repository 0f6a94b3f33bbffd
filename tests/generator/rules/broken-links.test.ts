import { describe, expect, it } from 'vitest';
import { checkLinks } from '../../../generator/rules/broken-links.ts';
import { excerptOf } from '../../../generator/rules/rule-context.ts';
import { textsOf } from './content-files.ts';

const routes = [
  { path: '/', anchors: [] },
  { path: '/faq', anchors: ['what-it-costs'] },
  { path: '/services', anchors: ['bonds'] },
  { path: '/services/fast-release', anchors: [] },
];
const telFix = 'Write tel: and the number with + and country code, or its placeholder.';
const check = (target: string) =>
  checkLinks({
    ...excerptOf({ texts: textsOf('en', { rich: `See [this](${target}).` }), valuesOf: () => new Map() }),
    routes,
    languages: ['ar', 'en'],
  }).map(({ rule, fix }) => [rule, fix]);

describe('checkLinks', () => {
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
  ])('refuses %s as %s', (target, rule, fix) => {
    expect(check(target)).toEqual([[rule, fix]]);
  });
});
