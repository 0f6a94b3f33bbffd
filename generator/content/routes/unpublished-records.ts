/** Records that are there and not published: drafts, and those of a day that has not come. */
import { valueAt } from '../../../schema/data-path.ts';
import type { ContentFile, FileKind } from '../content-file.ts';
import { type DayOptions, findBuildDay } from './build-day.ts';
import { pathOfTarget } from './route.ts';

/** What decides which records are published. */
export type PublicationOptions = DayOptions & {
  /** Takes drafts in, too. @default false */
  readonly drafts?: boolean | undefined;
};

/**
 * A record that is held back: the file of its facts, the address that its page will have, without a language, and the
 * day on which it is published, undefined for a draft.
 */
export type UnpublishedRecord = ReturnType<typeof findUnpublishedRecords>[number];

/** The records that a build leaves out. */
export function findUnpublishedRecords(
  files: readonly ContentFile[],
  { drafts = false, ...options }: PublicationOptions,
) {
  const day = findBuildDay(files, options);
  return files.flatMap(({ kind, data, source }) => {
    if (kind.type !== 'collection-facts') return [];
    const isDraft = !drafts && isDraftRecord(data);
    const from = isDraft || day === undefined ? undefined : laterDay(data, day);
    if (!isDraft && from === undefined) return [];
    const address = pathOfTarget({ type: 'record', name: kind.name, id: kind.id });
    return [{ kind, file: source.path, address, from }];
  });
}

/** The day on which a record appears, when that is later. One that changed before it appeared has a wrong day. */
function laterDay(facts: unknown, day: string): string | undefined {
  const [published = '', updated = ''] = [dayAt(facts, 'published'), dayAt(facts, 'updated')];
  return published > day && updated >= published ? published : undefined;
}

/** Whether facts say that their record is a draft. */
export const isDraftRecord = (facts: unknown): boolean => valueAt(facts, ['draft']) === true;

/** Whether a file belongs to one of the records. */
export const isHeld = (file: FileKind, records: readonly Pick<UnpublishedRecord, 'kind'>[] = []): boolean =>
  'id' in file && records.some(({ kind }) => kind.id === file.id && kind.name === file.name);

/** Why a record is not published, after its name. */
export const stateOf = ({ from }: UnpublishedRecord): string =>
  from === undefined ? 'is a draft' : `appears on ${from}`;

/** The files without those of records that are held back. */
export const withoutRecords = (
  files: readonly ContentFile[],
  records: readonly UnpublishedRecord[],
): readonly ContentFile[] =>
  records.length === 0 ? files : files.filter(({ kind }) => !isHeld(kind, records));

function dayAt(data: unknown, field: string): string | undefined {
  const day = valueAt(data, [field]);
  return typeof day === 'string' && /^\d{4}-\d{2}-\d{2}$/u.test(day) ? day : undefined;
}
