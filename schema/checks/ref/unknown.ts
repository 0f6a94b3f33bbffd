import { type CollectionName, type FactFileName, isSharedFile } from '../../collections.ts';
import type { NameReference } from '../../content-index.ts';
import { countyShape } from '../../county-shapes.ts';
import { completeIdsOf, formatKey, valueAt } from '../../data-path.ts';
import { findFigures } from '../../find-placeholders.ts';
import { paperIds } from '../../paper.ts';
import { placeholderFiles } from '../../placeholder-names.ts';
import { each, type PathPattern, pathsMatching } from '../../references.ts';
import type { Check, FactContext, Problem } from '../../rule.ts';
import { listPlaces } from '../shared/map-points.ts';

/** References of facts that depend on other facts than the records in `references.ts`. */
export const refUnknown = {
  id: 'ref/unknown',
  runOnFacts: (content) => [
    ...checkFigures(content),
    ...checkCourts(content),
    ...checkTowns(content),
    ...checkPolice(content),
    ...checkCountyCodes(content),
    ...checkMapPoints(content),
  ],
} satisfies Check;

type FigureField = {
  readonly from: FactFileName | CollectionName;
  readonly path: PathPattern;
  readonly kinds: readonly string[];
};

const amounts = ['money', 'premium'];

const figureFields: readonly FigureField[] = [
  { from: 'business', path: ['premiumRate'], kinds: ['percent'] },
  { from: 'business', path: ['bailExamples', each], kinds: ['money'] },
  { from: 'offences', path: ['offences', each, 'figure'], kinds: ['moneyRange'] },
  ...paperIds.map(
    (paper): FigureField => ({ from: 'papers', path: [paper, 'lines', each, 'figure'], kinds: amounts }),
  ),
  { from: 'network', path: ['releaseParts', each, 'time'], kinds: ['duration'] },
  { from: 'network', path: ['releaseTimes', each, 'time'], kinds: ['duration'] },
  { from: 'services', path: ['diagram', 'time'], kinds: ['duration'] },
  { from: 'services', path: ['diagram', 'payments', each, 'amount'], kinds: amounts },
];

function checkFigures(content: FactContext): Problem[] {
  const figures = findFigures(content);
  const business = content.facts('business');
  if (figures === undefined || business === undefined) return [];
  const namesOf = (...kinds: readonly string[]) =>
    [...figures].flatMap(([name, { kind }]) => (kinds.includes(kind) ? name : []));
  const check = (source: NameReference['source'], path: PathPattern, kinds: readonly string[]) =>
    checkNames(content, path, {
      source,
      noun: `figure of the kind ${kinds.join(' or ')}`,
      known: namesOf(...kinds),
      definedIn: placeholderFiles.figures,
    });
  return [
    ...figureFields.flatMap(({ from, path, kinds }) => {
      const sources = isSharedFile(from) ? [content.facts(from) ?? []].flat() : content.records(from);
      return sources.flatMap((source) => check(source, path, kinds));
    }),
    ...namesOf('premium').flatMap((name) => check(business, ['figures', name, 'of'], ['money'])),
  ];
}

const checkNames = (
  { checkName }: FactContext,
  pattern: PathPattern,
  reference: Omit<NameReference, 'path'>,
): Problem[] =>
  pathsMatching(reference.source.data, pattern).flatMap((path) => checkName({ ...reference, path }));

/** The courts of a city are courts of the guide to its county. */
function checkCourts(content: FactContext): Problem[] {
  const counties = new Map(content.records('counties').map((county) => [county.id, county]));
  return content.records('cities').flatMap((source) => {
    const county = counties.get(String(valueAt(source.data, ['county'])));
    const known = completeIdsOf(valueAt(county?.data, ['courts']))?.map(({ id }) => id);
    if (county === undefined || known === undefined) return [];
    const noun = `court of "${county.id}"`;
    return checkNames(content, ['courts', each], { source, noun, known, definedIn: county.file });
  });
}

/** The places that city pages serve, and the cities of jails, are in the list of towns, if the site has one. */
function checkTowns(content: FactContext): Problem[] {
  const list = content.facts('towns');
  const towns = completeIdsOf(valueAt(list?.data, ['towns'])) ?? [];
  if (list === undefined || towns.length === 0) return [];
  const place = { noun: 'place', definedIn: list.file };
  const ids = towns.map(({ id }) => id);
  const names = towns.map(({ index }) => String(valueAt(list.data, ['towns', index, 'name'])));
  return [
    ...content
      .records('cities')
      .flatMap((source) => checkNames(content, ['served', each], { ...place, source, known: ids })),
    ...content
      .records('counties')
      .flatMap((source) => checkNames(content, ['jails', each, 'city'], { ...place, source, known: names })),
  ];
}

/** The police of a place is an agency of the list or a station of a city page. */
function checkPolice(content: FactContext): Problem[] {
  const source = content.facts('towns');
  if (source === undefined) return [];
  const lists = [
    valueAt(source.data, ['agencies']),
    ...content.records('cities').map(({ data }) => valueAt(data, ['stations'])),
  ];
  const ids = lists.map(completeIdsOf);
  // The agencies are unknown when one of the lists cannot be read.
  if (ids.includes(undefined)) return [];
  const known = ids.flatMap((list = []) => list.map(({ id }) => id));
  const reference = { source, noun: 'police agency', known, definedIn: source.file };
  return checkNames(content, ['towns', each, 'police', each], reference);
}

const checkCountyCodes = ({ records }: FactContext): Problem[] =>
  records('counties').flatMap(({ file, data }) => {
    const code = valueAt(data, ['fips']);
    if (typeof code !== 'string' || !/^\d{5}$/u.test(code) || countyShape(code) !== undefined) return [];
    return {
      location: { file, path: ['fips'] },
      key: 'fips',
      message: `No county has the Census code ${code}, so the map cannot show it.`,
      fix: 'Write the code of the county: 06 for California and three digits, such as "06037" for Los Angeles County.',
    };
  });

function checkMapPoints(content: FactContext): Problem[] {
  return listPlaces(content)
    .filter(({ point }) => point === undefined)
    .map(({ file, path, city, mapsFile }) => ({
      location: { file, path },
      key: formatKey(path),
      message: `The maps have no point for the city ${city}.`,
      fix: `Write the point of ${city} into towns of ${mapsFile}, and its line into towns.yaml if it has none.`,
    }));
}
