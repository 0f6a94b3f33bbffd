import { valueAt } from '../../../schema/data-path.ts';
import type { ContentFile } from '../../content/content-file.ts';
import { findFacts } from '../../content/find-facts.ts';

/** Undefined when the list cannot be read. */
export function findAddressList(files: readonly ContentFile[]) {
  const list = findFacts(files, 'addresses');
  const pages: unknown = valueAt(list?.data, ['pages']);
  return list === undefined || !Array.isArray(pages)
    ? undefined
    : { file: list.file, pages: pages as readonly unknown[] };
}
