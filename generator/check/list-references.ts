/** The places where facts name records: a city its county, a post its category. */
import type { CollectionName, DataPath } from '../../schema/index.ts';
import type { ContentFile } from '../validate/content-file.ts';
import { valueAt } from '../validate/data-path.ts';
import { type FactFile, findFacts, findRecordFacts } from './find-facts.ts';

/** What a reference may name: records of a collection, or items of a shared list. */
export type ReferenceTarget = CollectionName | 'offices' | 'offences' | 'directory';

/** A field of facts that holds references. */
export type ReferenceField = {
  readonly from: ReferenceTarget;
  /** Keys to the value; `each` stands for every item of a list. */
  readonly path: readonly (string | typeof each)[];
  readonly to: ReferenceTarget;
  /** What a message calls one of the records that are named. */
  readonly noun: string;
  /** Whether the page of the named record lists this one. */
  readonly isListedThere?: boolean;
};

/** A reference in a file. */
export type RecordReference = {
  readonly field: ReferenceField;
  readonly source: FactFile;
  /** Id of the record that holds the reference; undefined in a shared file. */
  readonly id: string | undefined;
  readonly path: DataPath;
};

const each = Symbol('each item of a list');

const fields: readonly ReferenceField[] = [
  { from: 'offices', path: ['offices', each, 'county'], to: 'counties', noun: 'county' },
  { from: 'offences', path: ['notes', each, 'county'], to: 'counties', noun: 'county' },
  { from: 'offences', path: ['offences', each, 'noteCounty'], to: 'counties', noun: 'county' },
  { from: 'offences', path: ['offences', each, 'county'], to: 'counties', noun: 'county' },
  { from: 'counties', path: ['lookup', 'phone'], to: 'directory', noun: 'number of the directory' },
  { from: 'counties', path: ['lines', each, 'phone'], to: 'directory', noun: 'number of the directory' },
  { from: 'counties', path: ['defender', 'phone'], to: 'directory', noun: 'number of the directory' },
  { from: 'counties', path: ['jails', each, 'phone'], to: 'directory', noun: 'number of the directory' },
  { from: 'counties', path: ['courts', each, 'phone'], to: 'directory', noun: 'number of the directory' },
  { from: 'cities', path: ['stations', each, 'phone'], to: 'directory', noun: 'number of the directory' },
  { from: 'counties', path: ['posts', each], to: 'blog', noun: 'post' },
  { from: 'counties', path: ['amounts', each, 'offence'], to: 'offences', noun: 'offence' },
  { from: 'cities', path: ['county'], to: 'counties', noun: 'county', isListedThere: true },
  { from: 'cities', path: ['office'], to: 'offices', noun: 'office' },
  { from: 'blog', path: ['category'], to: 'blog-categories', noun: 'category', isListedThere: true },
  { from: 'blog', path: ['related', each], to: 'blog', noun: 'other post' },
];

/** Every reference of the facts, whether it names something or not. */
export function listReferences(files: readonly ContentFile[]): RecordReference[] {
  return fields.flatMap((field) =>
    sourcesOf(field, files).flatMap(({ source, id }) =>
      expandPath(source.data, field.path).map((path) => ({ field, source, id, path })),
    ),
  );
}

function sourcesOf(
  { from }: ReferenceField,
  files: readonly ContentFile[],
): Pick<RecordReference, 'source' | 'id'>[] {
  if (from !== 'offices' && from !== 'offences' && from !== 'directory') {
    return findRecordFacts(files, from).map((source) => ({ source, id: source.id }));
  }
  const source = findFacts(files, from);
  return source === undefined ? [] : [{ source, id: undefined }];
}

/** The paths that a pattern stands for in some data. */
function expandPath(data: unknown, pattern: ReferenceField['path'], before: DataPath = []): DataPath[] {
  const [part, ...rest] = pattern;
  if (part === undefined) return [before];
  if (part !== each) return expandPath(data, rest, [...before, part]);
  const list = valueAt(data, before);
  if (!Array.isArray(list)) return [];
  return list.flatMap((_, index) => expandPath(data, rest, [...before, index]));
}
