/** Finds records that are not published: drafts, and those scheduled for a later day. */
import * as z from 'zod';
import { valueAt } from '../../../schema/data-path.ts';
import type { ContentFile, FileType } from '../content-file.ts';
import { type DayOptions, findBuildDay } from './build-day.ts';
import { pathOfTarget } from './route.ts';

const isoDay = z.iso.date();

export type PublicationOptions = DayOptions & { readonly drafts?: boolean | undefined };

/**
 * A record that is not published: the file of its facts, the address of its page without a language, and the day on
 * which it is published, undefined for a draft.
 */
export type UnpublishedRecord = ReturnType<typeof findUnpublishedRecords>[number];

export function findUnpublishedRecords(
  files: readonly ContentFile[],
  { drafts = false, ...options }: PublicationOptions,
) {
  const day = findBuildDay(files, options);
  return files.flatMap(({ fileType, data, source }) => {
    if (fileType.type !== 'collection-facts') return [];
    const isDraft = !drafts && isDraftRecord(data);
    const published = publicationDayOf(data);
    const isScheduled = published !== undefined && day !== undefined && published > day;
    if (!isDraft && !isScheduled) return [];
    const from = isDraft ? undefined : published;
    const address = pathOfTarget({ type: 'record', name: fileType.name, id: fileType.id });
    return [{ fileType, file: source.path, address, from }];
  });
}

/** Without a day, no record counts as scheduled. */
export const findDraftRecords = (files: readonly ContentFile[]): readonly UnpublishedRecord[] =>
  findUnpublishedRecords(files, {});

export const isDraftRecord = (facts: unknown): boolean => valueAt(facts, ['draft']) === true;

export const belongsToAny = (
  file: FileType,
  records: readonly Pick<UnpublishedRecord, 'fileType'>[] = [],
): boolean =>
  'id' in file && records.some(({ fileType }) => fileType.id === file.id && fileType.name === file.name);

/** `is a draft`, `appears on 2026-12-01`. */
export const describeStatus = ({ from }: UnpublishedRecord): string =>
  from === undefined ? 'is a draft' : `appears on ${from}`;

export const withoutRecords = (
  files: readonly ContentFile[],
  records: readonly UnpublishedRecord[],
): readonly ContentFile[] =>
  records.length === 0 ? files : files.filter(({ fileType }) => !belongsToAny(fileType, records));

/** In ISO form; undefined when the facts have none. */
export function publicationDayOf(facts: unknown): string | undefined {
  const day = valueAt(facts, ['published']);
  // A day that does not exist is reported as such, not as a day in the future.
  return isoDay.safeParse(day).data;
}
