import { type CollectionName, collections, type FactFileName, type TextFileName } from './collections.ts';
import { type DataPath, valueAt } from './data-path.ts';
import { paperIds } from './paper.ts';

/** Matches every item of a list in a path. */
export const each = Symbol('each item of a list');

export type PathPattern = readonly (string | typeof each)[];

export type ReferenceField = {
  readonly from: CollectionName | FactFileName;
  readonly path: PathPattern;
  /** The collection, or the shared file, whose records they name. */
  readonly to: CollectionName | keyof typeof sharedRecords;
  readonly noun: string;
  /** Whether the page of the named record lists this one. */
  readonly isListedThere?: boolean;
};

/** The field that contains the records, as items with ids or by name. */
export const sharedRecords = {
  offices: ['offices'],
  offences: ['offences'],
  network: ['exits'],
  directory: ['numbers'],
  towns: ['towns'],
} as const satisfies Partial<Record<FactFileName, DataPath>>;

const number = { to: 'directory', noun: 'number of the directory' } as const;
const county = { to: 'counties', noun: collections.counties.noun } as const;

export const referenceFields: readonly ReferenceField[] = [
  { from: 'site', path: ['headOffice'], to: 'offices', noun: 'office' },
  { from: 'site', path: ['agency', 'furtherLicenses', each, 'office'], to: 'offices', noun: 'office' },
  { from: 'offices', path: ['offices', each, 'county'], ...county },
  { from: 'offences', path: ['notes', each, 'county'], ...county },
  { from: 'offences', path: ['offences', each, 'noteCounty'], ...county },
  { from: 'offences', path: ['offences', each, 'county'], ...county },
  { from: 'network', path: ['exits', each, 'county'], ...county },
  { from: 'counties', path: ['lookup', 'phone'], ...number },
  { from: 'counties', path: ['lines', each, 'phone'], ...number },
  { from: 'counties', path: ['defender', 'phone'], ...number },
  { from: 'counties', path: ['jails', each, 'phone'], ...number },
  { from: 'counties', path: ['courts', each, 'phone'], ...number },
  { from: 'cities', path: ['stations', each, 'phone'], ...number },
  { from: 'towns', path: ['agencies', each, 'phone'], ...number },
  { from: 'towns', path: ['towns', each, 'county'], ...county },
  { from: 'maps', path: ['towns', each, 'id'], to: 'towns', noun: 'place' },
  { from: 'counties', path: ['posts', each], to: 'blog', noun: collections.blog.noun },
  { from: 'counties', path: ['amounts', each, 'offence'], to: 'offences', noun: 'offence' },
  { from: 'cities', path: ['county'], ...county, isListedThere: true },
  { from: 'cities', path: ['office'], to: 'offices', noun: 'office' },
  {
    from: 'blog',
    path: ['category'],
    to: 'blog-categories',
    noun: collections['blog-categories'].noun,
    isListedThere: true,
  },
  { from: 'blog', path: ['related', each], to: 'blog', noun: 'other post' },
];

export type RecordWithFacts = (
  | { readonly type: 'texts'; readonly name: TextFileName & FactFileName }
  | { readonly type: 'collection-texts'; readonly name: CollectionName }
) & {
  /** Block of the texts whose keys are ids. */
  readonly block: DataPath;
  /** List of the facts that has these ids, or whose items have them. */
  readonly list: DataPath;
  readonly noun: string;
};

const ofCounty = { type: 'collection-texts', name: 'counties' } as const;
const ofCity = { type: 'collection-texts', name: 'cities' } as const;

export const recordsWithFacts: readonly RecordWithFacts[] = [
  { type: 'texts', name: 'offices', block: ['offices'], list: ['offices'], noun: 'office' },
  { type: 'texts', name: 'towns', block: ['towns'], list: ['towns'], noun: 'place' },
  { type: 'texts', name: 'towns', block: ['agencies'], list: ['agencies'], noun: 'police agency' },
  { type: 'texts', name: 'reviews', block: ['reviews'], list: ['reviews'], noun: 'review' },
  { type: 'texts', name: 'network', block: ['exits'], list: ['exits'], noun: 'exit' },
  {
    type: 'texts',
    name: 'network',
    block: ['release', 'times'],
    list: ['releaseTimes'],
    noun: 'release time',
  },
  { type: 'texts', name: 'offences', block: ['offences'], list: ['offences'], noun: 'offence' },
  { type: 'texts', name: 'offences', block: ['notes'], list: ['notes'], noun: 'note' },
  { type: 'texts', name: 'jail-words', block: ['words'], list: ['words'], noun: 'word' },
  ...paperIds.map((paper) => {
    const lines = [paper, 'lines'];
    return { type: 'texts', name: 'papers', block: lines, list: lines, noun: 'explained line' } as const;
  }),
  { ...ofCounty, block: ['places', 'jails'], list: ['jails'], noun: 'jail' },
  { ...ofCounty, block: ['places', 'courts'], list: ['courts'], noun: 'court' },
  { ...ofCounty, block: ['places', 'lines'], list: ['lines'], noun: 'line' },
  { ...ofCounty, block: ['places', 'custody'], list: ['custody'], noun: 'topic' },
  { ...ofCity, block: ['served'], list: ['served'], noun: 'served place' },
  { ...ofCity, block: ['stations'], list: ['stations'], noun: 'station' },
];

export function pathsMatching(data: unknown, pattern: PathPattern, prefix: DataPath = []): DataPath[] {
  const [segment, ...rest] = pattern;
  if (segment === undefined) return [prefix];
  if (segment !== each) return pathsMatching(data, rest, [...prefix, segment]);
  const list = valueAt(data, prefix);
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, index) => pathsMatching(data, rest, [...prefix, index]));
}
