/** Data of the agency that is still a placeholder. */

import { type DataPath, formatKey, valueAt } from '../data-path.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { placeholderStreet } from '../office.ts';
import type { FactContext, Rule } from '../rule.ts';
import { placeholderLicense } from '../site.ts';

/** Reports all placeholders in one note, or each as an error for a release. */
export const placeholderData: Rule<FactContext> = {
  ids: ['build/placeholder-data'],
  run: checkPlaceholderData,
};

function checkPlaceholderData(content: FactContext): Diagnostic[] {
  const found = [...findInSite(content), ...findInLanguages(content), ...findInOffices(content)];
  if (content.release) return found.map(explainValue);
  const [first] = found;
  return first === undefined ? [] : [explainAll(first, found)];
}

type PlaceholderValue = {
  readonly file: string;
  readonly path: DataPath;
  /** The name of the value in messages, in the singular. */
  readonly noun: string;
  /** The message and the fix for a release. @default a message that the value is a placeholder */
  readonly releaseProblem?: Pick<Diagnostic, 'message' | 'fix'>;
};

function explainValue({ file, path, noun, releaseProblem }: PlaceholderValue): Diagnostic {
  return {
    rule: 'build/placeholder-data',
    severity: 'error',
    location: { file, path },
    key: formatKey(path),
    message: `The ${noun} is a placeholder, and a release needs the agency's own.`,
    fix: 'Fill in the real value.',
    ...releaseProblem,
  };
}

function explainAll({ file, path }: PlaceholderValue, found: readonly PlaceholderValue[]): Diagnostic {
  const counts = [...Map.groupBy(found, ({ noun }) => noun)];
  const list = counts.map(([noun, { length }]) => (length === 1 ? noun : `${noun} (${length})`));
  return {
    rule: 'build/placeholder-data',
    location: { file, path },
    key: formatKey(path),
    message: `The site shows placeholders instead of the agency's data: ${list.join(', ')}.`,
    fix: 'Before publishing, fill them in: npm run check -- --release lists each with its line.',
  };
}

function findInSite({ facts }: FactContext): PlaceholderValue[] {
  const site = facts('site');
  if (site === undefined) return [];
  const { file, data } = site;
  const numbers = ['phones', 'furtherPhones'].flatMap((name) => {
    const phones = valueAt(data, [name]);
    return Array.isArray(phones) ? phones.map((_, index): DataPath => [name, index, 'number']) : [];
  });
  const hidden = Object.keys(Object(valueAt(data, ['contactForm', 'hidden'])));
  const candidates: { path: DataPath; noun: string; pattern: RegExp }[] = [
    { path: ['baseUrl'], noun: 'base address', pattern: exampleDomain },
    { path: ['agency', 'licenseNumber'], noun: 'licence number', pattern: placeholderLicense },
    ...numbers.map((path) => ({ path, noun: 'telephone number', pattern: /55501\d\d$/u })),
    { path: ['email'], noun: 'e-mail address', pattern: exampleDomain },
    { path: ['reviews'], noun: 'sample reviews', pattern: /^samples$/u },
    { path: ['security', 'contact', 0], noun: 'contact for security', pattern: exampleDomain },
    { path: ['contactForm', 'action'], noun: 'address of the form', pattern: formServicePlaceholder },
    ...hidden.map((name) => ({
      ...{
        path: ['contactForm', 'hidden', name],
        noun: 'hidden field of the form',
        pattern: formServicePlaceholder,
      },
    })),
  ];
  return candidates
    .filter(({ path, pattern }) => pattern.test(String(valueAt(data, path))))
    .map(({ path, noun }) => ({ file, path, noun }));
}

/** Domains that RFC 2606 reserves for examples. */
const exampleDomain = /(?:^|[@./])example(?:\.(?:com|net|org))?(?:[/:{]|$)/iu;

/** Placeholders of account ids in the documentation of form services and in the README. */
const formServicePlaceholder = new RegExp(`FORM_ID|ACCESS_KEY|${exampleDomain.source}`, 'iu');

/** Finds published languages without a named reviewer. */
function findInLanguages({ facts }: FactContext): PlaceholderValue[] {
  const site = facts('site');
  const languages = valueAt(site?.data, ['languages']);
  if (site === undefined || !Array.isArray(languages)) return [];
  return languages.flatMap((language: unknown, index) => {
    if (valueAt(language, ['draft']) === true || valueAt(language, ['reviewed']) !== undefined) return [];
    const tag = String(valueAt(language, ['tag']));
    const releaseProblem = {
      message: `The texts in "${tag}" have no named reviewer, which a release requires.`,
      fix: 'Add to the line: reviewed: { name: …, date: YYYY-MM-DD }',
    };
    return [{ file: site.file, path: ['languages', index], noun: 'reviewer of a language', releaseProblem }];
  });
}

function findInOffices({ facts }: FactContext): PlaceholderValue[] {
  const source = facts('offices');
  const offices = valueAt(source?.data, ['offices']);
  if (source === undefined || !Array.isArray(offices)) return [];
  return offices.flatMap((office: unknown, index) =>
    placeholderStreet.test(String(valueAt(office, ['street'])))
      ? [{ file: source.file, path: ['offices', index, 'street'], noun: 'street address' }]
      : [],
  );
}
