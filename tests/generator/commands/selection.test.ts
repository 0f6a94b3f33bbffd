import { expect, it } from 'vitest';
import { parseArguments } from '../../../generator/commands/parse-arguments.ts';
import { selectProblems } from '../../../generator/commands/selection.ts';
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts';

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
    location: { file: `content/${name}.yaml` },
    message: 'A problem.',
  }),
);
const missingText: Diagnostic = {
  rule: 'i18n/missing',
  language: 'ar',
  location: { file: 'content/en/faq.yaml' },
  message: 'Missing.',
};

/** With a question mark for a missing text. */
const select = (command: string) =>
  selectProblems([...problems, missingText], parseArguments(command.split(' ')), site)
    .map(({ rule, location }) => `${location.file.slice(8, -5)}${rule === missingText.rule ? '?' : ''}`)
    .join(' ');

it.each([
  ['check --language en', 'en/faq en/first shared/site'],
  ['check --language fr,ar', 'ar/faq ar/first fr/faq shared/site en/faq?'],
  ['check --language fr --language en', 'en/faq en/first fr/faq shared/site'],
  ['check --route /faq', 'ar/faq'],
  ['check --route /en/*', 'en/faq en/first en/faq?'],
  ['check --route */blog/*', 'ar/first en/first'],
  ['check --route /en/* --language en', 'en/faq en/first'],
  ['check', 'ar/faq ar/first en/faq en/first fr/faq shared/site en/faq?'],
])('%s reports the problems of %s', (command, expected) => {
  expect(select(command)).toBe(expected);
});

it('rejects an unknown language or address', () => {
  expect(() => select('check --language sv')).toThrow(
    '--language takes tags of the site, ar, en, fr, not "sv".',
  );
  expect(() => select('check --route /nowhere')).toThrow('No page has an address such as /nowhere.');
});
