import { type CollectionName, collections, type FactFileName, factFiles } from '../../collections.ts';
import { type DataPath, formatKey, isPlainObject, valueAt } from '../../data-path.ts';
import { placeholderStreet } from '../../office.ts';
import type { FactContext, Problem, Rule } from '../../rule.ts';
import { placeholderLicense } from '../../site.ts';

export const buildPlaceholderData = {
  id: 'build/placeholder-data',
  severity: 'note',
  summary: 'The settings hold the real data of the agency.',
  runOnFacts: checkPlaceholderData,
} satisfies Rule;

/** A release reports each placeholder as an error, other runs report all in one note. */
function checkPlaceholderData(content: FactContext): Problem[] {
  const found = [
    ...findInSite(content),
    ...findReceiver(content),
    ...findInLanguages(content),
    ...findInOffices(content),
    ...findEllipses(content),
  ];
  if (content.release) return found.map(valueDiagnostic);
  const [first] = found;
  return first === undefined ? [] : [allDiagnostic(first, found)];
}

type PlaceholderValue = {
  readonly file: string;
  readonly path: DataPath;
  readonly noun: string;
  /** The message and the fix for a release. @default a message that the value is a placeholder */
  readonly releaseProblem?: Pick<Problem, 'message' | 'fix'>;
};

const valueDiagnostic = ({ file, path, noun, releaseProblem }: PlaceholderValue): Problem => ({
  severity: 'error',
  location: { file, path },
  key: formatKey(path),
  message: `The ${noun} is a placeholder, and a release needs the agency's own.`,
  fix: 'Fill in the real value.',
  ...releaseProblem,
});

function allDiagnostic({ file, path }: PlaceholderValue, found: readonly PlaceholderValue[]): Problem {
  const counts = [...Map.groupBy(found, ({ noun }) => noun)];
  const list = counts.map(([noun, { length }]) => (length === 1 ? noun : `${noun} (${length})`));
  return {
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
  const fieldsOf = (list: DataPath, ...field: DataPath) => {
    const items = valueAt(data, list);
    return Array.isArray(items) ? items.map((_, index): DataPath => [...list, index, ...field]) : [];
  };
  const numbers = ['phones', 'furtherPhones', 'messaging'].flatMap((name) => fieldsOf([name], 'number'));
  const licenses = [
    ['agency', 'licenseNumber'],
    ...fieldsOf(['agency', 'furtherLicenses'], 'number'),
    ...fieldsOf(['people'], 'license'),
  ];
  const links = ['socialLinks', 'creditLinks'].flatMap((name) => fieldsOf([name], 'url'));
  const hidden = Object.keys(Object(valueAt(data, ['contactForm', 'hidden'])));
  const candidates: { path: DataPath; noun: string; pattern: RegExp }[] = [
    { path: ['baseUrl'], noun: 'base address', pattern: exampleDomain },
    ...licenses.map((path) => ({ path, noun: 'license number', pattern: placeholderLicense })),
    { path: ['agency', 'insurer'], noun: 'insurance company', pattern: /\bexample\b/iu },
    ...numbers.map((path) => ({ path, noun: 'telephone number', pattern: placeholderPhone })),
    { path: ['email'], noun: 'e-mail address', pattern: exampleDomain },
    { path: ['reviews'], noun: 'sample reviews', pattern: /^samples$/u },
    ...fieldsOf(['security', 'contact']).map((path) => {
      const pattern = new RegExp(`${placeholderPhone.source}|${exampleDomain.source}`, 'iu');
      return { path, noun: 'contact for security', pattern };
    }),
    ...links.map((path) => ({ path, noun: 'link in the footer', pattern: exampleDomain })),
    { path: ['contactForm', 'action'], noun: 'address of the form', pattern: formServicePlaceholder },
    ...hidden.map((name) => {
      const path = ['contactForm', 'hidden', name];
      return { path, noun: 'hidden field of the form', pattern: formServicePlaceholder };
    }),
  ];
  return candidates
    .filter(({ path, pattern }) => pattern.test(String(valueAt(data, path))))
    .map(({ path, noun }) => ({ file, path, noun }));
}

/** Numbers that the North American plan reserves for fiction. */
const placeholderPhone = /55501\d\d$/u;

/** Domains that RFC 2606 reserves for examples. */
const exampleDomain = /(?:^|[@./])example(?:\.(?:com|net|org))?(?:[/:{]|$)/iu;

/** Placeholders of account ids in the documentation of form services and in the README. */
const formServicePlaceholder = new RegExp(`FORM_ID|ACCESS_KEY|${exampleDomain.source}`, 'iu');

/** Nobody may receive messages of such a form. Netlify Forms are known by their `form-name`. */
function findReceiver({ facts }: FactContext): PlaceholderValue[] {
  const site = facts('site');
  const form = valueAt(site?.data, ['contactForm']);
  const isOnSite = /^(?:\/|\{\{)/u.test(String(valueAt(form, ['action'])));
  const isConfirmed =
    valueAt(form, ['ownEndpoint']) === true || valueAt(form, ['hidden', 'form-name']) !== undefined;
  if (site === undefined || !isOnSite || isConfirmed) return [];
  const releaseProblem = {
    message: 'The form posts to this site, but nothing confirms that its messages are received there.',
    fix: 'Choose a receiver: generator/docs/contact-form.md lists form services, and the handler that needs ownEndpoint: true.',
  };
  return [{ file: site.file, path: ['contactForm', 'action'], noun: 'receiver of the form', releaseProblem }];
}

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
  const towns = valueAt(facts('maps')?.data, ['towns']);
  const townPoints = Array.isArray(towns) ? towns.map(pointOf) : [];
  const { file } = source;
  return offices.flatMap((office: unknown, index): PlaceholderValue[] => {
    const path = ['offices', index];
    const street = { file, path: [...path, 'street'], noun: 'street address' };
    const point = {
      file,
      path: [...path, 'latitude'],
      noun: 'point of an office',
      releaseProblem: townPoint,
    };
    return [
      ...(placeholderStreet.test(String(valueAt(office, ['street']))) ? [street] : []),
      ...(townPoints.includes(pointOf(office)) ? [point] : []),
    ];
  });
}

const pointOf = (place: unknown): string =>
  ['latitude', 'longitude'].map((key) => valueAt(place, [key])).join(' ');

const townPoint = {
  message: 'The office is at the point of its city, so maps show it at the wrong place.',
  fix: 'Write the latitude and longitude of the building.',
};

/** Values that were copied with the ellipsis of an example. */
function findEllipses({ facts, records }: FactContext): PlaceholderValue[] {
  const sources = [
    ...(Object.keys(factFiles) as FactFileName[]).map((name) => facts(name)),
    ...(Object.keys(collections) as CollectionName[]).flatMap((name) => records(name)),
  ];
  return sources.flatMap((source) =>
    source === undefined
      ? []
      : listEllipses(source.data).map((path) => ({ file: source.file, path, noun: 'value "…"' })),
  );
}

function listEllipses(value: unknown, path: DataPath = []): DataPath[] {
  if (typeof value === 'string') return /^\s*(?:…|\.{3})\s*$/u.test(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => listEllipses(item, [...path, index]));
  if (!isPlainObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => listEllipses(inner, [...path, key]));
}
