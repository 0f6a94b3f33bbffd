import { expect, it } from 'vitest';
import { parseArguments } from '../../../generator/commands/parse-arguments.ts';
import { selectProblems } from '../../../generator/commands/selection.ts';
import type { Diagnostic } from '../../../generator/diagnostics/index.ts';

const site = {
  languages: ['ar', 'en', 'fr'],
  routes: [
    { path: '/faq', files: { ar: ['content/ar/faq.yaml'], en: ['content/en/faq.yaml'] } },
    { path: '/blog/first', files: { ar: ['content/ar/first.yaml'], en: ['content/en/first.yaml'] } },
  ],
};
const files = ['ar/faq', 'ar/first', 'en/faq', 'en/first', 'fr/faq', 'shared/site'];
const problems = files.map(
  (name): Diagnostic => ({
    rule: 'text/html',
    place: { file: `content/${name}.yaml` },
    message: 'A problem.',
  }),
);
/** A language lacks what another one has. */
const missing: Diagnostic = {
  rule: 'i18n/missing',
  language: 'ar',
  place: { file: 'content/en/faq.yaml' },
  message: 'Missing.',
};

const select = (...args: readonly string[]) =>
  selectProblems([...problems, missing], parseArguments(['check', ...args]), site).map(
    ({ rule, place }) => `${rule === missing.rule ? 'missing ' : ''}${place.file.slice(8, -5)}`,
  );

it.each([
  [
    ['--language', 'en'],
    ['en/faq', 'en/first', 'shared/site'],
  ],
  [
    ['--language', 'fr,ar'],
    ['ar/faq', 'ar/first', 'fr/faq', 'shared/site', 'missing en/faq'],
  ],
  [
    ['--language', 'fr', '--language', 'en'],
    ['en/faq', 'en/first', 'fr/faq', 'shared/site'],
  ],
  [['--route', '/faq'], ['ar/faq']],
  [
    ['--route', '/en/*'],
    ['en/faq', 'en/first', 'missing en/faq'],
  ],
  [
    ['--route', '*/blog/*'],
    ['ar/first', 'en/first'],
  ],
  [
    ['--route', '/en/*', '--language', 'en'],
    ['en/faq', 'en/first'],
  ],
  [[], [...files, 'missing en/faq']],
])('check %j tells the problems of %j', (args, expected) => {
  expect(select(...args)).toEqual(expected);
});

it('a language or an address that the site does not have is wrong use', () => {
  expect(() => select('--language', 'sv')).toThrow(
    '--language takes tags of the site, ar, en, fr, not "sv".',
  );
  expect(() => select('--route', '/nowhere')).toThrow('No page has an address such as /nowhere.');
});
